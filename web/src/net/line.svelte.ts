// The line to the server: one WebSocket that connects again by itself, and says how it is.
import type { FromClient, FromServer } from "../protocol";

export type LineState = "connecting" | "open" | "lost";

const FIRST_WAIT = 300;
const LONGEST_WAIT = 5_000;
const PING_EVERY = 15_000;
const ANSWER_WITHIN = 10_000;

export class Line {
  state = $state<LineState>("connecting");

  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private heartbeat: ReturnType<typeof setInterval> | undefined;
  private heard = 0;
  private closed = false;

  constructor(
    private readonly onopen: () => void,
    private readonly onmessage: (message: FromServer) => void,
  ) {
    window.addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
    this.connect();
  }

  /** Whether it was sent; if not, `onopen` comes later and may send again. */
  send(message: FromClient): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.closed = true;
    window.removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    clearTimeout(this.timer);
    clearInterval(this.heartbeat);
    this.socket?.close();
  }

  private connect(): void {
    clearTimeout(this.timer);
    const { protocol, host } = window.location;
    const socket = new WebSocket(`${protocol === "https:" ? "wss" : "ws"}://${host}/api/play`);
    this.socket = socket;
    socket.onmessage = ({ data }) => this.receive(socket, JSON.parse(String(data)) as FromServer);
    socket.onclose = () => this.lose(socket);
  }

  private receive(socket: WebSocket, message: FromServer): void {
    if (socket !== this.socket) return;
    this.heard = Date.now();
    if (message.type === "welcome") {
      this.state = "open";
      this.wait = FIRST_WAIT;
      this.keepAlive(socket);
      this.onopen();
    }
    if (message.type === "closing") this.wait = Math.max(message.reconnect, FIRST_WAIT);
    this.onmessage(message);
  }

  private keepAlive(socket: WebSocket): void {
    clearInterval(this.heartbeat);
    this.heartbeat = setInterval(() => {
      if (Date.now() - this.heard > PING_EVERY + ANSWER_WITHIN) this.lose(socket);
      else this.send({ type: "ping" });
    }, PING_EVERY);
  }

  private lose(socket: WebSocket): void {
    if (socket !== this.socket || this.closed) return;
    this.socket = null;
    socket.close();
    clearInterval(this.heartbeat);
    this.state = "lost";
    this.timer = setTimeout(() => this.connect(), this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  private readonly hurry = (): void => {
    if (document.visibilityState === "visible" && this.state === "lost" && !this.socket) this.connect();
  };
}
