import { Injectable, Logger } from '@nestjs/common';
import { Jobs } from '../../../common/background/jobs';
import { Clock } from '../../../common/time/clock';
import { Database } from '../../../database/database';
import type { AlertingFilter } from '../../filters/filters.service';
import { Outbox } from '../../outbox/queue/outbox';
import { PRIORITY } from '../../outbox/queue/message-state';
import { AlertHitsRepository, type Pair } from '../entities/alert-hits.repository';
import type { AlertPair } from '../message/alert-message';
import { FILTER_MATCHES } from '../message/alert-messages';
import { FixturePrices } from './fixture-prices';
import type { Recipient } from './recipients';

/** A filter and a match that fits it. */
export interface Fit extends Pair {
  readonly filter: AlertingFilter;
}

/** Everything that fits the filters of one member, in the order in which a message lists it. */
export interface MembersFits {
  readonly recipient: Recipient;
  readonly fits: readonly Fit[];
}

/** A member's own part of a message. */
interface News {
  readonly recipient: Recipient;
  readonly pairs: readonly AlertPair[];
}

/** Members whose messages are queued in one transaction. */
const MEMBERS_AT_ONCE = 25;

const DAY = 24 * 60 * 60_000;
/** Days after which it is forgotten what was told: long after the match. */
const KEPT_DAYS = 90;

/**
 * Queues what members haven't been told of yet: one message each, by all their channels, in the transaction that notes
 * it as told.
 */
@Injectable()
export class AlertTeller {
  private readonly logger = new Logger(AlertTeller.name);

  constructor(
    private readonly hits: AlertHitsRepository,
    private readonly prices: FixturePrices,
    private readonly outbox: Outbox,
    private readonly database: Database,
    private readonly clock: Clock,
    jobs: Jobs,
  ) {
    jobs.add({
      name: 'old-alerts',
      irreversible: true,
      pause: DAY,
      atOnce: true,
      work: () => hits.removeFoundBefore(new Date(clock.now().getTime() - KEPT_DAYS * DAY)),
    });
  }

  /** @param signal aborted: the rest is left for the next search */
  async tell(members: readonly MembersFits[], signal: AbortSignal): Promise<void> {
    for (let from = 0; from < members.length && !signal.aborted; from += MEMBERS_AT_ONCE) {
      const part = members.slice(from, from + MEMBERS_AT_ONCE);
      try {
        await this.queueTogether(part);
      } catch (err) {
        if (part.length > 1) this.logger.debug({ err }, 'Alerts are queued member by member');
        for (const member of part) await this.tellOne(member);
      }
    }
  }

  /** The rest is found again by the next search: by then a filter that has just been deleted is gone. */
  private async tellOne(member: MembersFits): Promise<void> {
    try {
      await this.queueTogether([member]);
    } catch (err) {
      this.logger.warn({ err, user: member.recipient.user.id }, 'Alerts of a member were not queued');
    }
  }

  private async queueTogether(members: readonly MembersFits[]): Promise<void> {
    const untold = new Set(await this.hits.untold(members.flatMap(({ fits }) => fits)));
    if (untold.size === 0) return;
    const pairs = await this.prices.read([...untold]);
    const byMember = Map.groupBy(pairs, ({ filter }) => filter.user_id);
    const news = members.flatMap(({ recipient }) => {
      const own = byMember.get(recipient.user.id);
      return own ? [{ recipient, pairs: own }] : [];
    });
    await this.database.transaction(async () => {
      for (const each of news) await this.queue(each);
    });
  }

  private async queue({ recipient, pairs }: News): Promise<void> {
    const { user } = recipient;
    const [first] = pairs;
    // no other message has this pair
    const message = `${first!.filter.id}-${first!.match.id}`;
    const hits = pairs.map(({ filter, match }) => ({
      filter_id: filter.id,
      match_id: match.id,
      user_id: user.id,
      message,
      prices: JSON.stringify(match.prices),
    }));
    await this.hits.add(hits, this.clock.now());
    const alert = {
      template: FILTER_MATCHES,
      user_id: user.id,
      priority: PRIORITY.alert,
      data: { message },
      once_key: `alert ${message}`,
    } as const;
    if (recipient.telegram) await this.outbox.add({ ...alert, channel: 'telegram' });
    if (recipient.email) await this.outbox.add({ ...alert, channel: 'mail', recipient: user.email });
  }
}
