import { Inject, Injectable, Logger } from '@nestjs/common';
import type { Bot, Context } from 'grammy';
import type { Update, UserFromGetMe } from 'grammy/types';
import { tr } from '../../../platform/locale/tr';
import { SETTINGS, type Settings } from '../../../platform/config/settings';
import { problemOf, type ProblemKind } from './telegram-problem';

/** Seconds after which a call without an answer has failed; for updates on top of those that Telegram may wait. */
const PATIENCE = 20;
/** The same for a message that is sent. */
const SENDING = 15;
/** Seconds that Telegram may wait for an update before it answers that there is none. */
const LONG_POLL = 25;

/** A message that somebody writes to the bot. */
export interface ChatMessage {
  chatId: string;
  updateId: number;
}

/** What is done about messages in private chats. */
export interface ChatHandlers {
  /** `/start`, with what follows it. */
  start(message: ChatMessage, code: string): Promise<void>;
  /** `/dur` */
  stop(message: ChatMessage): Promise<void>;
  /** Anything else. */
  other(message: ChatMessage): Promise<void>;
}

/** The bot of the site, as far as it goes over the wire. What its methods throw is a `TelegramProblem`. */
@Injectable()
export class BotApi {
  private readonly logger = new Logger('Telegram');
  /** What is wrong since when it was last logged; null = nothing. */
  private trouble: ProblemKind | null = null;
  private loaded: Promise<Bot> | null = null;
  private handlers: ChatHandlers | null = null;

  constructor(@Inject(SETTINGS) private readonly settings: Settings) {}

  /** Telegram's number of the bot, the first part of its token; null: the site has none. */
  get botId(): string | null {
    return this.settings.telegramBotToken?.split(':')[0] ?? null;
  }

  /** Makes the bot known to this process: what it is called. */
  async me(signal?: AbortSignal): Promise<UserFromGetMe> {
    return this.call(signal, async (bot) => {
      if (!bot.isInited()) bot.botInfo = await bot.api.getMe(shim(signal));
      return bot.botInfo;
    });
  }

  /** What the bot needs once: no other way of getting updates, and its commands in the menu of the chat. */
  async prepare(signal: AbortSignal): Promise<void> {
    await this.call(signal, async ({ api }) => {
      await api.deleteWebhook({}, shim(signal));
      const { start, stop } = tr.alerts.telegram.menu;
      const commands = [
        { command: 'start', description: start },
        { command: 'dur', description: stop },
      ];
      await api.setMyCommands(commands, { scope: { type: 'all_private_chats' } }, shim(signal));
    });
  }

  /** Updates from a number on; Telegram forgets those before it. Without any it answers after a while. */
  updates(offset: number, signal: AbortSignal): Promise<Update[]> {
    return this.call(signal, ({ api }) =>
      api.getUpdates({ offset, timeout: LONG_POLL, allowed_updates: ['message'] }, shim(signal)),
    );
  }

  /** Has an update handled, as {@link answerWith} says; one that is no message in a private chat is passed over. */
  async handle(update: Update): Promise<void> {
    const { BotError } = await import('grammy');
    const bot = await this.bot();
    await bot.handleUpdate(update).catch((error: unknown) => {
      throw error instanceof BotError ? error.error : error;
    });
  }

  /** To be said before the first update is handled. */
  answerWith(handlers: ChatHandlers): void {
    this.handlers = handlers;
  }

  /**
   * Sends a text; Telegram's number of the message in the chat. A shutdown waits for the answer: otherwise nobody would
   * know whether the message went out.
   */
  async send(chatId: string, text: string): Promise<number> {
    const signal = AbortSignal.timeout(SENDING * 1000);
    const sent = await this.call(undefined, ({ api }) =>
      api.sendMessage(chatId, text, TEXT_OPTIONS, shim(signal)),
    );
    return sent.message_id;
  }

  /** Gives a message another text. */
  async edit(chatId: string, messageId: number, text: string, signal: AbortSignal): Promise<void> {
    await this.call(signal, ({ api }) =>
      api.editMessageText(chatId, messageId, text, TEXT_OPTIONS, shim(signal)),
    );
  }

  private async call<T>(signal: AbortSignal | undefined, work: (bot: Bot) => Promise<T>): Promise<T> {
    try {
      const result = await work(await this.bot());
      this.note(null, 'Telegram answers again');
      return result;
    } catch (error) {
      const problem = problemOf(error);
      if (!signal?.aborted && TROUBLES.has(problem.kind)) this.note(problem.kind, problem.message);
      throw problem;
    }
  }

  /** Writes once into the log that something is wrong, and once that it is over. */
  private note(trouble: ProblemKind | null, message: string): void {
    if (trouble === this.trouble) return;
    this.trouble = trouble;
    if (trouble === null) this.logger.log(message);
    else this.logger.warn({ problem: trouble, reason: message }, 'Telegram can’t be used at present');
  }

  private bot(): Promise<Bot> {
    return (this.loaded ??= this.load());
  }

  /** Loads grammY for sites with a bot only. */
  private async load(): Promise<Bot> {
    const { telegramBotToken: token, telegramApiUrl: apiRoot } = this.settings;
    if (token === null) throw new Error('The site has no bot');
    const grammy = await import('grammy');
    const bot = new grammy.Bot(token, { client: { apiRoot, timeoutSeconds: LONG_POLL + PATIENCE } });
    const chat = bot.chatType('private');
    chat.command('start', (context) => this.handlers?.start(messageOf(context), context.match.trim()));
    chat.command('dur', (context) => this.handlers?.stop(messageOf(context)));
    chat.on('message', (context) => this.handlers?.other(messageOf(context)));
    return bot;
  }
}

/** Problems that concern the bot, not one chat, and are not another program's. */
const TROUBLES: ReadonlySet<ProblemKind> = new Set(['unreachable', 'token', 'flood']);

const messageOf = ({ chat, update }: Context): ChatMessage => ({
  chatId: String(chat!.id),
  updateId: update.update_id,
});

const TEXT_OPTIONS = { link_preview_options: { is_disabled: true } } as const;

type GrammySignal = Parameters<Bot['api']['getMe']>[0];
/** grammY declares the signals of a package that does the same. */
const shim = (signal: AbortSignal | undefined): GrammySignal => signal as GrammySignal;
