/** Loads the Fluent source of each language but English; made by web/languages.ts. */
declare module "virtual:languages" {
  const loaders: Record<string, () => Promise<string>>;
  export default loaders;
}
/** The Fluent source of English. */
declare module "virtual:language-en" {
  const source: string;
  export default source;
}
/** Loads the Fluent source of the coach's texts, for each language. */
declare module "virtual:coaching" {
  const loaders: Record<string, () => Promise<string>>;
  export default loaders;
}
