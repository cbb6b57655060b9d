import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { DURATION_MINUTES } from '../../common/access/durations';
import type { Identity } from '../../common/access/role';
import { AppError } from '../../common/errors/app-error';
import type { MessageAnswer } from '../../common/http/message-answer';
import type { TableListQuery, TablePage } from '../../common/http/table-list';
import { tr } from '../../common/locale/tr';
import { isDuplicateKey } from '../../database/dialects';
import { inTransaction } from '../../database/transaction';
import { AuditService } from '../audit/audit.service';
import { UsersService } from '../users/users.service';
import { IdempotencyService } from './idempotency.service';
import { MembershipService, type NewGrant } from './membership.service';
import type { Subscription } from './subscription.entity';
import type { PurchaseAnswer, PurchaseDto, SubscriptionFormDto, SubscriptionRow } from './subscriptions.dto';
import { SubscriptionsRepository } from './subscriptions.repository';

/** What an admin does with subscriptions; each write recomputes the membership it touches. */
@Injectable()
export class SubscriptionsService {
  constructor(
    private readonly subscriptions: SubscriptionsRepository,
    private readonly membership: MembershipService,
    private readonly users: UsersService,
    private readonly idempotency: IdempotencyService,
    private readonly audit: AuditService,
    private readonly dataSource: DataSource,
  ) {}

  async list(query: TableListQuery): Promise<TablePage<SubscriptionRow>> {
    const { rows, total } = await this.subscriptions.read(query);
    return { rows: rows.map(toRow), total };
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
    return this.grantOnce(who, 'subscriptions', grant, { body, key }, (manager, id) => this.row(manager, id));
  }

  /**
   * Changes minutes or account of a subscription.
   * @throws AppError NOT_FOUND
   */
  async change(who: Identity, id: number, body: SubscriptionFormDto): Promise<SubscriptionRow> {
    return this.rewrite(id, [body.user_id], async (manager, before) => {
      await this.users.require(body.user_id, manager);
      const sameMinutes = body.duration_minutes === before.duration_minutes;
      await this.subscriptions.update(manager, id, {
        ...body,
        duration_type: sameMinutes ? before.duration_type : null,
      });
      await this.membership.recompute(manager, before.user_id);
      if (body.user_id !== before.user_id) await this.membership.recompute(manager, body.user_id);
      const after = await this.row(manager, id);
      await this.record(manager, who, 'update', id, { before, after });
      return after;
    });
  }

  /** @throws AppError NOT_FOUND */
  async remove(who: Identity, id: number): Promise<MessageAnswer> {
    return this.rewrite(id, [], async (manager, before) => {
      await this.subscriptions.remove(manager, id);
      await this.membership.recompute(manager, before.user_id);
      await this.record(manager, who, 'delete', id, { before });
      return { message: tr.subscriptions.deleted };
    });
  }

  private async grantOnce<T extends object>(
    who: Identity,
    route: string,
    grant: NewGrant,
    { body, key }: { body: object; key: string | undefined },
    answer: (manager: EntityManager, id: number) => Promise<T>,
  ): Promise<T> {
    if (key !== undefined) await this.idempotency.forgetOld();
    try {
      return await inTransaction(this.dataSource, async (manager) => {
        // before the key is looked up: of two equal requests the second one waits here for the first
        await this.users.lock(manager, [grant.userId]);
        return this.idempotency.once(manager, { userId: who.userId, route, key, body }, async () => {
          const id = await this.membership.grant(manager, grant);
          await this.record(manager, who, 'create', id, { after: await this.row(manager, id) });
          return answer(manager, id);
        });
      });
    } catch (error) {
      // two requests at once with one key, for different accounts: the other one was first
      if (key !== undefined && isDuplicateKey(error)) throw new AppError('IDEMPOTENCY_KEY_REUSED');
      throw error;
    }
  }

  /** Runs `work` on a subscription with its account and `others` locked. */
  private async rewrite<T>(
    id: number,
    others: readonly number[],
    work: (manager: EntityManager, before: SubscriptionRow) => Promise<T>,
  ): Promise<T> {
    const owner = await this.subscriptions.ownerOf(id);
    if (owner === null) throw new AppError('NOT_FOUND');
    return inTransaction(this.dataSource, async (manager) => {
      await this.users.lock(manager, [owner, ...others]);
      const before = await this.row(manager, id);
      // moved to another account, which isn't locked, since the look above
      if (before.user_id !== owner) throw new AppError('CONFLICT');
      return work(manager, before);
    });
  }

  private async row(manager: EntityManager, id: number): Promise<SubscriptionRow> {
    const subscription = await this.subscriptions.find(manager, id);
    if (!subscription) throw new AppError('NOT_FOUND');
    return toRow(subscription);
  }

  private record(
    manager: EntityManager,
    who: Identity,
    action: string,
    entityId: number,
    rows: { before?: SubscriptionRow; after?: SubscriptionRow },
  ): Promise<void> {
    return this.audit.record(manager, { who, action, entity: 'subscriptions', entityId, ...rows });
  }
}

function toRow(subscription: Subscription): SubscriptionRow {
  const { id, user_id, user, duration_minutes, duration_type, created_at } = subscription;
  return {
    id,
    user_id,
    username: user.username,
    duration_minutes,
    duration_type,
    created_at: created_at.toISOString(),
  };
}
