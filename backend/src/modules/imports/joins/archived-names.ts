import { Injectable } from '@nestjs/common';
import { foldText } from '../../../platform/text/fold';
import { Database } from '../../../platform/database/database';
import { loadTeamNames } from '../writing/team-names';

/** A club of a country, or a competition, as the archive shows it at present. */
export interface ArchivedName {
  name: string;
  matches: number;
}

interface CompetitionName {
  id: number;
  country_name: string;
  name: string;
}

const OF_CLUB = '(INSTR(pair_key, ?) > 0 OR SUBSTR(pair_key, ?) = ?)';
const OF_COUNTRY = 'competition_id IN (SELECT id FROM competitions WHERE country_folded = ?)';

/** The clubs and competitions that the archive has matches of, by what they are compared by. */
@Injectable()
export class ArchivedNames {
  constructor(private readonly database: Database) {}

  /** The keys under which names of clubs are compared, whatever they were joined into. The transaction must hold the archive's lock. */
  async clubKeys(): Promise<(name: string) => string> {
    const names = await loadTeamNames(this.database.manager);
    return (name) => names.ownKey(name);
  }

  /** A club of a country as its latest match shows it; null without any match. */
  async club(country: string, key: string): Promise<ArchivedName | null> {
    const { manager } = this.database;
    const away = `|${key}`;
    const wanted = [foldText(country), `|${key}|`, -away.length, away];
    const where = `${OF_COUNTRY} AND ${OF_CLUB}`;
    const [latest] = (await manager.query(
      `SELECT home_team, away_team, pair_key FROM matches WHERE ${where} ORDER BY match_date DESC, id DESC LIMIT 1`,
      wanted,
    )) as { home_team: string; away_team: string; pair_key: string }[];
    if (latest === undefined) return null;
    const [count] = (await manager.query(`SELECT COUNT(*) AS n FROM matches WHERE ${where}`, wanted)) as {
      n: number | string;
    }[];
    const isHome = latest.pair_key.split('|')[1] === key;
    return { name: isHome ? latest.home_team : latest.away_team, matches: Number(count!.n) };
  }

  /** How the archive writes a country; null for one without competitions. */
  async country(name: string): Promise<string | null> {
    const [row] = (await this.database.manager.query(
      'SELECT country_name FROM competitions WHERE country_folded = ? ORDER BY id LIMIT 1',
      [foldText(name)],
    )) as { country_name: string }[];
    return row?.country_name ?? null;
  }

  async competition(id: number): Promise<(CompetitionName & { matches: number }) | null> {
    const [row] = (await this.database.manager.query(
      `SELECT id, country_name, name, (SELECT COUNT(*) FROM matches WHERE competition_id = competitions.id) AS matches
       FROM competitions WHERE id = ?`,
      [id],
    )) as (CompetitionName & { matches: number | string })[];
    return row === undefined ? null : { ...row, matches: Number(row.matches) };
  }

  async competitionsOf(country: string): Promise<number[]> {
    const rows = (await this.database.manager.query('SELECT id FROM competitions WHERE country_folded = ?', [
      foldText(country),
    ])) as { id: number }[];
    return rows.map(({ id }) => id);
  }
}
