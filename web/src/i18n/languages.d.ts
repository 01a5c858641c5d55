/** The Fluent sources that web/languages.ts makes of the catalogs: a loader for each language, or English itself. */
declare module "virtual:first" {
  const loaders: Record<string, () => Promise<string>>;
  export default loaders;
}
declare module "virtual:first-en" {
  const source: string;
  export default source;
}
declare module "virtual:playing" {
  const loaders: Record<string, () => Promise<string>>;
  export default loaders;
}
declare module "virtual:playing-en" {
  const source: string;
  export default source;
}
declare module "virtual:coaching" {
  const loaders: Record<string, () => Promise<string>>;
  export default loaders;
}
/** What the speakers of each language call it, with a capital. */
declare module "virtual:own-names" {
  const names: Record<string, string>;
  export default names;
}
