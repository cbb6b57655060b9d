import { Injectable } from '@nestjs/common';
import { createHash, randomBytes } from 'node:crypto';
import { In, LessThanOrEqual, MoreThan } from 'typeorm';
import { Clock } from '../../../platform/time/clock';
import { Database } from '../../../platform/database/database';
import { AlertChoicesRepository } from '../entities/alert-choices.repository';
import { TelegramInvitation, TelegramLink } from '../entities/telegram-link.entity';

const INVITATION_LIFE = 10 * 60_000;

/** Which chat is whose, and the codes that make it so; a member without one isn't told by Telegram. */
@Injectable()
export class TelegramLinks {
  constructor(
    private readonly database: Database,
    private readonly choices: AlertChoicesRepository,
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

  /** Makes a chat the member's, which was nobody else's before or is so no more, and switches the channel on. */
  open(userId: number, chatId: string): Promise<void> {
    return this.database.transaction(async () => {
      const { manager } = this.database;
      await manager.delete(TelegramLink, [{ user_id: userId }, { chat_id: chatId }]);
      await manager.insert(TelegramLink, { user_id: userId, chat_id: chatId, linked_at: this.clock.now() });
      await this.choices.set(userId, { telegram: true });
    });
  }

  /** Takes the member's chat away, and with it a code that could bring another; switches the channel off. */
  close(userId: number): Promise<void> {
    return this.database.transaction(async () => {
      await this.database.manager.delete(TelegramLink, { user_id: userId });
      await this.database.manager.delete(TelegramInvitation, { user_id: userId });
      await this.choices.set(userId, { telegram: false });
    });
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

  async removeExpired(): Promise<void> {
    const expired = { expires_at: LessThanOrEqual(this.clock.now()) };
    await this.database.manager.delete(TelegramInvitation, expired);
  }
}

const hashOf = (code: string): string => createHash('sha256').update(code).digest('hex');
