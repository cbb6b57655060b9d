import type { EntityManager } from 'typeorm';
import { foldText } from '../../../platform/text/fold';
import { bulkInsert } from '../../../platform/database/bulk-insert';
import { competitionAliasKey, withoutRound } from '../names/bulletin-league';
import { COMPETITION_ALIASES, WORLD_LEAGUE_ALIASES } from '../names/competition-aliases';
import { DIVISION_LEAGUES } from '../names/divisions';
import type { League } from '../names/league';
import { plainLeague, storedSpellings } from '../names/league-parts';
import type { ArchiveCompetition } from './archive-names';
import { marks } from '../../../platform/database/select-in';

interface CompetitionRow {
  id: number;
  country_name: string;
  country_folded: string;
  name_folded: string;
  league_code: string | null;
}

const COLUMNS = 'id, country_name, country_folded, name_folded, league_code';

/**
 * Finds the competition that a source means, by alias, then by country and name, without sponsors and season; makes it
 * when there is none; what that was joined into is for `ArchiveNames` to say. What a transaction has looked up counts from {@link commit} on, so a transaction that rolls back
 * leaves no trace.
 */
export class CompetitionDirectory {
  private readonly known = new Map<string, ArchiveCompetition>();
  private readonly pending = new Map<string, ArchiveCompetition>();

  /** The competition of a league. The transaction must hold the archive's lock. */
  async resolve(manager: EntityManager, league: League): Promise<ArchiveCompetition> {
    const key = competitionAliasKey(league.country, league.name);
    const found = this.known.get(key) ?? this.pending.get(key);
    if (found !== undefined) return found;
    const { id, country_name: country } = await findOrMake(manager, league, key);
    const competition = { id, country };
    this.pending.set(key, competition);
    return competition;
  }

  commit(): void {
    for (const [key, competition] of this.pending) this.known.set(key, competition);
    this.pending.clear();
  }

  rollBack(): void {
    this.pending.clear();
  }
}

async function findOrMake(manager: EntityManager, league: League, key: string): Promise<CompetitionRow> {
  const plain = plainLeague(league);
  const plainKey = plain === league ? key : competitionAliasKey(plain.country, plain.name);
  const row =
    (await findByAlias(manager, key)) ??
    (plainKey === key ? undefined : await findByAlias(manager, plainKey)) ??
    (await findByName(manager, plain)) ??
    (await findWholeLeague(manager, plainKey)) ??
    // of a time when sponsors and seasons were thought to make competitions
    (plain === league ? undefined : await findByName(manager, league)) ??
    (await make(manager, plain));
  if (row.league_code === null && league.code !== null) {
    await manager.query('UPDATE competitions SET league_code = ? WHERE id = ?', [league.code, row.id]);
  }
  return row;
}

async function findByAlias(manager: EntityManager, key: string): Promise<CompetitionRow | undefined> {
  const [row] = await manager.query<CompetitionRow[]>(
    `SELECT ${COLUMNS} FROM competitions WHERE id IN (SELECT competition_id FROM competition_aliases WHERE alias_folded = ?)`,
    [key],
  );
  return row;
}

/** The league that a round belongs to, where its name is known. */
async function findWholeLeague(manager: EntityManager, key: string): Promise<CompetitionRow | undefined> {
  const whole = withoutRound(key);
  return whole === key ? undefined : findByAlias(manager, whole);
}

async function findByName(manager: EntityManager, league: League): Promise<CompetitionRow | undefined> {
  const names = storedSpellings(league);
  const rows = await manager.query<CompetitionRow[]>(
    `SELECT ${COLUMNS} FROM competitions WHERE country_folded = ? AND name_folded IN (${marks(names)})`,
    [foldText(league.country), ...names],
  );
  return names.flatMap((name) => rows.find((row) => row.name_folded === name) ?? [])[0];
}

async function make(manager: EntityManager, league: League): Promise<CompetitionRow> {
  await bulkInsert(
    manager,
    'competitions',
    ['country_name', 'country_folded', 'name', 'name_folded', 'league_code'],
    [[league.country, foldText(league.country), league.name, foldText(league.name), league.code]],
  );
  return (await findByName(manager, league))!;
}

/** Every league that season files name, with its folded names in them and in bulletins. */
const NAMED_LEAGUES: readonly { league: League; aliases: ReadonlySet<string> }[] = [
  ...Object.entries(COMPETITION_ALIASES).map(([code, aliases]) => ({
    league: DIVISION_LEAGUES.get(code)!,
    aliases,
  })),
  ...WORLD_LEAGUE_ALIASES.map(({ country, name, others }) => ({
    league: { country, name, code: null },
    aliases: [name, ...others].map((each) => `${country} ${each}`),
  })),
].map(({ league, aliases }) => ({ league, aliases: new Set(aliases.map(foldText)) }));

/** Puts the leagues of the season files and their bulletin names into the tables where they are missing. */
export async function seedCompetitionAliases(manager: EntityManager): Promise<void> {
  const stored = new Set(
    (await manager.query<{ alias_folded: string }[]>('SELECT alias_folded FROM competition_aliases')).map(
      (row) => row.alias_folded,
    ),
  );
  for (const { league, aliases } of NAMED_LEAGUES) {
    const missing = [...aliases].filter((alias) => !stored.has(alias));
    if (missing.length === 0) continue;
    const { id } = (await findByName(manager, league)) ?? (await make(manager, league));
    await bulkInsert(
      manager,
      'competition_aliases',
      ['alias_folded', 'competition_id'],
      missing.map((alias) => [alias, id]),
    );
  }
}
