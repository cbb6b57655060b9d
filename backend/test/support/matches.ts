import type { DataSource, EntityManager } from 'typeorm';
import { nextRevision } from '../../src/platform/database/archive-revision';
import { foldText } from '../../src/platform/text/fold';
import { CODE_FIELDS, ODD_FIELDS } from '../../src/archive/catalogue/columns';
import type { CodeField, OddField } from '../../src/archive/catalogue/odds-groups';
import { Competition } from '../../src/modules/odds/entities/competition.entity';
import { Match } from '../../src/modules/odds/entities/match.entity';
import { ClosingOdds, OpeningOdds } from '../../src/modules/odds/entities/odds-set.entity';

/** Prices as a bettor writes them (1.85), codes as they are. */
export type TestOdds = Partial<Record<OddField | CodeField, number | null>>;

/** A match for a test; what is left out has a harmless value. */
export interface TestMatch {
  id?: number;
  date?: string;
  time?: string | null;
  country?: string;
  competition?: string;
  season?: string;
  code?: number | null;
  home?: string;
  away?: string;
  /** `[home, away]` goals at half-time and full-time; null = not known. */
  half?: [number, number] | null;
  full?: [number, number] | null;
  firstGoal?: 'H' | 'A' | 'N' | null;
  awarded?: boolean;
  retired?: boolean;
  /** Masks of the sources of each set. */
  openingSources?: number;
  closingSources?: number;
  opening?: TestOdds;
  closing?: TestOdds;
}

/** Puts matches with their two sets of odds into the archive; answers their ids in the same order. */
export async function addMatches(database: DataSource, matches: readonly TestMatch[]): Promise<number[]> {
  return database.transaction(async (manager) => {
    const revision = await nextRevision(manager);
    const ids: number[] = [];
    for (const match of matches) ids.push(await addMatch(manager, match, revision));
    return ids;
  });
}

async function addMatch(manager: EntityManager, match: TestMatch, revision: number): Promise<number> {
  const { home = 'Beşiktaş', away = 'Göztepe', half = null, full = null } = match;
  const competitionId = await competitionOf(
    manager,
    match.country ?? 'Türkiye',
    match.competition ?? 'Süper Lig',
  );
  const row = await manager.insert(Match, {
    ...(match.id === undefined ? {} : { id: match.id }),
    competition_id: competitionId,
    match_date: match.date ?? '2024-05-17',
    match_time: match.time === undefined ? '20:00' : match.time,
    season_slug: match.season ?? '2023-2024',
    code: match.code ?? null,
    home_team: home,
    away_team: away,
    home_folded: foldText(home),
    away_folded: foldText(away),
    pair_key: `${competitionId}|${foldText(home)}|${foldText(away)}`,
    home_ht_score: half?.[0] ?? null,
    away_ht_score: half?.[1] ?? null,
    home_ft_score: full?.[0] ?? null,
    away_ft_score: full?.[1] ?? null,
    first_goal: match.firstGoal ?? null,
    awarded: match.awarded ?? false,
    retired: match.retired ?? false,
    opening_sources: match.openingSources ?? 0,
    closing_sources: match.closingSources ?? 0,
    is_demo: false,
    revision,
  });
  const id = (row.identifiers[0] as { id: number }).id;
  await manager.insert(OpeningOdds, { match_id: id, ...stored(match.opening ?? {}) });
  await manager.insert(ClosingOdds, { match_id: id, ...stored(match.closing ?? {}) });
  return id;
}

async function competitionOf(manager: EntityManager, country: string, name: string): Promise<number> {
  const key = { country_folded: foldText(country), name_folded: foldText(name) };
  const known = await manager.findOneBy(Competition, key);
  if (known) return known.id;
  const made = await manager.insert(Competition, { ...key, country_name: country, name, league_code: null });
  return (made.identifiers[0] as { id: number }).id;
}

function stored(odds: TestOdds): TestOdds {
  const prices = ODD_FIELDS.map((field) => [
    field,
    odds[field] == null ? null : Math.round(odds[field] * 100),
  ]);
  return Object.fromEntries([
    ...prices,
    ...CODE_FIELDS.map((field) => [field, odds[field] ?? null]),
  ]) as TestOdds;
}
