/** What the sheet under the map shows on a phone. */
export type Sheet = "cards" | "tickets" | "players" | "log";
