import { Injectable } from '@nestjs/common';
import { createHash, randomBytes } from 'node:crypto';
import { In, LessThanOrEqual, MoreThan } from 'typeorm';
import { Clock } from '../../../common/time/clock';
import { Database } from '../../../database/database';
import { TelegramInvitation, TelegramLink } from './telegram-link.entity';

const INVITATION_LIFE = 10 * 60_000;

/** Which chat is whose, and the codes that make it so. */
@Injectable()
export class TelegramLinksRepository {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  of(userId: number): Promise<TelegramLink | null> {
    return this.database.manager.findOneBy(TelegramLink, { user_id: userId });
  }

  /** Those of the accounts that have a chat. */
  async linkedAmong(userIds: readonly number[]): Promise<Set<number>> {
    const links = await this.database.manager.findBy(TelegramLink, { user_id: In([...userIds]) });
    return new Set(links.map((link) => link.user_id));
  }

  ofChat(chatId: string): Promise<TelegramLink | null> {
    return this.database.manager.findOneBy(TelegramLink, { chat_id: chatId });
  }

  /** Gives an account a chat: the account loses the one it had, and the chat the account it had. */
  async set(userId: number, chatId: string): Promise<void> {
    const { manager } = this.database;
    await manager.delete(TelegramLink, [{ user_id: userId }, { chat_id: chatId }]);
    await manager.insert(TelegramLink, { user_id: userId, chat_id: chatId, linked_at: this.clock.now() });
  }

  async remove(where: { user_id: number } | { chat_id: string }): Promise<void> {
    await this.database.manager.delete(TelegramLink, where);
  }

  /** Makes a code that {@link redeem} takes once; one that was made before is worthless. */
  async invite(userId: number): Promise<{ code: string; expiresAt: Date }> {
    const code = randomBytes(24).toString('base64url');
    const expiresAt = new Date(this.clock.now().getTime() + INVITATION_LIFE);
    const invitation = { user_id: userId, code_hash: hashOf(code), expires_at: expiresAt };
    await this.database.manager.upsert(TelegramInvitation, invitation, ['user_id']);
    return { code, expiresAt };
  }

  /** Uses a code up; the account it was made for, or null when it is no longer valid. */
  async redeem(code: string): Promise<number | null> {
    const { manager } = this.database;
    const valid = { code_hash: hashOf(code), expires_at: MoreThan(this.clock.now()) };
    const found = await manager.findOneBy(TelegramInvitation, valid);
    if (found === null) return null;
    // of two at once one deletes the row
    const { affected } = await manager.delete(TelegramInvitation, valid);
    return affected === 1 ? found.user_id : null;
  }

  /** Makes the code of an account worthless. */
  async revoke(userId: number): Promise<void> {
    await this.database.manager.delete(TelegramInvitation, { user_id: userId });
  }

  async removeExpired(): Promise<void> {
    const expired = { expires_at: LessThanOrEqual(this.clock.now()) };
    await this.database.manager.delete(TelegramInvitation, expired);
  }
}

const hashOf = (code: string): string => createHash('sha256').update(code).digest('hex');
