// The server's HTTP side. Every refusal carries a reason that the catalogs can say.
import type {
  AdviceList,
  Agreement,
  CreatedGame,
  DeviceList,
  GameInfo,
  GameLedger,
  GameList,
  Invite,
  Join,
  MailPreferences,
  MailState,
  Me,
  Missed,
  MutedList,
  NewGame,
  NewInvite,
  NewMailAddress,
  NewSubscription,
  NewTutorial,
  NotificationPreferences,
  NotificationState,
  PersonList,
  PersonPage,
  PlayOn,
  Refused,
  ReviewState,
  SeatPlan,
  Setup,
  Transfer,
  TriedMove,
  TryMove,
  TutorialInfo,
  Update,
  Visibility,
  WholeBoard,
} from "../protocol";
import { answered } from "./reach.svelte";

export class RefusedByServer extends Error {
  constructor(
    readonly status: number,
    readonly refused: Refused,
  ) {
    super(refused.reason);
  }
}

export async function ask(method: string, path: string, body?: unknown): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      credentials: "same-origin",
      ...(body === undefined ? {} : content(body)),
    });
    answered(true);
  } catch {
    answered(false);
    throw new RefusedByServer(0, { reason: "server.unreachable", details: {} });
  }
  if (!response.ok) throw new RefusedByServer(response.status, await refusalIn(response));
  return response;
}

export async function request<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const response = await ask(method, path, body);
  return (response.status === 204 ? undefined : await response.json()) as Answer;
}

/** A text travels as it is, everything else as JSON. */
const content = (body: unknown): RequestInit =>
  typeof body === "string"
    ? { body, headers: { "content-type": "text/plain; charset=utf-8" } }
    : { body: JSON.stringify(body), headers: { "content-type": "application/json" } };

async function refusalIn(response: Response): Promise<Refused> {
  try {
    const { reason, details } = (await response.json()) as Refused;
    return { reason, details: details ?? {} };
  } catch {
    return { reason: "server.failed", details: {} };
  }
}

const games = "/api/games";

/** What a review is of: a game of this server, or a record that somebody brought. */
export interface ReviewAddress {
  kind: "game" | "record";
  id: string;
}
const reviewedAt = ({ kind, id }: ReviewAddress): string =>
  kind === "game" ? `${games}/${id}` : `/api/reviews/${id}`;
const reviewOf = (of: ReviewAddress): string =>
  of.kind === "game" ? `${reviewedAt(of)}/review` : reviewedAt(of);

export const api = {
  /** Nothing for someone new. */
  me: () => request<Me | undefined>("GET", "/api/me"),
  becomeSomeone: (name: string) => request<Me>("POST", "/api/me", { name }),
  rename: (name: string) => request<Me>("PATCH", "/api/me", { name }),
  useTransferCode: (code: string) => request<Me>("POST", "/api/transfer", { code }),
  beginTransfer: () => request<Transfer>("POST", "/api/me/transfer"),
  devices: () => request<DeviceList>("GET", "/api/me/devices"),
  signOut: (device: string) => request<void>("DELETE", `/api/me/devices/${device}`),
  notifications: () => request<NotificationState>("GET", "/api/me/notifications"),
  subscribe: (where: NewSubscription) => request<NotificationState>("PUT", "/api/me/notifications", where),
  setPreferences: (preferences: NotificationPreferences) =>
    request<NotificationState>("PUT", "/api/me/notifications/preferences", preferences),
  unsubscribe: () => request<void>("DELETE", "/api/me/notifications"),
  mail: () => request<MailState>("GET", "/api/me/mail"),
  sendMailLink: (to: NewMailAddress) => request<MailState>("PUT", "/api/me/mail", to),
  setMailPreferences: (preferences: MailPreferences) =>
    request<MailState>("PUT", "/api/me/mail/preferences", preferences),
  removeMail: () => request<void>("DELETE", "/api/me/mail"),
  confirmMail: (code: string) => request<void>("POST", "/api/mail/confirm", { code }),
  stopMail: (token: string) => request<void>("POST", `/mail/stop?of=${encodeURIComponent(token)}`),
  setup: () => request<Setup>("GET", "/api/setup"),
  board: (hash: string) => request<WholeBoard>("GET", `/api/boards/${hash}`),
  list: (list: "mine" | "open" | "watch") => request<GameList>("GET", `${games}?list=${list}`),
  finished: (before: number | null) =>
    request<GameList>("GET", `${games}?list=finished${before === null ? "" : `&before=${before}`}`),
  missed: (game: string) => request<Missed>("GET", `${games}/${game}/missed`),
  person: (person: string) => request<PersonPage>("GET", `/api/people/${person}`),
  players: () => request<PersonList>("GET", "/api/people"),
  muted: () => request<MutedList>("GET", "/api/me/muted"),
  mute: (person: string) => request<MutedList>("PUT", `/api/me/muted/${person}`),
  unmute: (person: string) => request<MutedList>("DELETE", `/api/me/muted/${person}`),
  forgetMe: () => request<undefined>("DELETE", "/api/me"),
  showTo: (visibility: Visibility) => request<PersonPage>("PUT", "/api/me/visibility", { visibility }),
  info: (game: string) => request<GameInfo>("GET", `${games}/${game}`),
  create: (plan: NewGame) => request<CreatedGame>("POST", games, plan),
  join: (game: string, join: Join) => request<GameInfo>("POST", `${games}/${game}/join`, join),
  leave: (game: string) => request<GameInfo>("POST", `${games}/${game}/leave`, {}),
  seat: (game: string, seat: number, plan: SeatPlan) =>
    request<GameInfo>("PUT", `${games}/${game}/seats/${seat}`, plan),
  agree: (game: string, agreement: Agreement) =>
    request<GameInfo>("PUT", `${games}/${game}/agreement`, agreement),
  livery: (game: string, livery: number, seat: number) =>
    request<GameInfo>("PUT", `${games}/${game}/livery`, { livery, seat }),
  words: (game: string, words: string, seat: number) =>
    request<GameInfo>("PUT", `${games}/${game}/words`, { words, seat }),
  invite: (game: string, invite: NewInvite = {}) =>
    request<Invite>("POST", `${games}/${game}/invites`, invite),
  confirm: (game: string, terms: number) => request<GameInfo>("POST", `${games}/${game}/confirm`, { terms }),
  start: (game: string, terms: number) => request<GameInfo>("POST", `${games}/${game}/start`, { terms }),
  setBotDelay: (game: string, bot_delay: number) =>
    request<GameInfo>("PUT", `${games}/${game}/bot-delay`, { bot_delay }),
  takeOver: (game: string, seat: number) => request<GameInfo>("POST", `${games}/${game}/takeover`, { seat }),
  takeBack: (game: string, seat: number) => request<GameInfo>("POST", `${games}/${game}/return`, { seat }),
  endEarly: (game: string, agree: boolean) => request<GameInfo>("POST", `${games}/${game}/end`, { agree }),
  rematch: (game: string) => request<GameInfo>("POST", `${games}/${game}/rematch`),
  beginTutorial: (wanted: NewTutorial) => request<GameInfo>("POST", "/api/tutorials", wanted),
  tutorial: (id: string) => request<TutorialInfo>("GET", `/api/tutorials/${id}`),
  recordAddress: (game: string) => `${games}/${game}/record`,
  pictureAddress: (game: string) => `${games}/${game}/picture.png`,
  advice: (game: string, seat: number) => request<AdviceList>("POST", `${games}/${game}/advice`, { seat }),
  /** The review of a game, or of a record that somebody brought: what it is of, as an address. */
  review: (of: ReviewAddress) => request<ReviewState>("GET", reviewOf(of)),
  beginReview: (game: string) => request<ReviewState>("POST", `${games}/${game}/review`),
  ledger: (game: string) => request<GameLedger>("GET", `${games}/${game}/ledger`),
  bringRecord: (record: string) => request<ReviewState>("POST", "/api/reviews", record),
  reviewedRecord: ({ kind, id }: ReviewAddress) =>
    ask("GET", `${reviewedAt({ kind, id })}/record`).then((answer) => answer.text()),
  /** A judged decision of a seat, as it saw the game then, and what another move would have been worth. */
  exercise: (of: ReviewAddress, step: number, seat: number) =>
    request<Update>("GET", `${reviewedAt(of)}/exercise?step=${step}&seat=${seat}`),
  tryMove: (of: ReviewAddress, tried: TryMove) => request<TriedMove>("POST", `${reviewedAt(of)}/try`, tried),
  playOn: ({ kind, id }: ReviewAddress, from: PlayOn) =>
    request<GameInfo>("POST", `${reviewedAt({ kind, id })}/play-on`, from),
};
