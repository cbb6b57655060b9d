import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { Database } from '../../../platform/database/database';
import { AlertChoices } from './alert-choices.entity';

/** What a member has chosen. */
export type Choices = Pick<AlertChoices, 'email' | 'telegram' | 'quiet_from' | 'quiet_to'>;

/** What holds for members who haven't chosen yet. */
const DEFAULTS: Choices = { email: true, telegram: false, quiet_from: '23:00', quiet_to: '08:00' };

/** How members want to hear of fitting matches. */
@Injectable()
export class AlertChoicesRepository {
  constructor(private readonly database: Database) {}

  async of(userId: number): Promise<Choices> {
    return (await this.ofAll([userId])).get(userId)!;
  }

  /** The choices of these members; each has some. */
  async ofAll(userIds: readonly number[]): Promise<Map<number, Choices>> {
    const all = new Map(userIds.map((id) => [id, DEFAULTS]));
    const rows = await this.database.manager.findBy(AlertChoices, { user_id: In([...userIds]) });
    for (const { user_id: id, email, telegram, quiet_from, quiet_to } of rows)
      all.set(id, { email, telegram, quiet_from, quiet_to });
    return all;
  }

  /** Sets what is named, and leaves the rest as it is. */
  async set(userId: number, changes: Partial<Choices>): Promise<void> {
    await this.database.insertNew(AlertChoices, { user_id: userId, ...DEFAULTS, ...changes });
    await this.database.manager.update(AlertChoices, { user_id: userId }, changes);
  }
}
