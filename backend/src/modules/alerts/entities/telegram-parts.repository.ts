import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { In, MoreThan } from 'typeorm';
import { Database } from '../../../platform/database/database';
import type { AlertMessage } from '../message/alert-message';
import { TelegramPart, TelegramPartMatch } from './telegram-part.entity';

/** What was sent: where it stands, and about which matches. */
export interface SentPart {
  messageId: number;
  position: number;
  chatId: string;
  telegramId: number;
  told: AlertMessage;
  text: string;
}

/** A match in a sent part. */
export interface ToldMatch {
  message_id: number;
  match_id: number;
  revision: number;
  has_result: boolean;
}

/** Ids in one statement. */
const AT_ONCE = 500;

/** What has been sent of messages. */
@Injectable()
export class TelegramPartsRepository {
  constructor(private readonly database: Database) {}

  /** In order. */
  ofMessage(messageId: number): Promise<TelegramPart[]> {
    return this.database.manager.find(TelegramPart, {
      where: { message_id: messageId },
      order: { position: 'ASC' },
    });
  }

  /** Milliseconds until so many have passed since something was last sent into a chat. */
  async restOf(chatId: string, gap: number): Promise<number> {
    const { clock, manager } = this.database;
    const query = manager
      .createQueryBuilder(TelegramPart, 'part')
      .where(`part.chat_id = :chatId AND part.sent_at > ${clock.instant(-gap)}`, { chatId })
      .orderBy('part.sent_at', 'DESC');
    const last = await clock.readAt(query);
    // a clock that was put back shall not make it longer
    return last === null ? 0 : Math.min(gap, last.row.sent_at.getTime() + gap - last.now.getTime());
  }

  /** Records what has just been sent. */
  async add(part: SentPart): Promise<void> {
    await this.database.transaction(async () => {
      const id = await this.database.insert(TelegramPart, {
        message_id: part.messageId,
        position: part.position,
        chat_id: part.chatId,
        telegram_id: part.telegramId,
        told: JSON.stringify(part.told),
        text_hash: textHash(part.text),
        sent_at: this.database.clock.in(),
      });
      const ids = part.told.filters.flatMap(({ matches }) => matches.map((match) => match.id));
      const matches = [...new Set(ids)].map((match_id) => ({
        part_id: id,
        match_id,
        revision: 0,
        has_result: false,
      }));
      await this.database.manager.insert(TelegramPartMatch, matches);
    });
  }

  /** What was told of these matches after an instant. */
  async toldSince(matchIds: readonly number[], after: Date): Promise<ToldMatch[]> {
    const told: ToldMatch[] = [];
    for (let from = 0; from < matchIds.length; from += AT_ONCE) {
      const rows = await this.database.manager.find(TelegramPartMatch, {
        relations: { part: true },
        where: {
          match_id: In(matchIds.slice(from, from + AT_ONCE)),
          part: { sent_at: MoreThan(after) },
        },
      });
      told.push(...rows.map(({ part, ...row }) => ({ ...row, message_id: part.message_id })));
    }
    return told;
  }

  /** Records that a part now has this text, with what is known of its matches. */
  async setText(
    partId: number,
    text: string,
    matches: readonly Pick<TelegramPartMatch, 'match_id' | 'revision' | 'has_result'>[],
  ): Promise<void> {
    await this.database.transaction(async () => {
      const { manager } = this.database;
      await manager.update(TelegramPart, { id: partId }, { text_hash: textHash(text) });
      for (const { match_id, ...known } of matches)
        await manager.update(TelegramPartMatch, { part_id: partId, match_id }, known);
    });
  }

  /** Forgets which matches a message told of: it is not changed any more. */
  async giveUp(messageId: number): Promise<void> {
    const ids = (await this.ofMessage(messageId)).map(({ id }) => id);
    await this.database.manager.delete(TelegramPartMatch, { part_id: In(ids) });
  }
}

/** SHA-256 of a text, hexadecimal. */
export const textHash = (text: string): string => createHash('sha256').update(text).digest('hex');
