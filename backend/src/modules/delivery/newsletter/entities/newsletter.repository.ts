import { Injectable } from '@nestjs/common';
import { In, IsNull, Not, type SelectQueryBuilder } from 'typeorm';
import { closestByKey, emailKeys } from '../../../../platform/text/email-address';
import { Database } from '../../../../platform/database/database';
import type { NewsletterAudience } from '../dto/newsletters.dto';
import { UndeliverableAddresses } from '../../mail/undeliverable/undeliverable-addresses';
import { Subscriber } from './subscriber.entity';

/** `getsNewsletters` as a condition. */
const CONSENTING = { consent_at: Not(IsNull()), unsubscribed_at: IsNull() };

@Injectable()
export class NewsletterRepository {
  constructor(
    private readonly database: Database,
    private readonly undeliverable: UndeliverableAddresses,
  ) {}

  async findByEmail(email: string): Promise<Subscriber | null> {
    const keys = emailKeys(email);
    const rows = await this.database.manager.findBy(Subscriber, { email_key: In(keys) });
    return closestByKey(rows, keys);
  }

  /** Those of the addresses (in lower case) that are on the list, with consent or without. */
  async holders(emailKeys: readonly string[]): Promise<Set<string>> {
    if (emailKeys.length === 0) return new Set();
    const rows = await this.database.manager.findBy(Subscriber, { email_key: In([...emailKeys]) });
    return new Set(rows.map((row) => row.email_key));
  }

  /** Who gets newsletters, in order of ids from the one after `afterId` to `toId`. */
  reachable(afterId: number, toId: number, limit: number): Promise<Subscriber[]> {
    return this.selectReachable()
      .andWhere('subscriber.id > :afterId AND subscriber.id <= :toId', { afterId, toId })
      .orderBy('subscriber.id')
      .limit(limit)
      .getMany();
  }

  /** How many would get a newsletter now, and why the others wouldn't. */
  async countAudience(): Promise<NewsletterAudience> {
    const { manager } = this.database;
    const consenting = await this.selectReachable().getCount();
    const agreed = await manager.countBy(Subscriber, CONSENTING);
    const unsubscribed = await manager.countBy(Subscriber, { unsubscribed_at: Not(IsNull()) });
    const all = await manager.count(Subscriber);
    return {
      consenting,
      undeliverable: agreed - consenting,
      unsubscribed,
      without_consent: all - agreed - unsubscribed,
    };
  }

  async lastId(): Promise<number> {
    return (await this.database.manager.maximum(Subscriber, 'id')) ?? 0;
  }

  /** The first time counts. */
  async unsubscribe(email: string, now: Date): Promise<void> {
    await this.database.manager.update(
      Subscriber,
      { email_key: In(emailKeys(email)), unsubscribed_at: IsNull() },
      { unsubscribed_at: now },
    );
  }

  /** Who agreed to get newsletters, hasn't taken it back, and has an address that takes mails. */
  private selectReachable(): SelectQueryBuilder<Subscriber> {
    return this.database.manager
      .createQueryBuilder(Subscriber, 'subscriber')
      .where(CONSENTING)
      .andWhere(this.undeliverable.notMarked('subscriber.email_key'));
  }
}
