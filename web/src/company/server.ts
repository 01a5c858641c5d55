// What the server is asked about the people one plays with, standing tables and the almanac.
import { request } from "../net/api";
import type {
  Almanac,
  GameInfo,
  KeptGame,
  KeptGameList,
  KnownPeople,
  MutedList,
  NewKeptGame,
  NewStandingTable,
  StandingTableInfo,
  StandingTableInvitation,
  StandingTableList,
} from "../protocol";

const tables = "/api/tables";
const kept = "/api/me/kept-games";

export const company = {
  people: () => request<KnownPeople>("GET", "/api/me/people"),
  showMe: (seen: boolean) => request<KnownPeople>("PUT", "/api/me/seen", { seen }),
  block: (person: string) => request<MutedList>("PUT", `/api/me/blocked/${person}`),
  unblock: (person: string) => request<MutedList>("DELETE", `/api/me/muted/${person}`),
  invite: (game: string, person: string) => request<GameInfo>("POST", `/api/games/${game}/people/${person}`),

  tables: () => request<StandingTableList>("GET", tables),
  table: (id: string) => request<StandingTableInfo>("GET", `${tables}/${id}`),
  makeTable: (wanted: NewStandingTable) => request<StandingTableInfo>("POST", tables, wanted),
  rename: (id: string, name: string) => request<StandingTableInfo>("PATCH", `${tables}/${id}`, { name }),
  close: (id: string) => request<StandingTableList>("DELETE", `${tables}/${id}`),
  invitation: (id: string, link: string) =>
    request<StandingTableInvitation>("POST", `${tables}/${id}/invitation`, { link }),
  join: (id: string, link: string) => request<StandingTableInfo>("POST", `${tables}/${id}/join`, { link }),
  newLink: (id: string) => request<StandingTableInfo>("POST", `${tables}/${id}/link`),
  handOver: (id: string, person: string) =>
    request<StandingTableInfo>("PUT", `${tables}/${id}/owner`, { person }),
  remove: (id: string, person: string) =>
    request<StandingTableList>("DELETE", `${tables}/${id}/people/${person}`),
  nextGame: (id: string) => request<GameInfo>("POST", `${tables}/${id}/next`),

  /** The almanac of a standing table, or one’s own; of a year, or of all. */
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
