import { ServerProcess } from './server-process';

/** The token that the stand-in takes. */
export const BOT_TOKEN = '700000001:AA-stand-in_token-of-the-tests-000001';
export const BOT_NAME = 'oran_arsivi_test_bot';

export interface ChatText {
  chat_id: string;
  message_id: number;
  text: string;
  /** What it said before, oldest first. */
  edits: string[];
}

export interface BotCall {
  method: string;
  chat_id?: string;
  /** Epoch milliseconds. */
  at: number;
  /** Status of the answer; 0: there has been none. */
  code: number;
}

interface State {
  calls: BotCall[];
  messages: ChatText[];
  /** Requests for updates that another one ended. */
  conflicts: number;
  /** Messages whose senders wait for an answer. */
  held: number;
  commands: { command: string; description: string }[];
}

/** A failure of the next calls of a method. Without a code the connection breaks. */
interface Failure {
  method: string;
  chat_id?: string;
  times?: number;
  code?: number;
  description?: string;
  parameters?: { retry_after: number };
}

/** A local stand-in for Telegram, in a process of its own, on one port for all its starts. */
export class TestTelegram {
  private readonly server: ServerProcess;

  /** @param longestPoll seconds that a request for updates waits at most, whatever it asks for */
  constructor(longestPoll = 60) {
    this.server = new ServerProcess('telegram-server.mjs', [String(longestPoll)]);
  }

  get url(): string {
    return `http://127.0.0.1:${this.server.port}`;
  }

  /** Settings of a site whose bot it is. */
  get settings(): { TELEGRAM_BOT_TOKEN: string; TELEGRAM_API_URL: string } {
    return { TELEGRAM_BOT_TOKEN: BOT_TOKEN, TELEGRAM_API_URL: this.url };
  }

  start(): Promise<void> {
    return this.server.start();
  }

  stop(): Promise<void> {
    return this.server.stop();
  }

  async state(): Promise<State> {
    return (await (await fetch(`${this.url}/control`)).json()) as State;
  }

  /** Somebody writes to the bot. */
  async say(chat_id: string, text: string, type = 'private'): Promise<void> {
    await this.act({ action: 'say', chat_id, text, type });
  }

  /** Somebody has opened the chat with the bot before. */
  join(chat_id: string): Promise<void> {
    return this.act({ action: 'join', chat_id });
  }

  block(chat_id: string): Promise<void> {
    return this.act({ action: 'block', chat_id });
  }

  /** Answers 429 to whatever is sent within these seconds. */
  flood(seconds: number): Promise<void> {
    return this.act({ action: 'flood', seconds });
  }

  /** The token is no bot's any more, until `restore`. */
  revoke(): Promise<void> {
    return this.act({ action: 'revoke' });
  }

  restore(): Promise<void> {
    return this.act({ action: 'restore' });
  }

  /** What another program with the token calls. */
  async call(method: string, payload: object): Promise<void> {
    await fetch(`${this.url}/bot${BOT_TOKEN}/${method}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(payload),
    });
  }

  /** The next update has this number, as after a week without any. */
  renumber(to: number): Promise<void> {
    return this.act({ action: 'renumber', to });
  }

  fail(failure: Failure): Promise<void> {
    return this.act({ action: 'fail', ...failure });
  }

  /** Lets messages arrive without telling their senders, until `release`. */
  hold(): Promise<void> {
    return this.act({ action: 'hold' });
  }

  release(): Promise<void> {
    return this.act({ action: 'release' });
  }

  /** What the bot wrote into a chat, as it reads now. */
  async texts(chat_id: string): Promise<string[]> {
    const { messages } = await this.state();
    return messages.filter((message) => message.chat_id === chat_id).map(({ text }) => text);
  }

  /** Waits for something to be true of it. */
  async until(isTrue: (state: State) => boolean, patience = 30_000): Promise<State> {
    for (const end = Date.now() + patience; ;) {
      const state = await this.state();
      if (isTrue(state)) return state;
      if (Date.now() > end)
        throw new Error(`Telegram waited in vain: ${JSON.stringify(state).slice(0, 2000)}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  private async act(action: object): Promise<void> {
    await fetch(`${this.url}/control`, { method: 'POST', body: JSON.stringify(action) });
  }
}
