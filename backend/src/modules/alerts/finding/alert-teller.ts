import { Injectable, Logger } from '@nestjs/common';
import { DAILY, Jobs } from '../../../platform/background/jobs';
import { Clock } from '../../../platform/time/clock';
import { Database } from '../../../platform/database/database';
import type { AlertingFilter } from '../../filters/filters.service';
import { MatchesService } from '../../odds/matches.service';
import { Outbox } from '../../delivery/outbox/queue/outbox';
import { PRIORITY } from '../../delivery/outbox/queue/message-state';
import { AlertHitsRepository, type Pair } from '../entities/alert-hits.repository';
import { FILTER_MATCHES } from '../message/alert-messages';
import { type PricedFit, pricedFits } from './fixture-prices';
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
    private readonly matches: MatchesService,
    private readonly outbox: Outbox,
    private readonly database: Database,
    private readonly clock: Clock,
    jobs: Jobs,
  ) {
    jobs.add({
      name: 'old-alerts',
      ...DAILY,
      run: () => hits.removeFoundBefore(new Date(clock.now().getTime() - KEPT_DAYS * DAY)),
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
    const untold = await this.hits.untold(members.flatMap(({ fits }) => fits));
    if (untold.length === 0) return;
    const byMember = Map.groupBy(await pricedFits(this.matches, untold), ({ filter }) => filter.user_id);
    await this.database.transaction(async () => {
      for (const { recipient } of members) {
        const fits = byMember.get(recipient.user.id);
        if (fits) await this.queue(recipient, fits);
      }
    });
  }

  private async queue({ user, email, telegram }: Recipient, fits: readonly PricedFit[]): Promise<void> {
    const [first] = fits;
    // no other message has this pair
    const message = `${first!.filter.id}-${first!.matchId}`;
    const hits = fits.map(({ filter, matchId, prices }) => ({
      filter_id: filter.id,
      match_id: matchId,
      user_id: user.id,
      message,
      prices: JSON.stringify(prices),
    }));
    await this.hits.add(hits, this.clock.now());
    const alert = {
      template: FILTER_MATCHES,
      user_id: user.id,
      priority: PRIORITY.alert,
      data: { message },
      once_key: `alert ${message}`,
    } as const;
    if (telegram) await this.outbox.add({ ...alert, channel: 'telegram' });
    if (email) await this.outbox.add({ ...alert, channel: 'mail', recipient: user.email });
  }
}
