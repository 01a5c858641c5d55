// What is asked of the server about deals.
import type { DealPage, GameInfo } from "../protocol";
import { request } from "../net/api";

const at = (deal: string): string => `/api/deals/${deal}`;

export const lookAtDeal = (deal: string): Promise<DealPage> => request("GET", at(deal));
export const playDeal = (deal: string): Promise<GameInfo> => request("POST", at(deal));
export const pictureAddress = (deal: string, points: number): string =>
  `${at(deal)}/picture.png?points=${points}`;
export const dealPath = (deal: string): string => `/deal/${deal}`;
