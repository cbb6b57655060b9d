import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { AppError } from '../../platform/errors/app-error';
import { RateLimits } from '../../platform/http/rate-limits';
import { tr } from '../../platform/locale/tr';
import type { AlertChoicesDto, AlertsDto, TelegramInvitationDto } from './dto/alerts.dto';
import { AlertChoicesRepository } from './entities/alert-choices.repository';
import { AlertHit } from './entities/alert-hit.entity';
import { BotApi } from './telegram/bot-api';
import { SiteBot } from './telegram/site-bot';
import { TelegramLinks } from './telegram/telegram-links';
import { TelegramProblem } from './telegram/telegram-problem';

/** Milliseconds that an invitation waits for Telegram to tell the bot's name. */
const PATIENCE = 5_000;

/** How members hear of matches that fit their saved filters. */
@Injectable()
export class AlertsService {
  private readonly invitations = this.limits.limit('telegram-invitation', 10, 10 * 60);

  constructor(
    private readonly limits: RateLimits,
    private readonly choices: AlertChoicesRepository,
    private readonly links: TelegramLinks,
    private readonly api: BotApi,
    private readonly bot: SiteBot,
    private readonly database: Database,
  ) {}

  async read(userId: number): Promise<AlertsDto> {
    return {
      ...(await this.choices.of(userId)),
      telegram_available: await this.bot.isAvailable(),
      telegram_linked: (await this.links.of(userId)) !== null,
    };
  }

  async change(
    userId: number,
    { email, telegram, quiet_from, quiet_to }: AlertChoicesDto,
  ): Promise<AlertsDto> {
    await this.choices.set(userId, { email, telegram, quiet_from, quiet_to });
    return this.read(userId);
  }

  /**
   * Makes an address that links the account with the chat in which it is opened; one made before is worthless.
   * @throws AppError CONFLICT on a site without a bot, or whose bot has no valid token; TOO_MANY_REQUESTS; UNAVAILABLE while Telegram hasn't yet told
   * what the bot is called
   */
  async invite(userId: number): Promise<TelegramInvitationDto> {
    if (this.api.botId === null) throw new AppError('CONFLICT', { message: tr.alerts.noTelegram });
    if (!(await this.bot.isAvailable()))
      throw new AppError('CONFLICT', { message: tr.alerts.telegramOutOfOrder });
    await this.invitations.count(userId);
    const username = await this.botName();
    const { code, expiresAt } = await this.links.invite(userId);
    return { url: `https://t.me/${username}?start=${code}`, expires_at: expiresAt.toISOString() };
  }

  /** How many filters, and members, each of these matches was told for; those without any have no entry. */
  async countTold(matchIds: readonly number[]): Promise<Map<number, { filters: number; alerts: number }>> {
    if (matchIds.length === 0) return new Map();
    const rows = await this.database.manager
      .createQueryBuilder(AlertHit, 'hit')
      .select('hit.match_id', 'match_id')
      .addSelect('COUNT(DISTINCT hit.filter_id)', 'filters')
      .addSelect('COUNT(DISTINCT hit.user_id)', 'members')
      .where('hit.match_id IN (:...matchIds)', { matchIds })
      .groupBy('hit.match_id')
      .getRawMany<{ match_id: number; filters: number | string; members: number | string }>();
    return new Map(
      rows.map(({ match_id, filters, members }) => [
        match_id,
        { filters: Number(filters), alerts: Number(members) },
      ]),
    );
  }

  async unlink(userId: number): Promise<AlertsDto> {
    await this.links.close(userId);
    return this.read(userId);
  }

  private async botName(): Promise<string> {
    const known = (await this.bot.find())?.username;
    if (known) return known;
    try {
      return (await this.api.me(AbortSignal.timeout(PATIENCE))).username;
    } catch (error) {
      if (!(error instanceof TelegramProblem)) throw error;
      throw new AppError('UNAVAILABLE', { message: tr.alerts.telegramUnreachable });
    }
  }
}
