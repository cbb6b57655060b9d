import { storedInstant } from '../../../platform/database/stored-instant';
import { CODE_FIELDS, ODD_FIELDS } from '../../../archive/catalogue/columns';
import { HANDICAP_FIELDS } from '../../../archive/catalogue/handicap';
import { SEEN_COLUMNS, STORED_MATCH_COLUMNS } from '../../../archive/catalogue/stored-match-columns';
import { seasonSlug } from '../names/season';
import type { FoldedMatch } from '../record/fold';
import type { Observation, PriceField, Prices } from '../record/observation';
import type { ArchiveNames } from './archive-names';

export type ViewColumn = (typeof STORED_MATCH_COLUMNS)[number];
export type MatchColumns = Record<ViewColumn, string | number | null>;

/** A match as its rows in the three tables show it. */
export interface MatchView {
  columns: MatchColumns;
  opening: Prices;
  closing: Prices;
}

/**
 * What the tables are to show for a folded match.
 * @param own id of the competition as its source names it
 */
export function viewOf(folded: FoldedMatch, own: number, names: ArchiveNames): MatchView {
  const { date, time, home, away, halfTime, fullTime, firstGoal, awarded, code, mbs, season } = folded;
  const { opening, closing, openingFrom, closingFrom } = folded;
  const competition = names.competition(own);
  const homeClub = names.teams.club(competition.country, home);
  const awayClub = names.teams.club(competition.country, away);
  return {
    columns: {
      competition_id: competition.id,
      match_date: date,
      match_time: time,
      season_slug: season ?? seasonSlug(date, competition.country),
      code,
      home_team: homeClub.name,
      away_team: awayClub.name,
      home_folded: homeClub.text,
      away_folded: awayClub.text,
      pair_key: names.pairKey(own, home, away),
      home_ht_score: halfTime?.[0] ?? null,
      away_ht_score: halfTime?.[1] ?? null,
      home_ft_score: fullTime?.[0] ?? null,
      away_ft_score: fullTime?.[1] ?? null,
      first_goal: firstGoal,
      awarded: awarded ? 1 : 0,
      mbs,
      opening_sources: openingFrom.sources,
      closing_sources: closingFrom.sources,
      opening_seen_at: storedOrNull(openingFrom.seenAt),
      closing_seen_at: storedOrNull(closingFrom.seenAt),
    },
    opening,
    closing,
  };
}

const storedOrNull = (seenAt: number | null): string | null =>
  seenAt === null ? null : storedInstant(seenAt);

/** The rows of a match that no import has described yet, as its first observation. */
export function baseObservation({ columns, opening, closing }: MatchView): Observation {
  const score = (home: ViewColumn, away: ViewColumn) =>
    columns[home] === null || columns[away] === null
      ? null
      : ([Number(columns[home]), Number(columns[away])] as const);
  return {
    source: 'base',
    competition: Number(columns.competition_id),
    date: String(columns.match_date),
    time: columns.match_time as string | null,
    home: String(columns.home_team),
    away: String(columns.away_team),
    halfTime: score('home_ht_score', 'away_ht_score'),
    fullTime: score('home_ft_score', 'away_ft_score'),
    firstGoal: columns.first_goal as Observation['firstGoal'],
    code: columns.code as number | null,
    season: String(columns.season_slug),
    quotes: [
      { at: 'opening', sources: Number(columns.opening_sources), prices: opening },
      { at: 'closing', sources: Number(columns.closing_sources), prices: closing },
    ],
  };
}

/** The price and code columns, of which a match has some. */
export const PRICE_FIELDS: readonly PriceField[] = [...ODD_FIELDS, ...CODE_FIELDS, ...HANDICAP_FIELDS];

/** What has to be written to get from one view to another: new values by column. */
export interface ViewChanges {
  columns: Partial<MatchColumns>;
  opening: Record<string, number | null>;
  closing: Record<string, number | null>;
}

/** The differences between two views, or null when there are none. */
export function changesBetween(before: MatchView, after: MatchView): ViewChanges | null {
  const columns: Partial<MatchColumns> = {};
  for (const column of STORED_MATCH_COLUMNS) {
    if (before.columns[column] !== after.columns[column]) columns[column] = after.columns[column];
  }
  const opening = priceChanges(before.opening, after.opening);
  const closing = priceChanges(before.closing, after.closing);
  const changed = [columns, opening, closing].some((each) => Object.keys(each).length > 0);
  return changed ? { columns, opening, closing } : null;
}

const seenColumns: ReadonlySet<string> = new Set(SEEN_COLUMNS);

/** Whether prices or what is said of the match have changed, not only how late they were still seen as they are. */
export function isNews({ columns, opening, closing }: ViewChanges): boolean {
  const changed = Object.keys(columns).filter((column) => !seenColumns.has(column));
  return [changed, Object.keys(opening), Object.keys(closing)].some((each) => each.length > 0);
}

function priceChanges(before: Prices, after: Prices): Record<string, number | null> {
  const changes: Record<string, number | null> = {};
  for (const field of PRICE_FIELDS) {
    if (before[field] !== after[field]) changes[field] = after[field] ?? null;
  }
  return changes;
}
