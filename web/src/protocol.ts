// Made by `make generate` from src/okapi/server/protocol/messages.

export const MAX_NAME = 40;
export const MAX_WORDS = 100;
export const MAX_REMARK = 200;
export const MAX_MAIL_ADDRESS = 254;
export const PROTOCOL = 3;
export const MIN_SEATS = 2;
export const MAX_SEATS = 5;
export const THRESHOLDS = {"blunder": 0.1, "mistake": 0.05, "inexact": 0.025};
export const SOME_LUCK = 0.05;
export const MANY_POINTS = 8;
export const MAX_EXERCISES = 10;
export const TRIES = 3;

/** The command was carried out and is stored for good. The game stood at `seq` after it. */
export interface Accepted {
  type: "accepted";
  game: string;
  seat: number;
  id: string;
  seq: number;
}

export type Action = TakeTrainCard | TakeTerrainCard | DrawBlind | ClaimRoute | DrawTickets | KeepTickets | Pass;

/** The caller's words for the seed. */
export interface AddWords {
  words: string;
  seat?: number | null;
}

/** Up to three good moves for a seat at sequence number `seq`, the best first. */
export interface AdviceList {
  game: string;
  seat: number;
  seq: number;
  moves: Array<AdvisedMove>;
}

/** Why a move is good; with `because-` before it, a key of the message catalogs. */
export type AdviceReason = "best-tickets" | "card-for-a-set" | "card-for-a-ticket" | "doubles" | "more-tickets" | "scores" | "serves-a-ticket" | "terrain" | "unknown-card";

/** A good move, the chance of winning with it, and why. */
export interface AdvisedMove {
  action: Action;
  share: number;
  because: AdviceReason;
  points?: number;
  ticket?: string | null;
}

/** The terms of a table. The host may change them until the game starts. */
export interface Agreement {
  rules?: Rules;
  listed?: boolean;
  clock?: number | null;
  timeout?: Timeout;
  rated?: boolean;
  advice?: boolean;
  chat?: boolean;
  puzzles?: boolean;
}

/** What the finished games of a person, or of everyone at a regular table, add up to. */
export interface Almanac {
  year: number | null;
  years: Array<number>;
  games: number;
  people: Array<AlmanacPerson>;
  months: Array<AlmanacMonth>;
  pairs: Array<AlmanacPair>;
  best: Array<AlmanacFeat>;
  routes: Array<AlmanacFeat>;
  tickets: Array<AlmanacFeat>;
  medals: Array<Medal>;
  kept: Array<KeptGame>;
}

/** One of the best games, routes or tickets. */
export interface AlmanacFeat {
  person: string;
  name: string;
  ends: [string, string] | null;
  points: number;
  board: string;
  game: string | null;
  ended: number;
}

/** All games of an almanac, a row for each seat. */
export interface AlmanacFile {
  rows: Array<AlmanacRow>;
}

/** The games of a person in a month (UTC). */
export interface AlmanacMonth {
  person: string;
  year: number;
  month: number;
  games: number;
  wins: number;
}

/** How a person fared against another, or against a bot. */
export interface AlmanacPair {
  person: string;
  other: string | null;
  name: string | null;
  bot: string | null;
  games: number;
  ahead: number;
  behind: number;
}

/** What the games of a person add up to. */
export interface AlmanacPerson {
  id: string;
  name: string;
  games: number;
  wins: number;
  points: number;
  luck: LuckSum | null;
}

/** A seat of a finished game, as a line of the exported file. */
export interface AlmanacRow {
  seat: number;
  players: number;
  place: number;
  total: number;
  routes: number;
  doubling: number;
  tickets: number;
  globetrotter: number;
  claimed: number;
  doubled: number;
  completed: number;
  failed: number;
  ended: number;
  entry: string;
  is_real_board: boolean;
  name: string;
  bot: string | null;
  is_mine: boolean;
  best_route: string | null;
  best_route_points: number;
  best_ticket: string | null;
  best_ticket_points: number;
  luck: number | null;
  choices: number | null;
}

/** Ask what one of the caller's seats could do now. */
export interface AskForAdvice {
  seat: number;
}

/** The game in which a person had the most points. */
export interface BestGame {
  game: string | null;
  total: number;
  ended: number;
}

/** A route or a ticket: its two ends, and its points. */
export interface BestOnBoard {
  ends: [string, string];
  points: number;
}

/** Another move, and by how much it would have been better: a share of the win, give or take `margin`. */
export interface BetterMove {
  action: Action;
  share: number;
  gain: number;
  margin: number;
  points: number;
}

/** What a board file holds, whether it adds up or not. */
export interface BoardContent {
  id: string;
  name: string;
  size: [number, number];
  places: Array<Place>;
  routes: Array<Route>;
  tickets: Array<Ticket>;
  names?: Record<string, string>;
  trains?: number | null;
}

/** A board for new games. */
export interface BoardInfo {
  id: string;
  hash: string;
  name: string;
  names: Record<string, string>;
  trains: number | null;
}

/** The token in the link to a person's board. */
export interface BoardLink {
  link: string;
}

/** Which board, and exactly which version of it. */
export interface BoardName {
  id: string;
  hash: string;
}

/** Change how long the bots of a game wait before they move. */
export interface BotDelay {
  bot_delay: number;
}

/** A bot that can be given a seat. */
export interface BotInfo {
  name: string;
  description: string;
  level: number | null;
  rating: number | null;
  elsewhere: string | null;
}

/** Cards of one colour that the player chooses: any for a grey route (5.2), one of two for a double route (5.6). */
export interface CardChoice {
  cards: number;
  colours?: Array<TrainCard>;
}

/** What routes cost together. */
export interface CardCost {
  cards?: TrainCards;
  choices?: Array<CardChoice>;
}

/** A deal of a challenge. Others' results are shown once the caller has finished it, or it is over for everybody. */
export interface ChallengeDeal {
  name: string;
  seat: number;
  commitment: string;
  secret: string | null;
  mine: OwnChallengeTry | null;
  results: Array<ChallengeResult> | null;
}

/** What a person with the link is shown. */
export interface ChallengeInvitation {
  host: string;
  people: Array<string>;
  size: number;
  deals: number;
  opponents: Array<string>;
  closes: number;
  is_full: boolean;
  is_over: boolean;
}

/** A duel or an evening in a list. */
export interface ChallengeLine {
  id: string;
  size: number;
  deals: number;
  people: Array<string>;
  closes: number;
  has_joined: boolean;
  is_over: boolean;
  left: number;
}

/** The caller's duels and game nights: those in progress, and those that ended lately. */
export interface ChallengeList {
  challenges: Array<ChallengeLine>;
}

/** A duel or an evening, as a person who has joined or was invited sees it. */
export interface ChallengePage {
  id: string;
  host: string;
  size: number;
  opponents: Array<string>;
  created: number;
  closes: number;
  is_over: boolean;
  link: string | null;
  people: Array<ChallengePerson>;
  deals: Array<ChallengeDeal>;
}

/** A person who has joined, or was invited. Their result is shown when it is over. */
export interface ChallengePerson {
  id: string;
  name: string;
  has_joined: boolean;
  has_resigned: boolean;
  finished: number;
  score: number | null;
  total: number | null;
  rank: number | null;
}

/** How a person did on a deal. */
export interface ChallengeResult {
  person: string;
  game: string;
  total: number | null;
  score: number;
}

/** Show the caller's presence to people they have played with, or hide it. People who hide theirs see nobody's. */
export interface ChangeSeen {
  seen: boolean;
}

/** Change who may see the caller's page. */
export interface ChangeVisibility {
  visibility: Visibility;
}

/** Ask what is wrong with a board, or for its file. */
export interface CheckBoard {
  content: BoardContent;
}

/** What the checker says about a board. A board with problems can be saved, but not played on. */
export interface CheckedBoard {
  problems: Array<Problem>;
  is_all: boolean;
  hash: string | null;
  players: number;
  difference: Difference;
  distances: Distances | null;
}

/**
 * The colour and sign of the caller's trains: 0 red with a crown, 1 blue with an anchor, 2 green with a bell,
 * 3 yellow with a key, 4 black with an hourglass.
 */
export interface ChooseLivery {
  livery: number;
  seat?: number | null;
}

/** A route's owner, and whether it was doubled. */
export interface Claim {
  seat: number;
  doubled: boolean;
}

/**
 * Routes that can be claimed in the same ways: any of the routes with any of the payments.
 *
 * A route that can be paid for in several colours is part of several offers.
 */
export interface ClaimOffer {
  routes: Array<string>;
  card: TrainCard;
  points: number;
  doubled: number;
  terrain: Terrain;
  cost: number;
  own: number;
  rival: number;
  payments: Array<Payment>;
}

/** Pay cards and trains for one route; optionally double its points (5.1–5.9). */
export interface ClaimRoute {
  type: "claim-route";
  route: string;
  payment: TrainCards;
  doubling?: Doubling | null;
}

/** A common clock setting. */
export interface ClockPreset {
  id: string;
  seconds: number;
}

/** Routes that a seat can no longer claim, for the same reason (5.1, 5.6). */
export interface ClosedRoutes {
  routes: Array<string>;
  reason: string;
  details: Record<string, string | number>;
}

/** The server is about to close the connection; connect again after this many milliseconds. */
export interface Closing {
  type: "closing";
  reason: string;
  reconnect: number;
}

/** The printed colour of a route; grey takes cards of any single colour (5.2). */
export type Colour = "black" | "blue" | "green" | "grey" | "orange" | "purple" | "red" | "white" | "yellow";

/**
 * Carry out an action, in its JSON form or in its text form.
 *
 * `seq` is the sequence number at which it was decided; `id` is the client's own name for the command.
 */
export interface Command {
  type: "command";
  game: string;
  seat: number;
  seq: number;
  id: string;
  action: string | Action;
}

/** A person's finished game of a deal, turn by turn. */
export interface ComparedGame {
  person: string;
  name: string;
  game: string;
  ending: Ending;
  turns: Array<ComparedTurn>;
}

/** Another try at a decision of a finished game: what it is worth, beside what was played. */
export interface ComparedMove {
  outcome: TryOutcome;
  share: number;
  played: number;
  moves: Array<AdvisedMove>;
}

/** A player's turn: what they decided and drew, and their points had the game ended after it. */
export interface ComparedTurn {
  seq: number;
  events: Array<Event>;
  total: number;
}

/** Agree to the terms of the caller's table, after they have changed. */
export interface Confirm {
  terms: number;
}

/** A country: a ticket that ends there is completed at any of its places (6.4, 6.5). */
export interface CountryInfo {
  id: string;
  name: string;
  places: Array<string>;
}

/** The game that was set up, and an invitation to it. */
export interface CreatedGame {
  game: GameInfo;
  invite: Invite;
}

/** The winning chances and expected points of all seats at one moment. */
export interface CurvePoint {
  step: number;
  turn: number;
  shares: Array<number>;
  points: Array<number>;
}

/** All finished games of a deal. */
export interface DealComparison {
  board: string;
  seat: number;
  games: Array<ComparedGame>;
}

/** All results of a deal that were made in time: our bots', the weakest first, and people's, the highest first. */
export interface DealField {
  levels: Array<DealLine>;
  people: Array<DealScore>;
  best: DealLine | null;
  is_complete: boolean;
}

/** A game of a deal that can be looked at: its player and their points. */
export interface DealLine {
  player: string;
  game: string;
  total: number;
}

/** The deal of a day. Its secret is shown when it is over, its field as soon as the caller has finished it. */
export interface DealPage {
  name: string;
  opens: number;
  begin_by: number;
  is_today: boolean;
  closes: number;
  is_over: boolean;
  opponents: Array<string>;
  commitment: string;
  secret: string | null;
  next: DealPromise | null;
  people: number;
  mine: OwnTry | null;
  field: DealField | null;
  streak: number;
  earlier: Array<string>;
}

/** The SHA-256 of a deal's secret, published before anyone can play the deal. */
export interface DealPromise {
  name: string;
  commitment: string;
}

/** A score, and how many people made it. */
export interface DealScore {
  total: number;
  people: number;
}

/** The two decks a card may be drawn from (4.1). */
export type Deck = "terrain" | "train";

/** A player drew blind from a deck (4.1); the dealer says what comes. */
export interface DeckDrawn {
  type: "deck-drawn";
  seat: number;
  deck: Deck;
}

/** The discard pile was shuffled into a new deck (4.5). */
export interface DeckRebuilt {
  type: "deck-rebuilt";
  deck: Deck;
}

/** A browser or program that is signed in as this person. Its `id` is no secret. */
export interface Device {
  id: string;
  is_program: boolean;
  is_this: boolean;
  browser: string | null;
  system: string | null;
  since: number;
}

/** The devices that are signed in, the latest first. */
export interface DeviceList {
  devices: Array<Device>;
}

/** What a board has that another does not have, or has differently. */
export interface Difference {
  tickets: number;
  new_tickets: number;
  map: number;
}

/** Too many locomotives lay face up: the display was discarded (4.4). */
export interface DisplaySwept {
  type: "display-swept";
}

/** The spaces of the shortest path between any two ends; 0: no path joins them. */
export interface Distances {
  ends: Array<string>;
  spaces: Array<number>;
}

/** Double the route with this number of locomotives played as terrain (5.7–5.9). It fixes the rest. */
export interface Doubling {
  locomotives?: number;
}

/** A way to double: the locomotives played as terrain, and the terrain cards discarded (5.7–5.9). */
export interface DoublingOption {
  locomotives: number;
  discarded: number;
}

/** Draw the top card of a deck, unseen (4.1). */
export interface DrawBlind {
  type: "draw-blind";
  deck: Deck;
}

/** Draw tickets from the top of the deck (6.1). */
export interface DrawTickets {
  type: "draw-tickets";
}

/**
 * Vote to end the game now, or withdraw the vote. The game ends when everyone who plays agrees. Moving withdraws a
 * vote.
 */
export interface EndEarly {
  agree?: boolean;
}

/** Why the game ended. */
export type EndReason = "all-passed" | "last-round-over";

/** How a game ended for one of its seats. */
export interface Ending {
  seat: number;
  players: number;
  place: number;
  total: number;
  routes: number;
  doubling: number;
  tickets: number;
  globetrotter: number;
  claimed: number;
  doubled: number;
  completed: number;
  failed: number;
  ended: number;
  counts: boolean;
}

export type Event = StartingPlayerDrawn | TrainCardDealt | TerrainCardDealt | TicketDealt | TrainCardLaid | TerrainCardLaid | StartingTicketsChosen | TrainCardTaken | TerrainCardTaken | DeckDrawn | RouteClaimed | TicketsDrawn | TicketsKept | Passed | SetupCompleted | StartingTicketsSettled | DisplaySwept | DeckRebuilt | LastRoundBegan | TurnEnded | GameEnded;

/** Everything that the server stores about a person. Records of finished games are at `/api/games/GAME/record`. */
export interface Export {
  id: string;
  name: string;
  since: number;
  visibility: Visibility;
  seen: boolean;
  regular_tables: Array<ExportedRegularTable>;
  almanac: Array<AlmanacRow>;
  devices: Array<Device>;
  subscriptions: Array<ExportedSubscription>;
  muted: Array<MutedPerson>;
  rating: Rating | null;
  ratings: Array<RatingStep>;
  games: Array<GameInfo>;
  results: Array<ExportedResult>;
  remarks: Array<ExportedRemark>;
  reviews: Array<ExportedReview>;
  boards: Array<ExportedBoard>;
  deals: Array<ExportedDeal>;
  challenges: Array<ExportedChallenge>;
  puzzles: Array<ExportedPuzzle>;
  mail: MailState;
}

/** One of the person's boards. */
export interface ExportedBoard {
  id: string;
  content: BoardContent;
  has_link: boolean;
  changed: number;
}

/** A duel or an evening that the person has joined, or was invited to. */
export interface ExportedChallenge {
  id: string;
  is_host: boolean;
  created: number;
  closes: number;
  joined: number | null;
  has_resigned: boolean;
}

/** The person's try at a deal that counts. */
export interface ExportedDeal {
  deal: string;
  game: string;
}

/** The person's first try at a puzzle, and the rating after it. */
export interface ExportedPuzzle {
  puzzle: string;
  theme: string;
  found: boolean;
  rating: number;
  made: number;
}

/** A regular table of which the person is a member. */
export interface ExportedRegularTable {
  id: string;
  name: string;
  is_owner: boolean;
  joined: number;
}

/** A remark of the person at a table. */
export interface ExportedRemark {
  game: string;
  phrase: string | null;
  text: string | null;
  made: number;
}

/** How a game ended for this person. */
export interface ExportedResult {
  seat: number;
  players: number;
  place: number;
  total: number;
  routes: number;
  doubling: number;
  tickets: number;
  globetrotter: number;
  claimed: number;
  doubled: number;
  completed: number;
  failed: number;
  ended: number;
  counts: boolean;
  game: string;
}

/** A record that the person uploaded for review. It is at `/api/reviews/ID/record`. */
export interface ExportedReview {
  id: string;
  asked: number;
}

/** A device that gets notifications, since when, and what about. */
export interface ExportedSubscription {
  device: string;
  service: string;
  since: number;
  preferences: NotificationPreferences;
}

/** What a fact is about; with `fact-` before it, a key of the message catalogs. */
export type FactKind = "ahead" | "behind" | "card-wanted" | "level" | "on-the-way" | "taken-later";

/** The score sheet and the winners (7.5). */
export interface FinalScore {
  lines: Array<ScoreLine>;
  winners: Array<number>;
}

/** Everything that can be wrong. Texts are found by these keys: `flaw-<key>`. */
export type Flaw = "a-folder" | "both-ends-the-same" | "both-out-of-range" | "country-is-a-place" | "country-missing" | "country-not-wanted" | "country-of-two-kinds" | "country-of-two-names" | "end-is-a-way-station" | "end-is-in-a-country" | "ferry-not-grey" | "half-a-position" | "leads-to-itself" | "misspelt-id" | "misspelt-name" | "nested-too-deeply" | "no-key" | "no-path" | "no-such-file" | "not-a-table" | "not-toml" | "not-twins" | "not-utf-8" | "one-track-too-many" | "out-of-range" | "own-twin" | "reserved-id" | "same-id" | "same-name" | "same-spot" | "same-ticket" | "section-empty" | "section-missing" | "section-not-a-list" | "too-few-tickets" | "too-large" | "too-many-locomotives" | "twin-names-another" | "twins-apart" | "twins-differ" | "unknown-end" | "unknown-key" | "unknown-place" | "unknown-twin" | "unreadable" | "untouched" | "wrong-type" | "wrong-word";

/** Receive changes in lists of games from now on: of listed games, and of the sender's own. */
export interface Follow {
  type: "follow";
}

export type FromClient = Watch | Unwatch | Command | Look | Say | Write | Follow | Ping;

export type FromServer = Welcome | GameChanged | Update | Accepted | RefusedMessage | Looked | Remarks | Lists | Muted | Pong | Closing;

/** The table, after `watch` and whenever its seats, or anything but the play, change. */
export interface GameChanged {
  type: "game";
  game: GameInfo;
}

/** The game is over, and everyone shows their tickets (7.2). */
export interface GameEnded {
  type: "game-ended";
  reason: EndReason;
  revealed: Array<Array<string>>;
}

/** A game and its seats. All but `yours` and `may_ask_advice` is the same for everyone who asks. */
export interface GameInfo {
  id: string;
  status: Status;
  board: BoardName;
  agreement: Agreement;
  seats: Array<SeatInfo>;
  host: string;
  bot_delay: number;
  commitment: string;
  seq: number;
  acting: Array<number>;
  deadline: number | null;
  minutes: number | null;
  created: number;
  moved: number | null;
  rematch: string | null;
  tutorial: string | null;
  played_on: PlayedOn | null;
  deal: PlayedDeal | null;
  version: number;
  terms: number;
  scores: Array<SeatScore>;
  yours: Array<number>;
  may_ask_advice: boolean;
  reviewable: boolean;
  has_record: boolean;
}

/** What luck and choices were worth to each seat of a finished game, also part of its review. */
export interface GameLedger {
  accounts: Array<SeatAccount>;
}

export interface GameList {
  games: Array<GameInfo>;
}

/** What the coach says about a finished game. */
export interface GameReview {
  players: Array<string>;
  seats: Array<number>;
  curve: Array<CurvePoint>;
  accounts: Array<SeatAccount>;
  judgements: Array<JudgedDecision>;
  moments: Array<KeyMoment>;
  stories: Array<Story>;
  level: number;
}

/** Make another member the owner. */
export interface HandOver {
  person: string;
}

/** An invitation. Anyone who has it can take a seat. */
export interface Invite {
  invite: string;
  path: string;
}

/**
 * Take an open seat, or the seats kept for the caller. A private table needs an invitation; `hot_seat` takes
 * another seat for a second person at the same browser. Sitting down is agreeing to the terms: those named, or else
 * the current ones.
 */
export interface Join {
  invite?: string | null;
  seat?: number | null;
  name?: string | null;
  hot_seat?: boolean;
  terms?: number | null;
}

/** Join a duel or an evening, by its link or by invitation. */
export interface JoinChallenge {
  link?: string | null;
}

/** Join a regular table by its link. */
export interface JoinRegularTable {
  link: string;
}

/** What a decision was worth to the player who made it, by what they could know. */
export interface JudgedDecision {
  step: number;
  turn: number;
  seat: number;
  action: Action;
  before: number;
  after: number;
  better: Array<BetterMove>;
  loss: number;
  margin: number;
  verdict: Verdict;
}

/** Keep some of the tickets on offer, at the start (2.4) or after drawing (6.1). */
export interface KeepTickets {
  type: "keep-tickets";
  tickets: Array<string>;
}

/** A game on a real board that somebody wrote down. */
export interface KeptGame {
  entry: string;
  filed_by: string | null;
  is_mine: boolean;
  regular_table: string | null;
  ended: number;
  lines: Array<KeptGameLine>;
}

/** A player of a game on a real board. */
export interface KeptGameLine {
  person: string | null;
  name: string;
  place: number;
  total: number;
  confirmed: boolean;
}

/** Games on a real board. */
export interface KeptGameList {
  games: Array<KeptGame>;
}

/** A moment that mattered, and what its sentence speaks of; the rest is left out. */
export interface KeyMoment {
  kind: MomentKind;
  step: number;
  turn: number;
  seat: number;
  share: number;
  points?: number;
  rival?: number | null;
  route?: string | null;
  ticket?: string | null;
  trains?: number | null;
  turns?: number | null;
  card?: string | null;
  cards?: number | null;
  draws?: number | null;
  played?: Action | null;
  better?: Action | null;
  before?: number | null;
  facts?: Array<MomentFact>;
}

/** The people the caller has played with, the latest first, and whether they see when the caller is here. */
export interface KnownPeople {
  seen: boolean;
  people: Array<KnownPerson>;
}

/** A person whom the caller has played with, or shares a regular table with. */
export interface KnownPerson {
  id: string;
  name: string;
  games: number;
  last: number | null;
  here: boolean;
  blocked: boolean;
}

/** A player is down to the last trains: everyone has one more turn (7.1). */
export interface LastRoundBegan {
  type: "last-round-began";
  seat: number;
}

/** Leave a table: one seat, or all of the caller's. In a game that has started, a bot plays on to the end. */
export interface Leave {
  seat?: number | null;
}

/** A line of a seat's ledger: what came from one source. */
export interface LedgerEntry {
  source: LedgerSource;
  share: number;
  points: number;
}

/** Where a change of the winning chances came from. */
export type LedgerSource = "blind" | "choices-of-others" | "own-choices" | "starting-hand" | "tickets" | "turned-up";

/** Limits of this server. */
export interface Limits {
  name: number;
  words: number;
  message: number;
  body: number;
  open_games: number;
  watched: number;
  min_clock: number;
  max_clock: number;
  max_bot_delay: number;
}

/** Games that have changed in lists, and games that are no longer in any public list. */
export interface Lists {
  type: "lists";
  games: Array<GameInfo>;
  gone: Array<string>;
}

/** Ask how a game looked to one of the sender's seats, or to a spectator, after event `at`. */
export interface Look {
  type: "look";
  game: string;
  seat?: number | null;
  at?: number;
}

/** How a game looked to a seat after event `at`. It is the past, so it has no offer. */
export interface Looked {
  type: "looked";
  game: string;
  seat: number | null;
  at: number;
  view: View;
  progress: Array<TicketProgress>;
  closed: Array<ClosedRoutes>;
  hands: Array<OpenHand>;
}

/** The coach's ledger, added up over reviewed games, in wins. The margins are half a 95% interval. */
export interface LuckSum {
  games: number;
  luck: number;
  luck_margin: number | null;
  choices: number;
  choices_margin: number | null;
}

/** The code in the link that confirms an address. */
export interface MailCode {
  code: string;
}

/** What to send mail about, and whether to send it even if one of the person's devices was notified. */
export interface MailPreferences {
  kinds: Array<"duel" | "filed" | "joined" | "over" | "rematch" | "turn">;
  language: string;
  zone: string;
  quiet_from?: number | null;
  quiet_to?: number | null;
  always?: boolean;
}

/** Whether and where the caller gets mail from this server. */
export interface MailState {
  is_possible: boolean;
  address: string | null;
  pending: string | null;
  preferences: MailPreferences | null;
}

/** An identity: a public id and a name. */
export interface Me {
  id: string;
  name: string;
}

/** Something that a person has achieved, and when. */
export interface Medal {
  kind: MedalKind;
  bot: string | null;
  number: number | null;
  earned: number | null;
}

/** What a medal is for; with `medal-` before it, a key of the message catalogs. */
export type MedalKind = "from-last" | "globetrotter" | "great-ticket" | "level";

/** What has happened in a game since the last decision of one of the caller's seats, as that seat may know it. */
export interface Missed {
  game: string;
  seat: number;
  after: number;
  events: Array<Event>;
  stood_in: Array<number>;
}

/** How things stood at a moment, in a sentence of its own. */
export interface MomentFact {
  about: FactKind;
  rival?: number | null;
  points?: number | null;
  ticket?: string | null;
  trains?: number | null;
  turn?: number | null;
}

/** What a moment is about; with `moment-` before it, a key of the message catalogs. */
export type MomentKind = "better-move" | "colour-never-came" | "cut-off" | "downswing" | "lucky-card" | "lucky-tickets" | "not-doubled" | "ticket-failed" | "ticket-hopeless" | "ticket-too-late" | "unlucky-card" | "unlucky-tickets" | "upswing";

/** The people whose remarks the client should not show from now on. The change may come from another device. */
export interface Muted {
  type: "muted";
  people: Array<MutedPerson>;
}

/** The people whose remarks a client should not show. */
export interface MutedList {
  people: Array<MutedPerson>;
}

/** A person whose remarks the caller does not want to see. */
export interface MutedPerson {
  id: string;
  name: string;
  blocked: boolean;
}

/** A ticket with its id in actions and views. */
export interface NamedTicket {
  id: string;
  ticket: Ticket;
}

/** Challenge one person to a duel, or several to an evening; all play every deal against the same bots. */
export interface NewChallenge {
  opponents: Array<string>;
  size?: number;
  deals?: number;
  days?: number;
  person?: string | null;
}

/** Set up a game. */
export interface NewGame {
  seats: Array<SeatPlan>;
  agreement?: Agreement;
  board?: string | null;
  bot_delay?: number | null;
}

/** Ask for an identity. A browser gets a cookie; a program asks for a bearer token instead. */
export interface NewIdentity {
  name: string;
  bearer?: boolean;
}

/** Ask for an invitation, to any open seat or to this one. */
export interface NewInvite {
  seat?: number | null;
}

/** A finished game from the score keeper, for the almanac. */
export interface NewKeptGame {
  id: string;
  ended: number;
  lines: Array<NewKeptLine>;
  regular_table?: string | null;
  board?: string | null;
}

/** A player of a game on a real board: a person on this server, or just a name. Total and place are computed. */
export interface NewKeptLine {
  name: string;
  person: string | null;
  routes: number;
  doubling: number;
  tickets: number;
  globetrotter: number;
  claimed: number;
  doubled: number;
  completed: number;
  failed: number;
  best_route?: BestOnBoard | null;
  best_ticket?: BestOnBoard | null;
}

/** An address for mail. A link that confirms it is sent there, in this language. */
export interface NewMailAddress {
  address: string;
  language: string;
  zone: string;
}

/** The new identity, and its token if one was asked for. The token is shown only here. */
export interface NewMe {
  id: string;
  name: string;
  token: string | null;
}

/** A table to come back to, with the colours, rules and board of a game that the caller played, if one is named. */
export interface NewRegularTable {
  name: string;
  game?: string | null;
}

/** Where and how this device gets notifications, from its browser's push manager. */
export interface NewSubscription {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** Begin a guided game. It replaces an earlier one. */
export interface NewTutorial {
  tutorial?: string;
  bot_delay?: number | null;
}

export interface NextPuzzle {
  id: string;
}

/** What to notify this device of, in which language, and its quiet hours in its time zone. */
export interface NotificationPreferences {
  kinds: Array<"duel" | "filed" | "joined" | "over" | "rematch" | "turn">;
  language: string;
  zone: string;
  quiet_from?: number | null;
  quiet_to?: number | null;
}

/** Whether this device gets notifications, and the key that its browser subscribes with. */
export interface NotificationState {
  key: string;
  preferences: NotificationPreferences | null;
}

/**
 * Everything a seat can do now.
 *
 * `actions` can be sent as they are. A claim is `{"type": "claim-route", route, payment, doubling}` with a
 * route and a payment from one of `claims`; a choice of tickets is `{"type": "keep-tickets", tickets}`.
 */
export interface Offer {
  actions: Array<Action>;
  tickets: TicketChoice | null;
  claims: Array<ClaimOffer>;
  unaffordable: Array<Unaffordable>;
}

/** A player's hand and tickets, shown after the game. */
export interface OpenHand {
  hand: TrainCards;
  tickets: Array<string>;
  progress: Array<TicketProgress>;
}

/** A person or bot that a person has played against. */
export interface Opponent {
  player: string | null;
  name: string | null;
  bot: string | null;
  games: number;
  ahead: number;
}

/** One of the caller's boards, as it was saved. */
export interface OwnBoardFound {
  id: string;
  content: BoardContent;
  hash: string | null;
  players: number;
  has_own_map: boolean;
  version: number;
  link: string | null;
  changed: number;
}

/** One of the caller's boards in a list. */
export interface OwnBoardLine {
  id: string;
  name: string;
  tickets: number;
  hash: string | null;
  problems: number;
  players: number;
  has_own_map: boolean;
  version: number;
  has_link: boolean;
  changed: number;
}

/** The caller's boards, the last changed first. */
export interface OwnBoardList {
  boards: Array<OwnBoardLine>;
  max: number;
}

/** The caller's game of a deal. */
export interface OwnChallengeTry {
  game: string;
  status: Status;
  total: number | null;
}

/** The caller's try at a deal. It has points, a place at the table and a rank if it was finished in time. */
export interface OwnTry {
  game: string;
  status: Status;
  total: number | null;
  place: number | null;
  rank: number | null;
  of: number | null;
}

/** Do nothing, when nothing can be done (3.1). */
export interface Pass {
  type: "pass";
}

/** A player could do nothing (3.1). */
export interface Passed {
  type: "passed";
  seat: number;
}

/** The cards of a payment, and how to double with it, or why that is impossible. */
export interface Payment {
  cards: TrainCards;
  doublings: Array<DoublingOption>;
  why_not: Refused | null;
}

/** A person in the list of players. */
export interface PersonLine {
  id: string;
  name: string;
  rating: Rating | null;
}

/** The people who chose to be listed: the strongest first, those with few rated games last. */
export interface PersonList {
  people: Array<PersonLine>;
}

/** What a person's games add up to. Games that a bot finished for them do not count. */
export interface PersonPage {
  id: string;
  name: string;
  since: number;
  visibility: Visibility;
  sizes: Array<TableSizeRecord>;
  routes: number;
  doubling: number;
  tickets: number;
  globetrotter: number;
  claimed: number;
  doubled: number;
  completed: number;
  failed: number;
  best: BestGame | null;
  opponents: Array<Opponent>;
  rating: Rating | null;
  ratings: Array<RatingStep>;
}

/** A phrase. Its text is the message `phrase-…`. */
export type Phrase = "applause" | "at-last" | "back-in-an-hour" | "back-soon" | "back-tomorrow" | "congratulations" | "detour" | "end-is-near" | "good-game" | "good-luck" | "goodbye" | "heart" | "hello" | "here-again" | "in-my-way" | "laughter" | "lucky" | "needed-that" | "nice-claim" | "oh-no" | "oops" | "rematch" | "risky" | "so-close" | "sorry" | "take-your-time" | "thank-you" | "thinking" | "unlucky" | "well-played" | "wow" | "your-move";

/** Ask for a pong. */
export interface Ping {
  type: "ping";
}

/** A stop on the board, at (0, 0) in its top left corner or (1, 1) in its bottom right. */
export interface Place {
  id: string;
  name: string;
  kind: PlaceKind;
  at: [number, number];
  country?: string | null;
  lat?: number | null;
  lon?: number | null;
  names?: Record<string, string>;
}

/** What a place is to a ticket and to a path (6.3–6.6). */
export type PlaceKind = "city" | "port" | "terminal" | "waystation";

/** Take a seat of a finished game after this many events, and play on against bots. */
export interface PlayOn {
  step: number;
  seat: number;
  bot?: string | null;
}

/** The deal whose luck a game has. */
export interface PlayedDeal {
  name: string;
  closes: number;
  challenge: string | null;
}

/** Where a game begins that was played on: in another game, after some events, as one of its seats knew it. */
export interface PlayedOn {
  game: string | null;
  step: number;
  seat: number;
}

/** What everyone sees of one player (4.7, 6.2). */
export interface Player {
  trains: number;
  score: number;
  cards: number;
  shown: TrainCards;
  terrain: TerrainCards;
  tickets: number;
  is_choosing: boolean;
}

/** The answer to a ping. */
export interface Pong {
  type: "pong";
}

/** One thing that is wrong, and the entry of the board file that it is wrong in. */
export interface Problem {
  entry: string;
  flaw: Flaw;
  details: Record<string, string | number>;
}

/** The caller's rating after a first try. */
export interface PuzzleCounted {
  rating: number;
  change: number;
}

/** A puzzle in a list, and the outcome of the caller's first try at it. */
export interface PuzzleLine {
  id: string;
  rating: number;
  found: boolean | null;
  theme: PuzzleTheme | null;
}

export type PuzzleOutcome = "found" | "other";

/** Today's three puzzles, the easiest first, and the caller's results. */
export interface PuzzlePage {
  day: string;
  today: Array<PuzzleLine>;
  rating: number | null;
  tries: number;
  curve: Array<number>;
  themes: Array<PuzzleThemeLine>;
}

/** What the coach would do, the best first. Asking before a try uses up the try. */
export interface PuzzleSolution {
  theme: PuzzleTheme;
  moves: Array<AdvisedMove>;
  counted: PuzzleCounted | null;
}

/** The position of a puzzle, as the seat to move sees it. */
export interface PuzzleTable {
  puzzle: PuzzleLine;
  seat: number;
  turn: number;
  update: Update;
}

/** What the best move is about. Its name is the message `puzzle-theme-…` of the catalogs. */
export type PuzzleTheme = "blocking" | "doubling" | "drawing" | "last-round" | "tickets";

/** How many puzzles of a theme the caller has tried, and how many they found at the first try. */
export interface PuzzleThemeLine {
  theme: PuzzleTheme;
  tried: number;
  found: number;
}

/** How strong a person is by their rated games. 400 points more mean ten wins to one at two players. */
export interface Rating {
  value: number;
  uncertainty: number;
  games: number;
  is_provisional: boolean;
}

/** A rated game in the history of a rating. */
export interface RatingStep {
  game: string | null;
  place: number;
  rating: Rating;
  change: number;
  made: number;
}

/** What could be read from a board file, and what is wrong with it. */
export interface ReadBoard {
  content: BoardContent | null;
  problems: Array<Problem>;
}

/** The body of every answer from 400 on: a key of the message catalogs, and its parameters. */
export interface Refused {
  reason: string;
  details: Record<string, string | number>;
}

/**
 * A message was refused, and nothing has changed; with `server.outcome-unknown`, something may have.
 *
 * The refusal of a stale command includes the update that its sender was missing.
 */
export interface RefusedMessage {
  type: "refused";
  reason: string;
  details: Record<string, string | number>;
  game: string | null;
  seat: number | null;
  id: string | null;
  update: Update | null;
}

/** A regular table, as its members see it. */
export interface RegularTableInfo {
  id: string;
  name: string;
  people: Array<TableMember>;
  link: string | null;
  game: string | null;
  games: number;
}

/** What a person with the link is shown before they join. */
export interface RegularTableInvitation {
  name: string;
  people: Array<string>;
  is_full: boolean;
}

/** The regular tables of which the caller is a member. */
export interface RegularTableList {
  tables: Array<RegularTableInfo>;
}

/** Something that was said. Its author can be muted by their public id. */
export interface Remark {
  id: number;
  seat: number | null;
  player: string | null;
  name: string | null;
  phrase: string | null;
  text: string | null;
  seq: number;
  made: number;
}

/** Remarks at a table: the latest after `watch`, then each one as it is made. */
export interface Remarks {
  type: "remarks";
  game: string;
  remarks: Array<Remark>;
}

/** A new name for this person. */
export interface Rename {
  name: string;
}

/** A new name for a regular table. */
export interface RenameRegularTable {
  name: string;
}

/** The progress of a review; the review, once it is done; the reason, if it failed. */
export interface ReviewState {
  id: string | null;
  status: "done" | "failed" | "none" | "running" | "waiting";
  done: number;
  total: number;
  review: GameReview | null;
  refused: Refused | null;
}

/** One track between two places; a double route is two routes, each the other's twin (5.6). */
export interface Route {
  id: string;
  between: [string, string];
  colour: Colour;
  length: number;
  locomotives?: number;
  twin?: string | null;
}

/** A player claimed a route (5). `discarded` are the terrain cards spent to double it. */
export interface RouteClaimed {
  type: "route-claimed";
  seat: number;
  route: string;
  payment: TrainCards;
  doubling: Doubling | null;
  discarded: TerrainCards;
  points: number;
}

/** A number of the rules that a table may agree on. */
export interface RuleOption {
  name: string;
  default: number;
  min: number;
  max: number;
  choices: Array<number>;
}

/** What a group may agree on before a game. The defaults are the game as published. */
export interface Rules {
  min_players?: number;
  max_players?: number;
  trains?: number;
  cards_of_each_colour?: number;
  locomotives?: number;
  cards_of_each_terrain?: number;
  train_cards_dealt?: number;
  terrain_cards_dealt?: number;
  tickets_dealt?: number;
  open_train_cards?: number;
  open_terrain_cards?: number;
  starting_tickets_kept?: number;
  draws?: number;
  locomotives_swept?: number;
  route_points?: Array<number>;
  players_sharing_doubles?: number;
  longest_short_route?: number;
  short_terrain_cost?: number;
  long_terrain_cost?: number;
  tickets_drawn?: number;
  drawn_tickets_kept?: number;
  trains_that_end_the_game?: number;
  globetrotter?: number;
}

/** Save a board. `version` is the one that was changed; 0: a new board. */
export interface SaveBoard {
  content: BoardContent;
  version?: number;
}

/** The version that was saved, and what the checker says about it. */
export interface SavedBoard {
  version: number;
  checked: CheckedBoard;
}

/**
 * Say one of the phrases: from the sender's seat to everyone, or as a spectator to the spectators.
 *
 * `id` is the client's own name for the remark, which a refusal repeats.
 */
export interface Say {
  type: "say";
  game: string;
  phrase: Phrase;
  seat?: number | null;
  id?: string | null;
}

/** One player's line of the score sheet (7.2–7.4). */
export interface ScoreLine {
  seat: number;
  routes: number;
  doubling: number;
  completed: Array<string>;
  failed: Array<string>;
  paths: Array<Array<string>>;
  gaps: Array<Array<string>>;
  tickets: number;
  globetrotter: number;
  total: number;
}

/** A seat's ledger: `start` and the entries add up to the result. */
export interface SeatAccount {
  start: number;
  start_points: number;
  entries: Array<LedgerEntry>;
  share: number;
  points: number;
}

/** A seat as everyone sees it. */
export interface SeatInfo {
  kind: SeatKind;
  name: string | null;
  player: string | null;
  bot: string | null;
  present: boolean;
  stand_in: string | null;
  left: boolean;
  wants_end: boolean;
  agreed: boolean;
  late: boolean;
  comes_back: boolean;
  replaceable_from: number | null;
  votes: Array<number>;
  words: string;
  rating: Rating | null;
  livery: number;
}

export type SeatKind = "bot" | "kept" | "open" | "person";

/** A seat as the host wants it: `open` for an invitation, `person` for the host, `bot` with its name. */
export interface SeatPlan {
  kind: SeatKind;
  bot?: string | null;
  name?: string | null;
}

/** How a game ended for a seat. */
export interface SeatScore {
  total: number;
  place: number;
  rating: Rating | null;
  rating_change: number | null;
}

/** Everything a new-game form offers. */
export interface Setup {
  boards: Array<BoardInfo>;
  bots: Array<BotInfo>;
  clocks: Array<ClockPreset>;
  rules: Array<RuleOption>;
  min_seats: number;
  max_seats: number;
  default_bot_delay: number;
  coach: boolean;
  limits: Limits;
}

/** Everything is dealt and laid (2.2, 2.3); the players choose their tickets. */
export interface SetupCompleted {
  type: "setup-completed";
}

/** A board that a person shares by a link. */
export interface SharedBoard {
  content: BoardContent;
  by: string;
}

/** What the game is waiting for. */
export type Stage = "choosing-tickets" | "drawing" | "game-over" | "keeping-tickets" | "setup" | "terrain-card-due" | "tickets-due" | "train-card-due" | "turn" | "turn-over";

/** Deal the cards, if everyone has agreed to these terms. */
export interface Start {
  terms: number;
}

/** 2.1. */
export interface StartingPlayerDrawn {
  type: "starting-player-drawn";
  seat: number;
}

/** A player chose, secretly (2.4): until all have, not even how many were kept is known. */
export interface StartingTicketsChosen {
  type: "starting-tickets-chosen";
  seat: number;
  tickets: Array<string> | null;
}

/** All have chosen (2.4): how many tickets each keeps is now known, the others are under the deck. */
export interface StartingTicketsSettled {
  type: "starting-tickets-settled";
  counts: Array<number>;
}

export type Status = "closed" | "ended" | "lobby" | "over" | "playing";

/** A game as one seat would tell it: a few sentences, and the moments that mattered to that seat. */
export interface Story {
  seat: number;
  facts: Array<StoryFact>;
  moments: Array<KeyMoment>;
}

/** A sentence of the story: what it says, and what it speaks of. */
export interface StoryFact {
  about: StoryKind;
  turn?: number | null;
  share?: number | null;
  before?: number | null;
  doer?: number | null;
  route?: string | null;
  card?: string | null;
  action?: Action | null;
  points?: number | null;
}

/** What a sentence of the story says; with `story-` before it, a key of the message catalogs. */
export type StoryKind = "ahead-all-game" | "ahead-from" | "better-there" | "came-back" | "card-decided" | "claim-decided" | "costliest" | "last-ahead" | "led-until" | "luck-against" | "luck-brought-points" | "luck-cost-points" | "luck-even" | "luck-rather-against" | "luck-rather-with" | "luck-with" | "missed-just-before" | "move-decided" | "never-ahead" | "no-mistakes" | "open-to-the-end" | "tickets-decided";

/** Everything that everyone sees. */
export interface Table {
  board: BoardName;
  rules: Rules;
  players: Array<Player>;
  train_deck: number;
  shuffled: TrainCards;
  terrain_deck: TerrainCards;
  ticket_deck: number;
  display: Array<TrainCard | null>;
  terrain_display: Array<Terrain | null>;
  train_discard: TrainCards;
  terrain_discard: TerrainCards;
  claims: Record<string, Claim>;
  stage: Stage;
  turn: number | null;
  draws: number;
  tickets_due: number;
  passes: number;
  turns_left: number | null;
  end: EndReason | null;
  revealed: Array<Array<string>>;
}

/** A member of a regular table. */
export interface TableMember {
  id: string;
  name: string;
  is_owner: boolean;
}

/** A person's games at tables of this size. */
export interface TableSizeRecord {
  players: number;
  games: number;
  wins: number;
}

/** Take a seat back from the bot: at once, or after the decision for which the caller's time was up. */
export interface TakeBack {
  seat: number;
}

/** Let a bot play for a person whose time is up; without a clock, vote for that after a long absence. */
export interface TakeOver {
  seat: number;
}

/** Take a face-up terrain card (4.1). */
export interface TakeTerrainCard {
  type: "take-terrain-card";
  terrain: Terrain;
}

/** Take a face-up train card (4.1, 4.2). Two cards of one kind are the same card. */
export interface TakeTrainCard {
  type: "take-train-card";
  card: TrainCard;
}

/** 1.4. The order is part of the record format, as above. */
export type Terrain = "desert" | "jungle" | "mountain";

/** A terrain card went from the deck to a player, who lays it face up (2.2, 4.1, 4.7). */
export interface TerrainCardDealt {
  type: "terrain-card-dealt";
  seat: number;
  terrain: Terrain;
}

/** A terrain card was laid face up (2.3, 4.3). */
export interface TerrainCardLaid {
  type: "terrain-card-laid";
  slot: number;
  terrain: Terrain;
}

/** A player took a face-up terrain card (4.1). */
export interface TerrainCardTaken {
  type: "terrain-card-taken";
  seat: number;
  terrain: Terrain;
  slot: number;
}

export interface TerrainCards {
  desert?: number;
  jungle?: number;
  mountain?: number;
}

/** Two ends to connect, and what that is worth (1.3). An end is a city or a country. */
export interface Ticket {
  between: [string, string];
  points: number;
}

/** Tickets to choose from, and the least number to keep. */
export interface TicketChoice {
  tickets: Array<string>;
  min: number;
  rule: string;
}

/** A ticket went from the deck to a player to choose from (2.2, 6.1). Only they know which. */
export interface TicketDealt {
  type: "ticket-dealt";
  seat: number;
  ticket: string | null;
}

/**
 * A ticket, and the path that completes it with the fewest trains.
 *
 * If there are several, it is one with the fewest routes to claim, and on the same board always the same.
 */
export interface TicketProgress {
  ticket: string;
  state: TicketState;
  trains: number;
  missing: Array<string>;
  owned: Array<string>;
  cost: CardCost;
}

/** Whether a ticket can be completed. */
export type TicketState = "closed" | "completed" | "open" | "too-few-trains";

/** A player draws this number of tickets (6.1); the dealer says which. */
export interface TicketsDrawn {
  type: "tickets-drawn";
  seat: number;
  count: number;
}

/** A player kept some of the drawn tickets and returned the rest under the deck (6.1). */
export interface TicketsKept {
  type: "tickets-kept";
  seat: number;
  kept: Array<string | null>;
  returned: Array<string | null>;
}

/** What happens when the time of a person who is there runs out. (For an absent person, a bot plays.) */
export type Timeout = "bot-plays" | "players-decide";

/** A bearer token for the caller's identity. It is shown only here. */
export interface Token {
  token: string;
}

/** 1.2. The order is part of the record format: dealers answer in it. */
export type TrainCard = "black" | "blue" | "green" | "locomotive" | "orange" | "purple" | "red" | "white" | "yellow";

/** A train card went from the deck into a hand (2.2, 4.1). Only its owner knows which. */
export interface TrainCardDealt {
  type: "train-card-dealt";
  seat: number;
  card: TrainCard | null;
}

/** A train card was laid face up (2.3, 4.3). */
export interface TrainCardLaid {
  type: "train-card-laid";
  slot: number;
  card: TrainCard;
}

/** A player took a face-up train card (4.1). */
export interface TrainCardTaken {
  type: "train-card-taken";
  seat: number;
  card: TrainCard;
  slot: number;
}

export interface TrainCards {
  purple?: number;
  white?: number;
  blue?: number;
  yellow?: number;
  orange?: number;
  black?: number;
  red?: number;
  green?: number;
  locomotive?: number;
}

/** A code that signs in another device with the same identity, once, until it expires. */
export interface Transfer {
  code: string;
  path: string;
  expires: number;
}

/** Sign in with the identity that this code was made for. */
export interface TransferCode {
  code: string;
}

/** What the move that was tried is worth, compared with the one that was played. */
export interface TriedMove {
  step: number;
  seat: number;
  move: ComparedMove;
}

/** How a move compares with the best one. The coach's moves are included once the best one is found. */
export interface TriedPuzzle {
  theme: PuzzleTheme;
  outcome: PuzzleOutcome;
  share: number | null;
  best: number;
  moves: Array<AdvisedMove>;
  counted: PuzzleCounted | null;
}

/** Try a move other than the one that a seat made after this many events of a finished game. */
export interface TryMove {
  step: number;
  seat: number;
  action: Action;
}

/** How a try compares with what was played; with `learn-` before it, a key of the message catalogs. */
export type TryOutcome = "better" | "found" | "same" | "worse";

/** A move, as an answer to a puzzle. */
export interface TryPuzzle {
  action: Action;
}

/** The next player's turn begins. */
export interface TurnEnded {
  type: "turn-ended";
  seat: number;
}

/** What a tutorial says, and when. The texts are `tutorial-say-ID` in the catalogs. */
export interface TutorialInfo {
  id: string;
  steps: Array<TutorialStep>;
}

/** A text that points to something on the table, shown when the game is at this sequence number. */
export interface TutorialStep {
  id: string;
  seq: number;
  at: Array<string>;
  waits: Action | null;
}

/** Prices that a seat cannot pay now: colour, length and locomotives of a route (5.2–5.4). */
export interface Unaffordable {
  prices: Array<[Colour, number, number]>;
  reason: string;
  details: Record<string, string | number>;
}

/** Stop following a game. */
export interface Unwatch {
  type: "unwatch";
  game: string;
  seat?: number | null;
}

/**
 * What happened, as one seat may know it, and where the game stands now.
 *
 * `events` are those after sequence number `after`, up to `seq`. A client whose own number is not `after`
 * takes the view and forgets its events. A field that none of the events changed may be null: it is as at `after`.
 */
export interface Update {
  type: "update";
  game: string;
  seat: number | null;
  after: number;
  seq: number;
  events: Array<Event>;
  stood_in: Array<number>;
  view: View;
  acting: Array<number>;
  deadline: number | null;
  offer: Offer | null;
  progress: Array<TicketProgress> | null;
  cost: CardCost | null;
  closed: Array<ClosedRoutes> | null;
  score: FinalScore | null;
}

/** What a decision is called. */
export type Verdict = "blunder" | "fine" | "inexact" | "mistake";

/** The table and one seat's own cards and tickets. A spectator (seat None) has none. */
export interface View {
  table: Table;
  seat: number | null;
  hand: TrainCards;
  tickets: Array<string>;
  offered: Array<string>;
  drawn: TrainCards;
  returned: Array<string | null>;
}

/** The people who may see a person's page. */
export type Visibility = "listed" | "private" | "shared";

/**
 * Follow a game from the sender's own seat, or as a spectator.
 *
 * `after` is the last sequence number that the client has; what happened since then is sent. 0 asks for
 * everything; without it, only the view is sent.
 */
export interface Watch {
  type: "watch";
  game: string;
  seat?: number | null;
  after?: number | null;
}

/** The first message, with the identity of the client. */
export interface Welcome {
  type: "welcome";
  protocol: number;
  version: string;
  me: Me | null;
}

/** A whole board, for drawing it. The board of a hash never changes. */
export interface WholeBoard {
  id: string;
  hash: string;
  name: string;
  size: [number, number];
  places: Array<Place>;
  routes: Array<Route>;
  terrain: Record<string, Terrain>;
  tickets: Array<NamedTicket>;
  countries: Array<CountryInfo>;
  difference: Difference;
  names: Record<string, string>;
  trains: number | null;
}

/** Say something in free text, to the people at the table, if the table has agreed to that (`chat`). */
export interface Write {
  type: "write";
  game: string;
  text: string;
  seat?: number | null;
  id?: string | null;
}
