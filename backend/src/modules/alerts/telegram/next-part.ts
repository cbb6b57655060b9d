import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/time/clock';
import { MailService } from '../../mail/mail.service';
import { effectiveRole } from '../../subscriptions/membership/membership';
import { UsersService } from '../../users/users.service';
import { quietUntil } from '../choices/quiet-hours';
import { AlertChoicesRepository } from '../entities/alert-choices.repository';
import { TelegramLinksRepository } from '../entities/telegram-links.repository';
import type { TelegramMessage } from '../entities/telegram-message.entity';
import { TelegramPartsRepository } from '../entities/telegram-parts.repository';
import type { AlertedMatch, AlertMessage } from '../message/alert-message';
import { isToCome } from '../message/is-to-come';
import { partFrom, partText, type Place, placesOf } from './message-text';
import { CHAT_GAP } from './pace';

/** What is to be done about a message that is due. */
export type NextStep =
  /** Nobody may or wants to get it, or none of its matches is still to come. */
  | { step: 'drop' }
  /** All that is still worth telling has been sent. */
  | { step: 'done' }
  | { step: 'wait'; milliseconds: number }
  | { step: 'send'; chatId: string; position: number; places: Place[]; text: string; isLast: boolean };

/** Decides, at the moment of sending, whether a message to a member still goes out, and with what. */
@Injectable()
export class NextPart {
  constructor(
    private readonly users: UsersService,
    private readonly choices: AlertChoicesRepository,
    private readonly links: TelegramLinksRepository,
    private readonly parts: TelegramPartsRepository,
    private readonly mail: MailService,
    private readonly clock: Clock,
  ) {}

  async of(message: Pick<TelegramMessage, 'id' | 'data'>, userId: number): Promise<NextStep> {
    const now = this.clock.now();
    const user = await this.users.find(userId);
    const choices = await this.choices.of(userId);
    const link = await this.links.of(userId);
    if (user === null || effectiveRole(user, now) === 'wait' || !choices.telegram || link === null)
      return { step: 'drop' };
    const sent = await this.parts.ofMessage(message.id);
    const left = this.leftOf(
      message,
      sent.map(({ places }) => places),
      now,
    );
    if (left.length === 0) return { step: sent.length === 0 ? 'drop' : 'done' };
    const quiet = quietUntil(choices, now);
    const wait =
      quiet === null ? await this.parts.restOf(link.chat_id, CHAT_GAP) : quiet.getTime() - now.getTime();
    if (wait > 0) return { step: 'wait', milliseconds: wait };
    const position = sent.length;
    const places = partFrom(left, position, this.mail.siteUrl);
    const text = partText(places, position, this.mail.siteUrl);
    return {
      step: 'send',
      chatId: link.chat_id,
      position,
      places,
      text,
      isLast: places.length === left.length,
    };
  }

  /** The matches behind those that have been sent, as far as they haven't begun. */
  private leftOf({ data }: Pick<TelegramMessage, 'data'>, sent: readonly string[], now: Date): Place[] {
    const after = Math.max(-1, ...sent.flatMap((places) => JSON.parse(places) as number[]));
    return placesOf(JSON.parse(data) as AlertMessage).filter(
      ({ at, match }) => at > after && !hasBegun(match, now),
    );
  }
}

function hasBegun({ date, time }: AlertedMatch, now: Date): boolean {
  const kickOff = { match_date: date, match_time: time, home_ft_score: null, away_ft_score: null };
  return !isToCome(kickOff, now);
}
