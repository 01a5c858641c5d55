import "@testing-library/jest-dom/vitest";

// jsdom has no media queries: a wide, bright, moving screen.
if (typeof window !== "undefined") {
  window.matchMedia ??= (query: string) =>
    ({
      matches: query.includes("min-width"),
      media: query,
      addEventListener() {},
      removeEventListener() {},
    }) as unknown as MediaQueryList;
}
