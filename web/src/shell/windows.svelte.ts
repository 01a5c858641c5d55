// The window that lies over the page, if any. There is one of each, whatever screen is shown.
type Window = "settings" | "shortcuts";

export const windows = $state<{ open: Window | null }>({ open: null });

/** Open a window, or close it. A window that reports late that it was closed leaves the next one open. */
export function setOpen(window: Window, open: boolean): void {
  if (open) windows.open = window;
  else if (windows.open === window) windows.open = null;
}
