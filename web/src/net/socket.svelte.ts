// The socket to the server: one WebSocket that connects again by itself, and says how it is.
import { PROTOCOL, type FromClient, type FromServer } from "../protocol";

export type Connection = "connecting" | "open" | "lost";

const FIRST_WAIT = 300;
const LONGEST_WAIT = 5_000;
const PING_EVERY = 15_000;
const ANSWER_WITHIN = 10_000;

const LOADED_FOR = "okapi.loaded-for";

/** The server was updated and speaks otherwise than this page: load the page that fits, once. The game is on the server. */
function loadTheVersionFor(protocol: number): void {
  if (sessionStorage.getItem(LOADED_FOR) === String(protocol)) return;
  sessionStorage.setItem(LOADED_FOR, String(protocol));
  location.reload();
}

export class Socket {
  state = $state<Connection>("connecting");

  private webSocket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private heartbeat: ReturnType<typeof setInterval> | undefined;
  private heard = 0;
  private closed = false;

  constructor(
    private readonly onopen: () => void,
    private readonly onmessage: (message: FromServer) => void,
    /** A hint, by which a proxy brings everyone at a table to the same process. */
    private readonly game?: string,
  ) {
    window.addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
    this.connect();
  }

  /** Whether it was sent; if not, `onopen` comes later and may send again. */
  send(message: FromClient): boolean {
    if (this.webSocket?.readyState !== WebSocket.OPEN) return false;
    this.webSocket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.closed = true;
    window.removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    clearTimeout(this.timer);
    clearInterval(this.heartbeat);
    this.webSocket?.close();
  }

  private connect(): void {
    clearTimeout(this.timer);
    const { protocol, host } = window.location;
    const hint = this.game ? `?game=${encodeURIComponent(this.game)}` : "";
    const webSocket = new WebSocket(`${protocol === "https:" ? "wss" : "ws"}://${host}/api/play${hint}`);
    this.webSocket = webSocket;
    webSocket.onmessage = ({ data }) => this.receive(webSocket, JSON.parse(String(data)) as FromServer);
    webSocket.onclose = () => this.lose(webSocket);
  }

  private receive(webSocket: WebSocket, message: FromServer): void {
    if (webSocket !== this.webSocket) return;
    this.heard = Date.now();
    if (message.type === "welcome") {
      if (message.protocol !== PROTOCOL) loadTheVersionFor(message.protocol);
      this.state = "open";
      this.wait = FIRST_WAIT;
      this.keepAlive(webSocket);
      this.onopen();
    }
    if (message.type === "closing") this.wait = Math.max(message.reconnect, FIRST_WAIT);
    this.onmessage(message);
  }

  private keepAlive(webSocket: WebSocket): void {
    clearInterval(this.heartbeat);
    this.heartbeat = setInterval(() => {
      if (Date.now() - this.heard > PING_EVERY + ANSWER_WITHIN) this.lose(webSocket);
      else this.send({ type: "ping" });
    }, PING_EVERY);
  }

  private lose(webSocket: WebSocket): void {
    if (webSocket !== this.webSocket || this.closed) return;
    this.webSocket = null;
    webSocket.close();
    clearInterval(this.heartbeat);
    this.state = "lost";
    this.timer = setTimeout(() => this.connect(), this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  private readonly hurry = (): void => {
    if (document.visibilityState === "visible" && this.state === "lost" && !this.webSocket) this.connect();
  };
}
