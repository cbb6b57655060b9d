import type { EntityManager } from 'typeorm';
import { foldText } from '../../../platform/text/fold';
import { remembered } from '../../../platform/text/remembered';
import { withSpellings } from '../../../platform/text/spellings';
import { bulkInsert } from '../../../platform/database/bulk-insert';
import { type AliasRow, ClubNames } from '../names/club-names';
import { followJoins } from '../names/joins';
import { SPONSORS } from '../names/sponsors';
import { TEAM_ALIASES } from '../names/team-aliases';
import { teamKey } from '../names/team-key';

/** Two clubs of a country that an admin has joined: the first is the second from then on. */
export interface ClubJoin {
  country: string;
  /** {@link TeamNames.ownKey} of the two clubs. */
  fromKey: string;
  intoKey: string;
  /** How the club is to be shown. */
  intoName: string;
}

/** What was joined in one country. */
interface CountryJoins {
  next: ReadonlyMap<string, string>;
  /** By key of a club that others were joined into: its name. */
  names: ReadonlyMap<string, string>;
}

/** A club as matches keep it. */
export interface Club {
  /** {@link TeamNames.clubKey} */
  readonly key: string;
  /** {@link TeamNames.displayName} */
  readonly name: string;
  /** {@link TeamNames.searchText} */
  readonly text: string;
}

/** Width of the columns that keep folded names. */
const FOLDED_LENGTH = 100;

const folded = remembered(foldText);

let lastClubs: { readonly rows: string; readonly clubs: ClubNames } | null = null;

/** Hundreds of files in a row are read with the same names. */
function clubNames(aliases: readonly AliasRow[], sponsors: readonly string[] | undefined): ClubNames {
  const rows = JSON.stringify([aliases, sponsors]);
  if (lastClubs?.rows !== rows) lastClubs = { rows, clubs: new ClubNames(aliases, sponsors) };
  return lastClubs.clubs;
}

/** Knows which names mean one club, how it is shown, and the keys under which matches are looked up. */
export class TeamNames {
  private readonly byCountry: ReadonlyMap<string, CountryJoins>;

  private readonly clubs: ClubNames;
  private readonly clubsOf = remembered((country) => remembered((name) => this.findClub(country, name)));

  /** @param sponsors parts of names that say nothing of which club is meant; those that the site ships with if absent */
  constructor(
    private readonly aliases: readonly AliasRow[],
    private readonly joins: readonly ClubJoin[] = [],
    private readonly sponsors?: readonly string[],
  ) {
    const clubs = clubNames(aliases, sponsors);
    this.clubs = clubs;
    const countries = Map.groupBy(joins, (join) => folded(join.country));
    this.byCountry = new Map(Array.from(countries, ([country, list]) => [country, joinsOf(clubs, list)]));
  }

  /** The key of a club by its name alone, before clubs were joined. */
  ownKey(name: string): string {
    return this.clubs.key(name);
  }

  /** What is known of a club of a country. */
  club(country: string, name: string): Club {
    return this.clubsOf(country)(name);
  }

  /** The key of a club of a country: {@link ownKey}, then as clubs were joined. */
  clubKey(country: string, name: string): string {
    return afterJoins(this.byCountry.get(folded(country)), this.clubs.key(name));
  }

  /** The key of a pairing in a competition of a country, both as they are after joins. */
  pairKey(competitionId: number, country: string, home: string, away: string): string {
    return keyOfPair(competitionId, this.club(country, home).key, this.club(country, away).key);
  }

  /** Whether a club may have been stored under another key than that of now. */
  hasFormerKeys(name: string): boolean {
    return this.clubs.keysOfAllTimes(name).length > 1;
  }

  /**
   * The keys of a pairing in a competition, joins left out: the one of now first, then those under which a match may
   * stand that was stored before an alias or a sponsor was known.
   */
  pairKeys(competitionId: number, home: string, away: string): string[] {
    const aways = this.clubs.keysOfAllTimes(away);
    return this.clubs
      .keysOfAllTimes(home)
      .flatMap((one) => aways.map((other) => keyOfPair(competitionId, one, other)));
  }

  /**
   * How a club is shown: by the list of its country or as the alias table writes it, else as it is called since clubs
   * were joined, else as the name is written.
   */
  displayName(country: string, name: string): string {
    const joins = this.byCountry.get(folded(country));
    const key = afterJoins(joins, this.clubs.key(name));
    return this.clubs.writtenAs(folded(country), key) ?? joins?.names.get(key) ?? name;
  }

  /**
   * A name as `home_folded` and `away_folded` keep it, which is what searches look into: the name as shown, folded,
   * with the club's other spellings, so that `basaksehir` finds a `Buyuksehyr` too.
   * @param written as the source writes it, where that isn't what is shown
   */
  searchText(name: string, written: string = name): string {
    return this.textOf(written === name ? name : `${name}${BETWEEN}${written}`);
  }

  /** These names with other joins and sponsors; the same object where nothing differs. */
  withJoins(joins: readonly ClubJoin[], sponsors = this.sponsors): TeamNames {
    const same = JSON.stringify([joins, sponsors]) === JSON.stringify([this.joins, this.sponsors]);
    return same ? this : new TeamNames(this.aliases, joins, sponsors);
  }

  private findClub(country: string, written: string): Club {
    const name = this.displayName(country, written);
    return { key: this.clubKey(country, written), name, text: this.searchText(name, written) };
  }

  private readonly textOf = remembered((both): string => {
    const [name, written] = both.split(BETWEEN) as [string, string?];
    const joined = this.joins.filter((join) => join.intoName === name).map((join) => join.fromKey);
    const others = [
      ...(written === undefined ? [] : [foldText(written)]),
      ...joined,
      ...this.clubs.spellings(this.clubs.key(name)),
    ];
    return withSpellings(foldText(name), [...new Set(others)], FOLDED_LENGTH);
  });
}

/** Stands in no name: white space is single spaces there. */
const BETWEEN = '\n';

function joinsOf(clubs: ClubNames, joins: readonly ClubJoin[]): CountryJoins {
  // an alias may have come since: keys are looked up like names
  const next = new Map(joins.map(({ fromKey, intoKey }) => [clubs.key(fromKey), clubs.key(intoKey)]));
  const names = joins.map(
    ({ intoKey, intoName }) => [followJoins(next, clubs.key(intoKey)), intoName] as const,
  );
  return { next, names: new Map(names) };
}

function afterJoins(joins: CountryJoins | undefined, key: string): string {
  return joins === undefined ? key : followJoins(joins.next, key);
}

function keyOfPair(competitionId: number, home: string, away: string): string {
  return `${competitionId}|${home}|${away}`;
}

/**
 * Puts the site's own team aliases and sponsors into their tables where they are missing, and reads all of them and
 * what was joined.
 */
export async function loadTeamNames(manager: EntityManager): Promise<TeamNames> {
  const aliases = await loadAliases(manager);
  const sponsors = await loadSponsors(manager);
  return new TeamNames(aliases, await loadClubJoins(manager), sponsors);
}

/** The same names with the joins and sponsors of now: an admin may change them while an import runs. */
export async function withCurrentNames(manager: EntityManager, names: TeamNames): Promise<TeamNames> {
  return names.withJoins(await loadClubJoins(manager), await loadSponsors(manager));
}

/** Clubs that are joined or being joined, the oldest first. */
export async function loadClubJoins(manager: EntityManager): Promise<ClubJoin[]> {
  const rows = (await manager.query(
    `SELECT country_name, from_key, into_key, into_name FROM name_joins
     WHERE kind = 'club' AND state <> 'parting' ORDER BY id`,
  )) as { country_name: string; from_key: string; into_key: string; into_name: string }[];
  return rows.map((row) => ({
    country: row.country_name,
    fromKey: row.from_key,
    intoKey: row.into_key,
    intoName: row.into_name,
  }));
}

async function loadAliases(manager: EntityManager): Promise<AliasRow[]> {
  const stored = (await manager.query('SELECT alias_folded, name FROM team_aliases')) as AliasRow[];
  const known = new Set(stored.map((row) => row.alias_folded));
  const missing = TEAM_ALIASES.filter(({ alias }) => !known.has(alias));
  await bulkInsert(
    manager,
    'team_aliases',
    ['alias_folded', 'name', 'name_folded'],
    missing.map(({ alias, name }) => [alias, name, teamKey(name)]),
  );
  return [...stored, ...missing.map(({ alias, name }) => ({ alias_folded: alias, name }))];
}

/** All sponsors, in an order of their own. */
async function loadSponsors(manager: EntityManager): Promise<string[]> {
  const stored = (await manager.query(
    "SELECT name, name_folded FROM club_sponsors WHERE state <> 'parting'",
  )) as { name: string; name_folded: string }[];
  const known = new Set(stored.map((row) => row.name_folded));
  const missing = SPONSORS.filter((name) => !known.has(teamKey(name)));
  await bulkInsert(
    manager,
    'club_sponsors',
    ['name', 'name_folded'],
    missing.map((name) => [name, teamKey(name)]),
  );
  return [...stored.map(({ name }) => name), ...missing].sort();
}
