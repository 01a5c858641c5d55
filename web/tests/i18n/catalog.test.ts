// A message that is parsed when it is asked for says the same as in a catalog that was parsed as a whole.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { Catalog } from "../../src/i18n/catalog";
import { counting } from "../../src/i18n/counting";

const folder = "../src/okapi/locales/";
const tags = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith("_"))
  .map(({ name }) => name);

it.each(tags)("in %s", (tag) => {
  const sources = readdirSync(folder + tag).map((file) => readFileSync(`${folder}${tag}/${file}`, "utf-8"));
  const resources = sources.map((source) => new FluentResource(source));
  const functions = { COUNT: counting(tag, () => whole) };
  const whole: FluentBundle = new FluentBundle(tag, { functions, useIsolating: false });
  resources.forEach((resource) => whole.addResource(resource));
  const ids = resources.flatMap(({ body }) => body.map(({ id }) => id)).filter((id) => !id.startsWith("-"));
  expect(ids.length).toBeGreaterThan(500);
  const said = (bundle: FluentBundle, id: string): unknown => {
    const errors: Error[] = [];
    const { value, attributes } = bundle.getMessage(id) ?? { value: null, attributes: {} };
    const patterns = [value, ...Object.values(attributes)];
    return [
      patterns.map((pattern) => pattern && bundle.formatPattern(pattern, {}, errors)),
      errors.map(({ message }) => message),
    ];
  };
  // What refers to others in a catalog of its own, where nobody else has asked for them.
  const lone = new Catalog(tag, ...sources);
  const isReferring = (id: string): boolean =>
    /"type":"(mesg|term)"/.test(JSON.stringify(whole.getMessage(id)));
  const lazily = (id: string): Catalog => (isReferring(id) ? new Catalog(tag, ...sources) : lone);
  const differing = ids.filter(
    (id) => JSON.stringify(said(lazily(id), id)) !== JSON.stringify(said(whole, id)),
  );
  expect(differing).toEqual([]);
});

it("knows nothing of a message that is broken, and keeps the first of two", () => {
  const catalog = new Catalog("en", "one = One\nbroken = { $name ->\nlast = { one }, last");
  catalog.add("one = Another\nmore = More");
  expect(catalog.hasMessage("broken")).toBe(false);
  expect(["last", "one", "more"].map((id) => catalog.getMessage(id)?.value)).toMatchObject([
    expect.anything(),
    "One",
    "More",
  ]);
});
