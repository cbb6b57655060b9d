import type { EntityManager } from 'typeorm';
import { foldText } from '../../../common/text/fold';
import { remembered } from '../../../common/text/remembered';
import { withSpellings } from '../../../common/text/spellings';
import { bulkInsert } from '../../../database/bulk-insert';
import { TEAM_ALIASES } from '../names/team-aliases';
import { teamKey } from '../names/team-key';

interface AliasRow {
  alias_folded: string;
  name: string;
}

/** Width of the columns that keep folded names. */
const FOLDED_LENGTH = 100;

/** Knows all spellings of a team name and builds the keys under which matches are looked up. */
export class TeamNames {
  private readonly canonical = new Map<string, string>();
  private readonly others = new Map<string, string[]>();

  constructor(aliases: readonly AliasRow[]) {
    for (const { alias_folded: alias, name } of aliases) {
      const target = teamKey(name);
      this.canonical.set(teamKey(alias), target);
      this.others.set(target, [...(this.others.get(target) ?? []), teamKey(alias)]);
    }
  }

  /**
   * The keys of a pairing in a competition: the canonical one first, then those under which a match may stand that
   * was stored before an alias was known.
   */
  pairKeys(competitionId: number, home: string, away: string): string[] {
    const homes = this.spellings(home);
    const aways = this.spellings(away);
    return homes.flatMap((one) => aways.map((other) => pairKey(competitionId, one, other)));
  }

  /**
   * A name as `home_folded` and `away_folded` keep it, which is what searches look into: the name as shown, folded,
   * with the club's other spellings, so that `basaksehir` finds a `Buyuksehyr` too.
   */
  readonly searchText = remembered((name) =>
    withSpellings(foldText(name), this.spellings(name), FOLDED_LENGTH),
  );

  private readonly spellings = remembered((name): string[] => {
    const key = teamKey(name).slice(0, FOLDED_LENGTH);
    const canonical = this.canonical.get(key) ?? key;
    const others = this.others.get(canonical);
    return others === undefined ? [canonical] : [canonical, ...others];
  });
}

function pairKey(competitionId: number, home: string, away: string): string {
  return `${competitionId}|${home}|${away}`;
}

/** Puts the site's own team aliases into the table where they are missing, and reads all of them. */
export async function loadTeamNames(manager: EntityManager): Promise<TeamNames> {
  const stored = (await manager.query('SELECT alias_folded, name FROM team_aliases')) as AliasRow[];
  const known = new Set(stored.map((row) => row.alias_folded));
  const missing = TEAM_ALIASES.filter(({ alias }) => !known.has(alias));
  await bulkInsert(
    manager,
    'team_aliases',
    ['alias_folded', 'name', 'name_folded'],
    missing.map(({ alias, name }) => [alias, name, teamKey(name)]),
  );
  return new TeamNames([...stored, ...missing.map(({ alias, name }) => ({ alias_folded: alias, name }))]);
}
