// Which modules share a chunk follows from which screens need them, so that a file may move or change its name. A few
// chunks that many screens share, rather than one for every pair of screens: a request costs a slow line more than
// some bytes do.
import { fileURLToPath } from "node:url";
import { normalizePath, type Rolldown } from "vite";

type Question = (id: string, context: Rolldown.ChunkingContext) => boolean;

/** Whether one of these files imports a module, or imports what does, and so on. What they load later does not count. */
function isNeededBy(...files: string[]): Question {
  let needed: Set<string> | undefined;
  return (id, context) => (needed ??= modulesOf(files, context)).has(id);
}

function modulesOf(files: string[], context: Rolldown.ChunkingContext): Set<string> {
  const urls = files.map((file) => new URL(`src/${file}`, import.meta.url));
  const found = new Set(urls.map((url) => normalizePath(fileURLToPath(url))));
  for (const id of found) {
    const module = context.getModuleInfo(id);
    if (!module) throw new Error(`${id} is no module of the client`);
    module.importedIds.forEach((next) => found.add(next));
  }
  return found;
}

const isOnEveryPage = isNeededBy("main.ts");
const isAtHome = isNeededBy("screens/Home.svelte");
const isBeforeTable = isNeededBy("game/game.svelte.ts");
const isAtTable = isNeededBy("screens/GameScreen.svelte");
const isElsewhereWithMap = [isNeededBy("keeper/Keeper.svelte"), isNeededBy("rules/Rules.svelte")];
const withMap = [isAtTable, ...isElsewhereWithMap];
const isElsewhere = isNeededBy(
  "screens/Devices.svelte",
  "screens/Join.svelte",
  "screens/Mail.svelte",
  "screens/Person.svelte",
  "screens/Players.svelte",
  "screens/Transfer.svelte",
  "shell/Windows.svelte",
);
const count = (questions: Question[], ...module: Parameters<Question>): number =>
  questions.filter((isNeeded) => isNeeded(...module)).length;
const isWithMap: Question = (...module) => count([isBeforeTable, ...withMap], ...module) > 0;
const isShared: Question = (...module) =>
  count([isAtHome, isWithMap, isElsewhere], ...module) > 1 ||
  (isBeforeTable(...module) && count(isElsewhereWithMap, ...module) > 0);

/** A chunk of the modules for which the answer is yes. */
function chunk(name: string, isMeant: Question): Rolldown.CodeSplittingGroup {
  return { name: (id, context) => (isMeant(id, context) ? name : null), debugName: name };
}

/** What only a few windows of the table share, without what they need of other folders, and without what comes later. */
function folder(name: string, later = "$"): Rolldown.CodeSplittingGroup {
  const test = new RegExp(`/src/${name}/(?!${later})`);
  return { name, test, minShareCount: 2, includeDependenciesRecursively: false };
}

/** The first that wants a module has it. */
export const groups: Rolldown.CodeSplittingGroup[] = [
  { ...chunk("core", (...module) => isOnEveryPage(...module) || isShared(...module)), priority: 2 },
  { ...chunk("home", isAtHome), priority: 1 },
  { ...chunk("game", isBeforeTable), priority: 1.5 }, // it asks for the game while the map comes
  { ...chunk("map", (...module) => count(withMap, ...module) > 1), priority: 1 },
  { ...chunk("table", isAtTable), priority: 1 },
  { ...folder("boards"), minShareCount: 1, priority: 3 },
  { ...folder("company"), test: /\/src\/company\/|\balmanac(-en|[.]ts)$/, minShareCount: 1, priority: 3 },
  { ...chunk("keeper", isNeededBy("keeper/Keeper.svelte")), priority: 0 },
  folder("end", "Count[.]svelte"),
  folder("coach"),
];
