// The window that lies over the page, if any. There is one of each, whatever screen is shown.
export const windows = $state<{ open: "settings" | "shortcuts" | null }>({ open: null });
