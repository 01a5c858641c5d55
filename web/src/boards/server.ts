// What the server does for boards of one's own: it keeps, checks, reads and writes them.
import type {
  BoardContent,
  CheckedBoard,
  OwnBoardFound,
  OwnBoardList,
  ReadBoard,
  SaveBoard,
  SavedBoard,
  SharedBoard,
} from "../protocol";
import { ask, request } from "../net/api";

const own = "/api/workshop/boards";

export const workshop = {
  ownBoards: () => request<OwnBoardList>("GET", own),
  ownBoard: (id: string) => request<OwnBoardFound>("GET", `${own}/${id}`),
  keepBoard: (id: string, board: SaveBoard) => request<SavedBoard>("PUT", `${own}/${id}`, board),
  forgetBoard: (id: string) => request<void>("DELETE", `${own}/${id}`),
  shareBoard: (id: string) => request<OwnBoardFound>("PUT", `${own}/${id}/link`),
  withdrawBoard: (id: string) => request<void>("DELETE", `${own}/${id}/link`),
  sharedBoard: (link: string) => request<SharedBoard>("POST", "/api/workshop/shared", { link }),
  checkBoard: (content: BoardContent) => request<CheckedBoard>("POST", "/api/workshop/check", { content }),
  readBoard: (file: string) => request<ReadBoard>("POST", "/api/workshop/read", file),
  boardFile: (content: BoardContent) =>
    ask("POST", "/api/workshop/file", { content }).then((answer) => answer.text()),
};
