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
declare module "virtual:workshop" {
  const loaders: Record<string, () => Promise<string>>;
  export default loaders;
}
declare module "virtual:workshop-en" {
  const source: string;
  export default source;
}
declare module "virtual:rulebook" {
  const loaders: Record<string, () => Promise<string>>;
  export default loaders;
}
declare module "virtual:rulebook-en" {
  const source: string;
  export default source;
}
declare module "virtual:speaking" {
  const loaders: Record<string, () => Promise<string>>;
  export default loaders;
}
declare module "virtual:speaking-en" {
  const source: string;
  export default source;
}
declare module "virtual:account" {
  const loaders: Record<string, () => Promise<string>>;
  export default loaders;
}
declare module "virtual:account-en" {
  const source: string;
  export default source;
}
declare module "virtual:almanac" {
  const loaders: Record<string, () => Promise<string>>;
  export default loaders;
}
declare module "virtual:almanac-en" {
  const source: string;
  export default source;
}
declare module "virtual:deals" {
  const loaders: Record<string, () => Promise<string>>;
  export default loaders;
}
declare module "virtual:deals-en" {
  const source: string;
  export default source;
}
declare module "virtual:puzzles" {
  const loaders: Record<string, () => Promise<string>>;
  export default loaders;
}
declare module "virtual:puzzles-en" {
  const source: string;
  export default source;
}
declare module "virtual:duels" {
  const loaders: Record<string, () => Promise<string>>;
  export default loaders;
}
declare module "virtual:duels-en" {
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
