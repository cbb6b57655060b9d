import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/time/clock';
import { FiltersService } from '../../filters/filters.service';
import { MatchesService } from '../../odds/matches.service';
import { AlertHitsRepository } from '../entities/alert-hits.repository';
import type { AlertedMatch, AlertMessage } from './alert-message';
import { alertedMatch, alertMessage } from './alert-pair';
import { isToCome } from './is-to-come';

/** Reads messages back from what was told: a mail may be sent long after it was queued. */
@Injectable()
export class AlertMessages {
  constructor(
    private readonly hits: AlertHitsRepository,
    private readonly filters: FiltersService,
    private readonly matches: MatchesService,
    private readonly clock: Clock,
  ) {}

  /** What is left to say of a message: matches to come, of filters whose alert is still on, with the prices of then. */
  async read(userId: number, message: string): Promise<AlertMessage> {
    const now = this.clock.now();
    const hits = await this.hits.ofMessage(userId, message);
    const pricesOf = new Map(hits.map((hit) => [keyOf(hit.filter_id, hit.match_id), hit.prices]));
    const filters = await this.filters.alerting(userId);
    const rows = await this.matches.read([...new Set(hits.map((hit) => hit.match_id))], 1);
    const toCome = rows.filter((match) => isToCome(match, now));
    return alertMessage(
      filters.flatMap((filter) =>
        toCome.flatMap((match) => {
          const prices = pricesOf.get(keyOf(filter.id, match.id));
          if (prices === undefined) return [];
          return [{ filter, match: alertedMatch(match, JSON.parse(prices) as AlertedMatch['prices']) }];
        }),
      ),
    );
  }
}

const keyOf = (filterId: number, matchId: number): string => `${filterId}-${matchId}`;
