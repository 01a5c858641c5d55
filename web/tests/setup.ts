// For files that ask for a page. jsdom has no media queries: a wide, bright, moving screen.
if (typeof window !== "undefined") {
  await import("@testing-library/jest-dom/vitest");
  window.matchMedia ??= (query: string) =>
    ({
      matches: query.includes("min-width"),
      media: query,
      addEventListener() {},
      removeEventListener() {},
    }) as unknown as MediaQueryList;
}

export {}; // a module, for what it awaits
