// The rule that a player at the table asked to read; null when none.
export const asked = $state<{ rule: string | null }>({ rule: null });
