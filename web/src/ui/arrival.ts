// A new screen: screen readers should announce it, and continue from there.

/** For the heading of a screen: it takes the focus that the screen before has left to nobody. */
export function arrival(heading: HTMLElement): void {
  heading.tabIndex = -1;
  if (document.activeElement === document.body || document.activeElement === null) heading.focus();
}
