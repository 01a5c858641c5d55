// A name that modules share with others means one thing: no two export a type, an interface or a class of the same name.
import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const EXPORTED = /^\s*export (?:abstract )?(?:class|interface|type) (\w+)/gm;
const modules = readdirSync("src", { recursive: true, encoding: "utf-8" }).filter((path) =>
  /[.](ts|svelte)$/.test(path),
);

it("no name of a type is exported by two modules", () => {
  const exporters = new Map<string, string[]>();
  for (const module of modules)
    for (const [, name = ""] of readFileSync(`src/${module}`, "utf-8").matchAll(EXPORTED))
      exporters.set(name, [...(exporters.get(name) ?? []), module]);
  expect(exporters.size).toBeGreaterThan(100);
  expect([...exporters].filter(([, found]) => found.length > 1)).toEqual([]);
});
