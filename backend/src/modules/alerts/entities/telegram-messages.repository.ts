import { Injectable } from '@nestjs/common';
import { type FindOptionsWhere, IsNull, LessThan, Not } from 'typeorm';
import { DueRows } from '../../../database/claims/due-rows';
import { Database } from '../../../database/database';
import { TelegramMessage } from './telegram-message.entity';

export type NewTelegramMessage = Pick<
  TelegramMessage,
  'user_id' | 'chat_id' | 'once_key' | 'data' | 'created_at'
>;

/** The queue of Telegram messages. */
@Injectable()
export class TelegramMessagesRepository {
  readonly due: DueRows<TelegramMessage>;

  constructor(private readonly database: Database) {
    this.due = new DueRows(TelegramMessage, database);
  }

  /** Adds a message that is due at once; one whose `once_key` is there already is left out. */
  async add(message: NewTelegramMessage): Promise<void> {
    const waiting = { status: 'queued', attempts: 0, last_error: null, sent_at: null } as const;
    await this.database.insertNew(TelegramMessage, { ...message, ...waiting, ...this.due.dueIn(0) });
  }

  /** How many messages are still to be sent, or how many answers wait for a chat. */
  countWaiting(chatId?: string): Promise<number> {
    const status = 'queued' as const;
    return this.database.manager.countBy(
      TelegramMessage,
      chatId === undefined ? { status } : { chat_id: chatId, status },
    );
  }

  /** How many of those made before an instant still wait. */
  countBefore(instant: Date): Promise<number> {
    return this.database.manager.countBy(TelegramMessage, waitingSince(instant));
  }

  /** What was made before an instant and still waits is not sent any more. */
  async dropBefore(instant: Date): Promise<void> {
    await this.database.manager.update(TelegramMessage, waitingSince(instant), { status: 'dropped' });
  }

  find(id: number): Promise<TelegramMessage | null> {
    return this.database.manager.findOneBy(TelegramMessage, { id });
  }

  ofUser(userId: number): Promise<TelegramMessage[]> {
    return this.database.manager.find(TelegramMessage, { where: { user_id: userId }, order: { id: 'ASC' } });
  }

  /** Removes the answers in a chat. */
  async removeAnswers(chatId: string): Promise<void> {
    await this.database.manager.delete(TelegramMessage, { chat_id: chatId });
  }

  /** Removes what is no longer queued: messages made before an instant, answers before another. */
  async removeOld(before: { messages: Date; answers: Date }): Promise<void> {
    const settled = { status: Not('queued' as const) };
    await this.database.manager.delete(TelegramMessage, [
      { ...settled, created_at: LessThan(before.messages) },
      { ...settled, user_id: IsNull(), created_at: LessThan(before.answers) },
    ]);
  }
}

const waitingSince = (instant: Date): FindOptionsWhere<TelegramMessage> => ({
  status: 'queued',
  created_at: LessThan(instant),
});
