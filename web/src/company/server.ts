// What the server is asked about the people one plays with, regular tables and the almanac.
import { request } from "../net/api";
import type {
  Almanac,
  GameInfo,
  KeptGame,
  KeptGameList,
  KnownPeople,
  MutedList,
  NewKeptGame,
  NewRegularTable,
  RegularTableInfo,
  RegularTableInvitation,
  RegularTableList,
} from "../protocol";

const tables = "/api/tables";
const kept = "/api/me/kept-games";

export const company = {
  people: () => request<KnownPeople>("GET", "/api/me/people"),
  showMe: (seen: boolean) => request<KnownPeople>("PUT", "/api/me/seen", { seen }),
  block: (person: string) => request<MutedList>("PUT", `/api/me/blocked/${person}`),
  unblock: (person: string) => request<MutedList>("DELETE", `/api/me/muted/${person}`),
  invite: (game: string, person: string) => request<GameInfo>("POST", `/api/games/${game}/people/${person}`),

  tables: () => request<RegularTableList>("GET", tables),
  table: (id: string) => request<RegularTableInfo>("GET", `${tables}/${id}`),
  makeTable: (wanted: NewRegularTable) => request<RegularTableInfo>("POST", tables, wanted),
  rename: (id: string, name: string) => request<RegularTableInfo>("PATCH", `${tables}/${id}`, { name }),
  close: (id: string) => request<RegularTableList>("DELETE", `${tables}/${id}`),
  invitation: (id: string, link: string) =>
    request<RegularTableInvitation>("POST", `${tables}/${id}/invitation`, { link }),
  join: (id: string, link: string) => request<RegularTableInfo>("POST", `${tables}/${id}/join`, { link }),
  newLink: (id: string) => request<RegularTableInfo>("POST", `${tables}/${id}/link`),
  handOver: (id: string, person: string) =>
    request<RegularTableInfo>("PUT", `${tables}/${id}/owner`, { person }),
  remove: (id: string, person: string) =>
    request<RegularTableList>("DELETE", `${tables}/${id}/people/${person}`),
  nextGame: (id: string) => request<GameInfo>("POST", `${tables}/${id}/next`),

  /** The almanac of a regular table, or one’s own; of a year, or of all. */
  almanac: (table: string | null, year: number | null) =>
    request<Almanac>("GET", `${almanacPath(table)}${year === null ? "" : `?year=${year}`}`),
  fileAddress: (table: string | null, kind: "csv" | "json") => `${almanacPath(table)}.${kind}`,
  file: (game: NewKeptGame) => request<KeptGame>("POST", kept, game),
  asked: () => request<KeptGameList>("GET", kept),
  confirm: (entry: string) => request<KeptGameList>("PUT", `${kept}/${entry}`),
  strike: (entry: string) => request<KeptGameList>("DELETE", `${kept}/${entry}`),
};

const almanacPath = (table: string | null): string =>
  table === null ? "/api/me/almanac" : `${tables}/${table}/almanac`;
