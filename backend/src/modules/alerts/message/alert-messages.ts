import { Injectable } from '@nestjs/common';
import { hasSurelyBegun } from '../../../archive/rows/fixtures';
import { Clock } from '../../../platform/time/clock';
import type { RawMatch } from '../../../archive/rows/odds-row';
import { FiltersService } from '../../filters/filters.service';
import { MatchesService } from '../../odds/matches.service';
import type { OutboxMessage } from '../../delivery/outbox/entities/outbox-message.entity';
import { effectiveRole } from '../../subscriptions/membership/membership';
import type { User } from '../../users/entities/user.entity';
import { UsersService } from '../../users/users.service';
import { quietUntil } from '../choices/quiet-hours';
import { AlertChoicesRepository } from '../entities/alert-choices.repository';
import { AlertHitsRepository } from '../entities/alert-hits.repository';
import { type AlertedMatch, type AlertMessage, type FilterMatches } from './alert-message';

/** Template of messages about fitting matches, in every channel. */
export const FILTER_MATCHES = 'filter-matches';

/** What messages about fitting matches are about. */
export interface FilterMatchesData {
  /** Names the hits that it lists. */
  message: string;
}

/** Decides at the moment of sending whether a message about fitting matches still goes out, and what it says. */
@Injectable()
export class AlertMessages {
  constructor(
    private readonly hits: AlertHitsRepository,
    private readonly choices: AlertChoicesRepository,
    private readonly users: UsersService,
    private readonly filters: FiltersService,
    private readonly matches: MatchesService,
    private readonly clock: Clock,
  ) {}

  /**
   * What is left to say: matches to come, of filters whose alert is on, with the prices of when they were found.
   * @param sent the parts of it that have been sent
   * @returns null for somebody who is no member any more or has switched the channel off, and when nothing is left; an
   * instant, the end of the quiet hours, when it is to wait
   */
  async left(
    { channel, user_id, data }: Pick<OutboxMessage, 'channel' | 'user_id' | 'data'>,
    sent: readonly AlertMessage[] = [],
  ): Promise<{ user: User; left: AlertMessage } | Date | null> {
    const now = this.clock.now();
    const user = user_id === null ? null : await this.users.find(user_id);
    if (user === null || effectiveRole(user, now) === 'wait') return null;
    const choices = await this.choices.of(user.id);
    if (!(channel === 'mail' ? choices.email : choices.telegram)) return null;
    const { message } = JSON.parse(data) as FilterMatchesData;
    const left = await this.read(user.id, message, sent, now);
    if (left.filters.length === 0) return null;
    return quietUntil(choices, now) ?? { user, left };
  }

  private async read(
    userId: number,
    message: string,
    sent: readonly AlertMessage[],
    now: Date,
  ): Promise<AlertMessage> {
    const hits = await this.hits.ofMessage(userId, message);
    const pricesOf = new Map(hits.map((hit) => [keyOf(hit.filter_id, hit.match_id), hit.prices]));
    for (const key of await this.keysOf(sent)) pricesOf.delete(key);
    const rows = await this.matches.read([...new Set(hits.map((hit) => hit.match_id))], 1);
    const toCome = rows.filter((match) => !hasSurelyBegun(match, now));
    const filters = (await this.filters.alerting(userId)).map((filter): FilterMatches => ({
      filterId: filter.id,
      name: filter.filter_name,
      filterType: filter.filter_type,
      selection: filter.selection,
      matches: toCome.flatMap((match) => {
        const prices = pricesOf.get(keyOf(filter.id, match.id));
        return prices === undefined ? [] : [alertedMatch(match, prices)];
      }),
    }));
    return { filters: filters.filter(({ matches }) => matches.length > 0) };
  }

  /** The pairs that have been told, under the match's id of then and of now. */
  private async keysOf(sent: readonly AlertMessage[]): Promise<string[]> {
    const pairs = sent.flatMap(({ filters }) =>
      filters.flatMap(({ filterId, matches }) => matches.map(({ id }) => ({ filterId, id }))),
    );
    const moved = await this.matches.follow(pairs.map(({ id }) => id));
    return pairs.flatMap(({ filterId, id }) => [keyOf(filterId, id), keyOf(filterId, moved.get(id) ?? id)]);
  }
}

const keyOf = (filterId: number, matchId: number): string => `${filterId}-${matchId}`;

/** @param prices as the hit holds them, JSON */
const alertedMatch = (match: RawMatch, prices: string): AlertedMatch => ({
  id: match.id,
  date: match.match_date,
  time: match.match_time,
  country: match.country_name,
  competition: match.competition_name,
  home: match.home_team,
  away: match.away_team,
  prices: JSON.parse(prices) as AlertedMatch['prices'],
});
