import { Injectable } from '@nestjs/common';
import { DURATION_MINUTES } from '../../platform/access/durations';
import type { Identity } from '../../platform/access/role';
import { AppError } from '../../platform/errors/app-error';
import type { MessageAnswer } from '../../platform/http/message-answer';
import type { TableListQuery } from '../../platform/http/table-list';
import type { TablePage } from '../../platform/http/table-page';
import { tr } from '../../platform/locale/tr';
import { Database } from '../../platform/database/database';
import { isDuplicateKey } from '../../platform/database/dialects';
import { pick } from '../../platform/pick';
import { type AdminWrite, type AdminWriteResult, AuditService } from '../audit/audit.service';
import { UsersService } from '../users/users.service';
import { IdempotencyService } from './idempotency/idempotency.service';
import { MembershipService, type NewGrant } from './membership.service';
import { Subscription } from './entities/subscription.entity';
import type {
  PurchaseAnswer,
  PurchaseDto,
  SubscriptionFormDto,
  SubscriptionRow,
} from './dto/subscriptions.dto';
import { SubscriptionsRepository } from './entities/subscriptions.repository';

/** What an admin does with subscriptions; each write recomputes the membership it touches. */
@Injectable()
export class SubscriptionsService {
  constructor(
    private readonly subscriptions: SubscriptionsRepository,
    private readonly membership: MembershipService,
    private readonly users: UsersService,
    private readonly idempotency: IdempotencyService,
    private readonly audit: AuditService,
    private readonly database: Database,
  ) {}

  async list(query: TableListQuery): Promise<TablePage<SubscriptionRow>> {
    return (await this.subscriptions.read(query)).map((rows) => rows.map(toRow));
  }

  /** @throws AppError NOT_FOUND, IDEMPOTENCY_KEY_REUSED */
  purchase(who: Identity, body: PurchaseDto, key: string | undefined): Promise<PurchaseAnswer> {
    const { user_id: userId, duration_type: type } = body;
    const grant = { userId, minutes: DURATION_MINUTES[type], type };
    return this.grantOnce(who, 'purchase_subscription', grant, { body, key }, () =>
      Promise.resolve({ status: 'success' as const }),
    );
  }

  /** @throws AppError NOT_FOUND, IDEMPOTENCY_KEY_REUSED */
  create(who: Identity, body: SubscriptionFormDto, key: string | undefined): Promise<SubscriptionRow> {
    const grant = { userId: body.user_id, minutes: body.duration_minutes, type: null };
    return this.grantOnce(who, 'subscriptions', grant, { body, key }, (id) => this.row(id));
  }

  /**
   * Changes minutes or account of a subscription.
   * @throws AppError NOT_FOUND
   */
  async change(who: Identity, id: number, body: SubscriptionFormDto): Promise<SubscriptionRow> {
    const { after } = await this.rewrite(this.about(who, 'update'), id, [body.user_id], async (before) => {
      await this.users.require(body.user_id);
      const sameMinutes = body.duration_minutes === before.duration_minutes;
      const values = { ...body, duration_type: sameMinutes ? before.duration_type : null };
      await this.database.manager.update(Subscription, { id }, values);
      await this.membership.recompute(before.user_id);
      if (body.user_id !== before.user_id) await this.membership.recompute(body.user_id);
      return { before, after: await this.row(id) };
    });
    return after;
  }

  /** @throws AppError NOT_FOUND */
  async remove(who: Identity, id: number): Promise<MessageAnswer> {
    await this.rewrite(this.about(who, 'delete'), id, [], async (before) => {
      await this.database.manager.delete(Subscription, { id });
      await this.membership.recompute(before.user_id);
      return { before };
    });
    return { message: tr.subscriptions.deleted };
  }

  private async grantOnce<T extends object>(
    who: Identity,
    route: string,
    grant: NewGrant,
    { body, key }: { body: object; key: string | undefined },
    answer: (id: number) => Promise<T>,
  ): Promise<T> {
    try {
      return await this.database.transaction(async () => {
        // before the key is looked up: of two equal requests the second one waits here for the first
        await this.users.lock([grant.userId]);
        return this.idempotency.once({ userId: who.userId, route, key, body }, async () => {
          const { after } = await this.audit.write(this.about(who, 'create'), async () => ({
            after: await this.row(await this.membership.grant(grant)),
          }));
          return answer(after.id);
        });
      });
    } catch (error) {
      // two requests at once with one key, for different accounts: the other one was first
      if (key !== undefined && isDuplicateKey(error)) throw new AppError('IDEMPOTENCY_KEY_REUSED');
      throw error;
    }
  }

  /** Runs `work` on a subscription with its account and `others` locked. */
  private async rewrite<Result extends AdminWriteResult>(
    about: AdminWrite,
    id: number,
    others: readonly number[],
    work: (before: SubscriptionRow) => Promise<Result>,
  ): Promise<Result> {
    const { user_id: owner } = await this.row(id);
    return this.audit.write(about, async () => {
      await this.users.lock([owner, ...others]);
      const before = await this.row(id);
      // moved to another account, which isn't locked, since the look above
      if (before.user_id !== owner) throw new AppError('CONFLICT');
      return work(before);
    });
  }

  private async row(id: number): Promise<SubscriptionRow> {
    const subscription = await this.subscriptions.find(id);
    if (!subscription) throw new AppError('NOT_FOUND');
    return toRow(subscription);
  }

  private about(who: Identity, action: string): AdminWrite {
    return { who, action, entity: 'subscriptions' };
  }
}

const toRow = (subscription: Subscription): SubscriptionRow => ({
  ...pick(subscription, 'id', 'user_id', 'duration_minutes', 'duration_type'),
  username: subscription.user.username,
  created_at: subscription.created_at.toISOString(),
});
