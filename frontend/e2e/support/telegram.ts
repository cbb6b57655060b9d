import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect } from './site';

const SERVER = fileURLToPath(new URL('../../../backend/test/support/telegram-server.mjs', import.meta.url));

/** The token that the stand-in takes. */
const BOT_TOKEN = '700000001:AA-stand-in_token-of-the-tests-000001';

export interface ChatText {
  chat_id: string;
  text: string;
  /** What it said before, oldest first. */
  edits: string[];
}

/** The local stand-in for Telegram of the backend's tests, in a process of its own. */
export class Telegram {
  private constructor(
    private readonly process: ChildProcess,
    private readonly url: string,
  ) {}

  static async start(): Promise<Telegram> {
    const process_ = spawn(process.execPath, [SERVER], { stdio: ['ignore', 'pipe', 'inherit'] });
    const [line] = (await once(process_.stdout!, 'data')) as [Buffer];
    return new Telegram(process_, `http://127.0.0.1:${Number(line.toString())}`);
  }

  /** Settings of a site whose bot it is. */
  get settings(): Record<string, string> {
    return { TELEGRAM_BOT_TOKEN: BOT_TOKEN, TELEGRAM_API_URL: this.url };
  }

  /** Somebody writes to the bot. */
  async say(chat_id: string, text: string): Promise<void> {
    const body = JSON.stringify({ action: 'say', chat_id, text, type: 'private' });
    await fetch(`${this.url}/control`, { method: 'POST', body });
  }

  /** The token is no bot's any more, or is again. */
  async setRevoked(revoked: boolean): Promise<void> {
    const body = JSON.stringify({ action: revoked ? 'revoke' : 'restore' });
    await fetch(`${this.url}/control`, { method: 'POST', body });
  }

  /** Waits until one of the bot's messages in a chat reads like this. */
  async message(chat_id: string, like: RegExp, timeout = 90_000): Promise<ChatText> {
    let found: ChatText | undefined;
    await expect
      .poll(
        async () => {
          const answer = await fetch(`${this.url}/control`);
          const { messages } = (await answer.json()) as { messages: ChatText[] };
          const own = messages.filter((message) => message.chat_id === chat_id);
          found = own.find(({ text }) => like.test(text));
          return own.map(({ text }) => text).join('\n---\n');
        },
        { timeout },
      )
      .toMatch(like);
    return found!;
  }

  async stop(): Promise<void> {
    const gone = once(this.process, 'exit');
    this.process.kill('SIGKILL');
    await gone;
  }
}
