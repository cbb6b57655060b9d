import { foldText } from '../../../platform/text/fold';
import { remembered } from '../../../platform/text/remembered';
import { ClubParts } from './club-parts';
import { followJoins } from './joins';
import { TEAM_ALIASES } from './team-aliases';
import { teamKey } from './team-key';
import { TURKISH_CLUBS } from './turkish-clubs';

/** A row of the alias table: another spelling, as {@link teamKey} compares it, and the name it stands for. */
export interface AliasRow {
  alias_folded: string;
  name: string;
}

/** Width of the columns that keep keys of clubs. */
const LONGEST_KEY = 100;
/** Rows that an admin has added to the alias table are of no country, and count in all of them. */
const EVERYWHERE = '';

const COUNTRY_OF_ALIAS: ReadonlyMap<string, string> = new Map(
  TEAM_ALIASES.map(({ alias, country }) => [alias, foldText(country)]),
);
/** Spellings to show by country, folded. Those for one club that stand first count. */
const SHIPPED_SPELLINGS: readonly (readonly [country: string, name: string])[] = [
  ...TURKISH_CLUBS.map((name) => [foldText('Türkiye'), name] as const),
  ...TEAM_ALIASES.map(({ country, name }) => [foldText(country), name] as const),
];

/** Knows which names mean one club, by the names alone and the alias table, and how the club is written. */
export class ClubNames {
  private readonly parts: ClubParts;
  /** By {@link teamKey} of an alias: key of the name it stands for. */
  private readonly aliased = new Map<string, string>();
  /** By key of a club: other spellings of it. */
  private readonly others = new Map<string, string[]>();
  /** By country, then by key of a club: how it is written. */
  private readonly written = new Map<string, Map<string, string>>();

  /** @param sponsors parts of names that say nothing of which club is meant */
  constructor(aliases: readonly AliasRow[], sponsors?: readonly string[]) {
    this.parts = new ClubParts(sponsors);
    // rows come in any order; what names mean must not depend on it
    const rows = [...aliases].sort((one, other) => (one.alias_folded < other.alias_folded ? -1 : 1));
    for (const { alias_folded: alias, name } of rows) {
      this.aliased.set(teamKey(alias), this.parts.keys(name).at(-1)!);
    }
    for (const [country, name] of SHIPPED_SPELLINGS) this.noteWritten(country, name);
    for (const { alias_folded: alias, name } of rows) {
      this.noteWritten(COUNTRY_OF_ALIAS.get(alias) ?? EVERYWHERE, name);
      this.noteSpellings(this.key(name), [teamKey(name), teamKey(alias)]);
    }
  }

  /**
   * The key of a club: legal and sponsor parts left out, then as the alias table has it. Of a name with such parts the
   * longest spelling that the table knows counts.
   */
  readonly key = remembered((name): string => {
    const keys = this.parts.keys(name);
    const known = keys.find((key) => this.aliased.has(key)) ?? keys[keys.length - 1]!;
    return followJoins(this.aliased, known).slice(0, LONGEST_KEY);
  });

  /** The key of a club, then those under which it may have been stored before an alias or a sponsor was known. */
  readonly keysOfAllTimes = remembered((name): readonly string[] => {
    const key = this.key(name);
    const others = this.others.get(key) ?? [];
    const keys = [key, ...[name, ...others].flatMap((each) => [...this.parts.keys(each)]), ...others];
    return [...new Set(keys.map((each) => each.slice(0, LONGEST_KEY)))];
  });

  /** All known spellings of the club of a key, the canonical one first. */
  spellings(key: string): readonly string[] {
    const others = this.others.get(key) ?? [];
    // what begins with it is found by it
    return others.some((other) => other.startsWith(key)) ? others : [key, ...others];
  }

  /**
   * How the club of a key is written: by the list of its country, else as an admin has written it in the alias table.
   * Spellings that the site ships with say nothing about clubs of other countries.
   * @param country folded
   */
  writtenAs(country: string, key: string): string | undefined {
    return this.written.get(country)?.get(key) ?? this.written.get(EVERYWHERE)?.get(key);
  }

  private noteWritten(country: string, name: string): void {
    const ofCountry = this.written.get(country) ?? new Map<string, string>();
    const key = this.key(name);
    if (!ofCountry.has(key)) ofCountry.set(key, name);
    this.written.set(country, ofCountry);
  }

  private noteSpellings(key: string, spellings: readonly string[]): void {
    const all = new Set([...(this.others.get(key) ?? []), ...spellings]);
    this.others.set(key, [...all]);
  }
}
