import { Injectable } from '@nestjs/common';
import type { DurationType } from '../../platform/access/durations';
import { Clock } from '../../platform/time/clock';
import { Database } from '../../platform/database/database';
import { MailService } from '../delivery/mail/mail.service';
import { columnsOf, PersonalData } from '../users/personal-data/personal-data';
import type { User } from '../users/entities/user.entity';
import { UsersService } from '../users/users.service';
import { afterGrant, afterReplay } from './membership/membership';
import { Subscription } from './entities/subscription.entity';
import { SubscriptionsRepository } from './entities/subscriptions.repository';

/** Time to give to an account. */
export interface NewGrant {
  userId: number;
  minutes: number;
  /** The package, when one was bought. */
  type: DurationType | null;
}

/** Adds and removes membership time. All of it happens inside the caller's transaction, under a lock on the account. */
@Injectable()
export class MembershipService {
  constructor(
    private readonly database: Database,
    private readonly users: UsersService,
    private readonly subscriptions: SubscriptionsRepository,
    private readonly mail: MailService,
    personalData: PersonalData,
    private readonly clock: Clock,
  ) {
    personalData.add({
      name: 'subscriptions',
      collect: async (userId) => {
        const subscriptions = await this.subscriptions.ofUser(userId);
        return columnsOf(subscriptions, 'duration_minutes', 'duration_type', 'created_at');
      },
    });
  }

  /**
   * Extends a membership, notifies the member by mail, and returns the id of the subscription.
   * @throws AppError NOT_FOUND when there is no such account
   */
  async grant({ userId, minutes, type }: NewGrant): Promise<number> {
    await this.users.lock([userId]);
    const user = await this.users.require(userId);
    const now = this.clock.now();
    const id = await this.database.insert(Subscription, {
      user_id: userId,
      duration_minutes: minutes,
      duration_type: type,
      created_at: now,
    });
    const membership = afterGrant(user, minutes, now);
    await this.users.update(userId, membership);
    const end = membership.subscription_end_date?.toISOString() ?? null;
    await this.mail.queueFor(user, 'membership-granted', { end });
    return id;
  }

  /** Recomputes the end of a membership from the grants that are left; the account must be locked. */
  async recompute(userId: number): Promise<User> {
    const user = await this.users.require(userId);
    const cut = user.membership_cut_at?.getTime() ?? -Infinity;
    const grants = (await this.subscriptions.ofUser(userId)).filter(
      (grant) => grant.created_at.getTime() > cut,
    );
    const membership = afterReplay(user, grants);
    await this.users.update(userId, membership);
    return { ...user, ...membership };
  }
}
