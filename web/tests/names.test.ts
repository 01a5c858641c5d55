// A name means one thing: no two modules have a type, an interface or a class of the same name. And names are the
// field's words, as tests/test_names.py has them for Python.
import { readdirSync, readFileSync } from "node:fs";
import ts from "typescript";
import { expect, it } from "vitest";

/** Words whose meaning only their author knew. */
const PRIVATE = [
  /(?:^|_)(?:whims?|purses?|told|wish(?:es|ed)?|babble[sd]?|lots?|lessons?|liking|pace|beat|attend)(?:_|$)/i,
  /(?:^|_)(?:outlets?|foreman|desks?|they_came|look_around|look_after)(?:_|$)/i,
  /^_*ways?(?:_(?!station)|$)/i,
  /^_*(?:MOST|LEAST)(?:_|$)/,
];
const isDeclaration = (node: ts.Node): node is ts.DeclarationStatement =>
  ts.isTypeAliasDeclaration(node) || ts.isInterfaceDeclaration(node) || ts.isClassDeclaration(node);

const paths = [
  ...["src", "tests", "worker", "scripts"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf-8" }).map((path) => `${folder}/${path}`),
  ),
  ...readdirSync("."),
].filter((path) => /[.](ts|js|mjs|svelte)$/.test(path) && path !== "src/protocol.ts");

/** The code of a module, without the markup of a component. */
function codeOf(path: string): string {
  const text = readFileSync(path, "utf-8");
  if (!path.endsWith(".svelte")) return text;
  return [...text.matchAll(/<script[^>]*>([^]*?)<\/script>/g)].map(([, script]) => script).join("\n");
}

function* nodesOf(code: string): Generator<ts.Node> {
  const open: ts.Node[] = [ts.createSourceFile("module.ts", code, ts.ScriptTarget.Latest)];
  for (let node = open.pop(); node; node = open.pop()) {
    yield node;
    ts.forEachChild(node, (child) => void open.push(child));
  }
}

/** The types that a module declares; every component may have its Props. */
function typesOf(code: string): string[] {
  const names = [...nodesOf(code)]
    .filter(isDeclaration)
    .map(({ name }) => (name && ts.isIdentifier(name) ? name.text : ""));
  return [...new Set(names)].filter((name) => name !== "" && name !== "Props");
}

function privateWords(code: string): string[] {
  const names = [...nodesOf(code)].filter(ts.isIdentifier).map(({ text }) => text);
  const isPrivate = (name: string): boolean =>
    PRIVATE.some((words) => words.test(name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, "_")));
  return [...new Set(names)].filter(isPrivate);
}

it("no two modules have a type of the same name", () => {
  const modules = new Map<string, string[]>();
  const known = [...paths.filter((path) => !path.startsWith("tests/")), "src/protocol.ts"];
  for (const path of known)
    for (const name of typesOf(codeOf(path))) modules.set(name, [...(modules.get(name) ?? []), path]);
  expect(modules.size).toBeGreaterThan(400);
  expect([...modules].filter(([, found]) => found.length > 1)).toEqual([]);
});

it("a name is the field's word, and no private one", () => {
  const found = paths.map((path) => [path, privateWords(codeOf(path))]);
  expect(found.filter(([, words]) => words?.length)).toEqual([]);
});

it("a private word is found wherever it names something", () => {
  const code = "class Wishes { toldAfter = (way: Lot) => lookAround(MOST_POINTS) } // the lots";
  expect(privateWords(code).toSorted()).toEqual([
    "Lot",
    "MOST_POINTS",
    "Wishes",
    "lookAround",
    "toldAfter",
    "way",
  ]);
  expect(privateWords("const slots = always ? WAY_STATION : leastPrice.pathBack;")).toEqual([]);
});
