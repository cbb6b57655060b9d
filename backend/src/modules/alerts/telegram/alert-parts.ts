import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/time/clock';
import { MailService } from '../../delivery/mail/mail.service';
import type { Outcome } from '../../delivery/outbox/queue/outbox';
import type { OutboxMessage } from '../../delivery/outbox/entities/outbox-message.entity';
import { type SentPart, TelegramPartsRepository } from '../entities/telegram-parts.repository';
import type { AlertMessage } from '../message/alert-message';
import { AlertMessages } from '../message/alert-messages';
import { firstPart, lengthOf, partText } from './message-text';
import { CHAT_GAP } from './pace';
import { TelegramLinks } from './telegram-links';

/** A part of a message that is to be sent now, and what becomes of the message with it. */
export interface NextPart {
  part: Omit<SentPart, 'telegramId'>;
  then: Outcome;
}

/** A message that was sent is due at once where results are to be entered into it. */
export const SENT: Outcome = { status: 'sent', attempts: 0, dueIn: 0 };

/** Divides messages about fitting matches into parts, one after the other. */
@Injectable()
export class AlertParts {
  constructor(
    private readonly links: TelegramLinks,
    private readonly parts: TelegramPartsRepository,
    private readonly alerts: AlertMessages,
    private readonly mail: MailService,
    private readonly clock: Clock,
  ) {}

  /** The part of a message that is to be sent now, or what becomes of the message without any. */
  async next(message: OutboxMessage): Promise<NextPart | Outcome> {
    const link = message.user_id === null ? null : await this.links.of(message.user_id);
    if (link === null) return { status: 'dropped' };
    const sent = await this.parts.ofMessage(message.id);
    const alert = await this.alerts.left(
      message,
      sent.map(({ told }) => JSON.parse(told) as AlertMessage),
    );
    if (alert === null) return sent.length === 0 ? { status: 'dropped' } : SENT;
    const wait =
      alert instanceof Date
        ? alert.getTime() - this.clock.now().getTime()
        : await this.parts.restOf(link.chat_id, CHAT_GAP);
    // it is no failure: the attempt doesn't count
    if (alert instanceof Date || wait > 0) return { dueIn: wait, attempts: message.attempts - 1 };
    const position = sent.length;
    const content = firstPart(alert.left, position, this.mail.siteUrl);
    return {
      part: {
        messageId: message.id,
        position,
        chatId: link.chat_id,
        told: content,
        text: partText(content, position, this.mail.siteUrl),
      },
      then: lengthOf(content) === lengthOf(alert.left) ? SENT : { attempts: 0, dueIn: CHAT_GAP },
    };
  }
}
