import { Injectable } from '@nestjs/common';
import { tr } from '../../../common/locale/tr';
import type { TelegramStateDto } from '../dto/alerts.dto';
import { TelegramBotsRepository } from '../entities/telegram-bots.repository';
import { BotApi } from './bot-api';

/** `token`: Telegram no longer knows the token; `unreachable`: it gives no answer; `off`: the site has no bot. */
export const BOT_STATES = ['ok', 'token', 'unreachable', 'off'] as const;
export type BotState = (typeof BOT_STATES)[number];

/** Whether the site's bot works, as the process found it that listens to what is written to it. */
@Injectable()
export class TelegramState {
  constructor(
    private readonly bots: TelegramBotsRepository,
    private readonly api: BotApi,
  ) {}

  /** Whether members are offered the bot, and are sent anything by it: not with a token that is none. */
  async isAvailable(): Promise<boolean> {
    const state = await this.read();
    return state !== 'off' && state !== 'token';
  }

  /** For whoever watches the site; a second listener keeps no message from going out. */
  async read(): Promise<BotState> {
    const { botId } = this.api;
    if (botId === null) return 'off';
    const problem = (await this.bots.find(botId))?.problem ?? null;
    return problem === 'token' || problem === 'unreachable' ? problem : 'ok';
  }

  /** For admins. */
  async explain(): Promise<TelegramStateDto> {
    const { botId } = this.api;
    const bot = botId === null ? null : await this.bots.find(botId);
    const problem = bot?.problem ?? null;
    return {
      available: botId !== null && problem !== 'token',
      failing_since: bot?.problem_since?.toISOString() ?? null,
      reason: problem === null ? null : tr.alerts.telegram.problems[problem],
    };
  }
}
