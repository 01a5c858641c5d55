// Which modules share a chunk follows from which screens need them, so that a file may move or change its name. A few
// chunks that many screens share, rather than one for every pair of screens: a request costs a slow line more than
// some bytes do.
import { fileURLToPath } from "node:url";
import { normalizePath, type Rolldown } from "vite";
import { SCREENS } from "./preloads.ts";

type ChunkContext = Rolldown.ChunkingContext;
type ModuleTest = (id: string, context: ChunkContext) => boolean;

const SOURCE = normalizePath(fileURLToPath(new URL("src/", import.meta.url)));

function isIn(...folders: string[]): (id: string) => boolean {
  return (id) => folders.some((folder) => id.startsWith(`${SOURCE}${folder}/`));
}

function infoOf(id: string, context: ChunkContext): Rolldown.ModuleInfo {
  const info = context.getModuleInfo(id);
  if (!info) throw new Error(`${id} is no module of the client`);
  return info;
}

/** Whether one of these modules imports a module, or imports what does, and so on. What they load later does not count. */
function isNeededBy(modules: (context: ChunkContext) => string[]): ModuleTest {
  let needed: Set<string> | undefined;
  return (id, context) => (needed ??= withImports(modules(context), context)).has(id);
}

function withImports(modules: string[], context: ChunkContext): Set<string> {
  const found = new Set(modules);
  for (const id of found) infoOf(id, context).importedIds.forEach((next) => found.add(next));
  return found;
}

const isNeededAt = (...files: string[]): ModuleTest => isNeededBy(() => files.map((file) => SOURCE + file));

const { "": home, game, keeper, rules } = SCREENS;
const isOnEveryPage = isNeededAt("main.ts");
const isAtHome = isNeededAt(...home);
const [isBeforeTable, isAtTable] = game.map((file) => isNeededAt(file)) as [ModuleTest, ModuleTest];
const isAtKeeper = isNeededAt(...keeper);
const isElsewhereWithMap = [isAtKeeper, isNeededAt(...rules)];
const withMap = [isAtTable, ...isElsewhereWithMap];
/** Small pages, which show nothing of a game. */
const isElsewhere = isNeededBy((context) =>
  infoOf(`${SOURCE}App.svelte`, context)
    .dynamicallyImportedIds.filter(isIn("screens", "shell"))
    .filter((page) => ![...withImports([page], context)].some(isIn("game"))),
);
const count = (tests: ModuleTest[], ...module: Parameters<ModuleTest>): number =>
  tests.filter((isNeeded) => isNeeded(...module)).length;
const isWithMap: ModuleTest = (...module) => count([isBeforeTable, ...withMap], ...module) > 0;
const isShared: ModuleTest = (...module) =>
  count([isAtHome, isWithMap, isElsewhere], ...module) > 1 ||
  (isBeforeTable(...module) && count(isElsewhereWithMap, ...module) > 0);

/** A chunk of the modules for which the answer is yes. */
function chunk(name: string, isMeant: ModuleTest): Rolldown.CodeSplittingGroup {
  return { name: (id, context) => (isMeant(id, context) ? name : null), debugName: name };
}

/** What several windows of the table share, without what they need of other folders. */
function folder(name: string, minShareCount: number): Rolldown.CodeSplittingGroup {
  return { name, test: isIn(name), minShareCount, includeDependenciesRecursively: false };
}

/** The first that wants a module has it. */
export const groups: Rolldown.CodeSplittingGroup[] = [
  { ...chunk("core", (...module) => isOnEveryPage(...module) || isShared(...module)), priority: 2 },
  { ...chunk("home", isAtHome), priority: 1 },
  { ...chunk("game", isBeforeTable), priority: 1.5 }, // it asks for the game while the map comes
  { ...chunk("map", (...module) => count(withMap, ...module) > 1), priority: 1 },
  { ...chunk("table", isAtTable), priority: 1 },
  { ...folder("boards", 1), priority: 3 },
  { ...folder("company", 1), priority: 3 },
  { ...chunk("keeper", isAtKeeper), priority: 0 },
  folder("end", 2),
  folder("coach", 2),
];
