import type { DataSource } from 'typeorm';
import { addDays } from '../platform/time/istanbul';
import { CLOSING_ODDS_TABLE } from '../archive/catalogue/stored-match-columns';
import { marketOf, oddColumn } from '../archive/catalogue/columns';
import type { OddField } from '../archive/catalogue/odds-groups';
import type { MatchScores } from '../archive/catalogue/settlement';

/** A demo match as posts choose from it. */
export interface BulletinMatch {
  readonly id: number;
  /** Europe/Istanbul, `YYYY-MM-DD` and `HH:mm`. */
  readonly date: string;
  readonly time: string;
  readonly home: string;
  readonly away: string;
  /** Closing prices in hundredths. */
  readonly prices: Partial<Record<OddField, number | null>>;
  readonly scores: MatchScores;
}

/** How many days from its own on a post looks for its matches. */
export const COUPON_DAYS = 4;

/** Prices of a coupon as people write them, in hundredths. */
const LOWEST = 130;
const HIGHEST = 360;

/** The matches that kick off after a post, on its day or soon after. */
export function matchesAfter(
  matches: readonly BulletinMatch[],
  { date, time }: { date: string; time: string },
): BulletinMatch[] {
  const to = addDays(date, COUPON_DAYS);
  const posted = `${date} ${time}`;
  return matches.filter((match) => kickOff(match) > posted && match.date <= to);
}

/** The price of a selection that people would choose, in hundredths. */
export function usualPrice({ prices }: BulletinMatch, field: OddField): number | null {
  const price = prices[field] ?? null;
  return price !== null && price >= LOWEST && price <= HIGHEST ? price : null;
}

/** What a match's prices say of a selection, the margin taken out evenly; null where its market isn't wholly priced. */
export function statedProbability({ prices }: BulletinMatch, field: OddField): number | null {
  const { columns, winners } = marketOf(field);
  const inverse = (of: OddField): number => 1 / (prices[of] ?? NaN);
  const whole = columns.reduce((sum, column) => sum + inverse(column.field), 0);
  return Number.isNaN(whole) ? null : (winners * inverse(field)) / whole;
}

/** Whether a selection has won; null without a result. */
export const hasWon = ({ scores }: BulletinMatch, field: OddField): boolean | null =>
  oddColumn(field).settle(scores);

/** For sorting. */
export const kickOff = ({ date, time }: BulletinMatch): string => `${date} ${time}`;

/** The demo matches from a day until {@link COUPON_DAYS} after another one, with the prices of these selections. */
export async function readDemoBulletin(
  database: DataSource,
  { from, to, fields }: { from: string; to: string; fields: readonly OddField[] },
): Promise<BulletinMatch[]> {
  const rows = await database.query<StoredMatch[]>(
    'SELECT m.id, m.match_date, m.match_time, m.home_team, m.away_team, m.home_ht_score, m.away_ht_score,' +
      ` m.home_ft_score, m.away_ft_score, m.first_goal, ${fields.map((field) => `o.${field}`).join(', ')}` +
      ` FROM matches m JOIN ${CLOSING_ODDS_TABLE} o ON o.match_id = m.id` +
      ' WHERE m.is_demo = 1 AND m.match_date BETWEEN ? AND ? ORDER BY m.match_date, m.match_time, m.id',
    [from, addDays(to, COUPON_DAYS)],
  );
  return rows.map((row) => ({
    id: row.id,
    date: row.match_date,
    time: row.match_time,
    home: row.home_team,
    away: row.away_team,
    prices: row,
    scores: {
      hh: row.home_ht_score,
      ha: row.away_ht_score,
      fh: row.home_ft_score,
      fa: row.away_ft_score,
      firstGoal: row.first_goal,
    },
  }));
}

interface StoredMatch extends Partial<Record<OddField, number | null>> {
  id: number;
  match_date: string;
  match_time: string;
  home_team: string;
  away_team: string;
  home_ht_score: number | null;
  away_ht_score: number | null;
  home_ft_score: number | null;
  away_ft_score: number | null;
  first_goal: MatchScores['firstGoal'];
}
