import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/time/clock';
import { effectiveRole } from '../../subscriptions/membership/membership';
import type { User } from '../../users/entities/user.entity';
import { UsersService } from '../../users/users.service';
import { quietUntil } from '../choices/quiet-hours';
import { AlertChoicesRepository } from '../entities/alert-choices.repository';
import { TelegramLinks } from '../telegram/telegram-links';
import { SiteBot } from '../telegram/site-bot';

/** A member who may be told something now, and by which channels: at least one. */
export interface Recipient {
  readonly user: User;
  readonly email: boolean;
  readonly telegram: boolean;
}

/** Accounts that one statement names. */
const PART = 1_000;

/** Who may be told of fitting matches now. */
@Injectable()
export class Recipients {
  constructor(
    private readonly users: UsersService,
    private readonly choices: AlertChoicesRepository,
    private readonly links: TelegramLinks,
    private readonly bot: SiteBot,
    private readonly clock: Clock,
  ) {}

  /** Those of the accounts that are members, have a channel, and are outside of their quiet hours; by id. */
  async among(userIds: readonly number[]): Promise<Map<number, Recipient>> {
    const found = new Map<number, Recipient>();
    for (let from = 0; from < userIds.length; from += PART)
      for (const each of await this.amongPart(userIds.slice(from, from + PART)))
        found.set(each.user.id, each);
    return found;
  }

  private async amongPart(ids: readonly number[]): Promise<Recipient[]> {
    const now = this.clock.now();
    const users = await this.users.findMany(ids);
    const choices = await this.choices.ofAll(ids);
    const linked = (await this.bot.isAvailable()) ? await this.links.linkedAmong(ids) : new Set<number>();
    return users.flatMap((user) => {
      const chosen = choices.get(user.id)!;
      const telegram = chosen.telegram && linked.has(user.id);
      const mayHear = effectiveRole(user, now) !== 'wait' && quietUntil(chosen, now) === null;
      return mayHear && (chosen.email || telegram) ? [{ user, email: chosen.email, telegram }] : [];
    });
  }
}
