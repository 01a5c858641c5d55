// The order of the folders in src: each may import from those above it in this list, and never from those below.
// Types that a component imports are not seen: Svelte leaves them out before the check looks.
const ORDER = [
  "protocol.ts",
  "theme",
  "net",
  "i18n",
  "settings",
  "sound",
  "router.svelte.ts",
  "keyboard",
  "ui",
  "pieces",
  "map",
  "shell",
  "boards",
  "game",
  "wording",
  "tutorial",
  "rules",
  "talk",
  "motion",
  "table",
  "end",
  "coach",
  "spoken",
  "people",
  "company",
  "keeper",
  "workshop",
  "deals",
  "screens",
  "puzzles",
  "App.svelte",
  "main.ts",
];

const inside = (names) => `^src/(${names.join("|").replaceAll(".", "[.]")})(/|$)`;

export default {
  forbidden: [
    ...ORDER.slice(0, -1).map((name, number) => ({
      name: `${name} imports only what comes before it`,
      severity: "error",
      from: { path: inside([name]) },
      to: { path: inside(ORDER.slice(number + 1)) },
    })),
    {
      name: "every folder has its place in the order",
      severity: "error",
      from: { path: "^src/", pathNot: inside(ORDER) },
      to: {},
    },
    { name: "no module imports itself", severity: "error", from: { path: "^src/" }, to: { circular: true } },
    {
      name: "the page needs no development packages",
      severity: "error",
      from: { path: "^src/" },
      to: { dependencyTypes: ["npm-dev"], pathNot: "^node_modules/svelte/" },
    },
  ],
  options: {
    tsConfig: { fileName: "tsconfig.json" },
    tsPreCompilationDeps: true, // imports of types count as well
    doNotFollow: { path: "node_modules" },
  },
};
