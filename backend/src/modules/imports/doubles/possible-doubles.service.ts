import { Injectable } from '@nestjs/common';
import { foldText } from '../../../platform/text/fold';
import { Database } from '../../../platform/database/database';
import type { Day, Integer } from '../../../platform/wire-types';
import { selectIn } from '../../../platform/database/select-in';

/** In what the two matches of a pair differ; in all else that makes a match they are one. */
export const DIFFERENCES = ['competition', 'home', 'away'] as const;
export type Difference = (typeof DIFFERENCES)[number];

/** A match as the lists of the panel show it. */
export class ListedMatchDto {
  id: number;
  /** @example 2020-09-09 */
  match_date: Day;
  /** @example 12:30 */
  match_time: string | null;
  /** @example Japonya */
  country_name: string;
  competition_id: number;
  /** @example J1 League */
  competition_name: string;
  home_team: string;
  away_team: string;
  home_ht_score: Integer | null;
  away_ht_score: Integer | null;
  home_ft_score: Integer | null;
  away_ft_score: Integer | null;
  first_goal: 'H' | 'A' | 'N' | null;
}

/** A match and the one that it may be under another name. */
export interface PossiblePair {
  match: ListedMatchDto;
  other: ListedMatchDto;
  differing: Difference[];
}

type Row = ListedMatchDto & { home_key: string; away_key: string };
interface PairRow {
  match_id: number;
  double_of: number;
}

/** A match's teams as they are compared: `pair_key` is `competition|home|away`. */
const teams = (match: string) => `SUBSTR(${match}.pair_key, INSTR(${match}.pair_key, '|') + 1)`;
const home = (match: string) => `SUBSTR(${teams(match)}, 1, INSTR(${teams(match)}, '|') - 1)`;
const away = (match: string) => `SUBSTR(${teams(match)}, INSTR(${teams(match)}, '|') + 1)`;

/** Pairs that are possible doubles still: what was imported, joined or taken back since may have settled them. */
const STILL_POSSIBLE = `FROM possible_doubles d
  JOIN matches m ON m.id = d.match_id
  JOIN matches o ON o.id = d.double_of
  JOIN competitions mc ON mc.id = m.competition_id
  JOIN competitions oc ON oc.id = o.competition_id
  WHERE m.retired = 0 AND o.retired = 0
    AND mc.country_folded = oc.country_folded AND m.match_date = o.match_date
    AND (m.match_time = o.match_time
      OR (m.home_ft_score = o.home_ft_score AND m.away_ft_score = o.away_ft_score))
    AND (${home('m')} = ${home('o')} OR ${away('m')} = ${away('o')})`;

const SEARCHED = [
  'm.home_folded',
  'm.away_folded',
  'o.home_folded',
  'o.away_folded',
  'mc.country_folded',
  'mc.name_folded',
  'oc.name_folded',
];

/** Matches that came as new beside one of the same country, day and kick-off or score, with one team alike. */
@Injectable()
export class PossibleDoubles {
  constructor(private readonly database: Database) {}

  /**
   * A page of the pairs, newest day first.
   * @param search only pairs with it in a name of either match
   */
  async read(
    search: string | undefined,
    page: number,
    perPage: number,
  ): Promise<{ pairs: PossiblePair[]; total: number }> {
    const { manager } = this.database;
    const wanted = foldText(search ?? '');
    const anywhere = SEARCHED.map((column) => `INSTR(${column}, ?) > 0`).join(' OR ');
    const from = wanted === '' ? STILL_POSSIBLE : `${STILL_POSSIBLE} AND (${anywhere})`;
    const values = wanted === '' ? [] : SEARCHED.map(() => wanted);
    const [count] = await manager.query<{ n: number | string }[]>(`SELECT COUNT(*) AS n ${from}`, values);
    const rows = await manager.query<PairRow[]>(
      `SELECT d.match_id, d.double_of ${from}
       ORDER BY m.match_date DESC, m.match_time DESC, d.match_id DESC, d.double_of DESC
       LIMIT ${perPage} OFFSET ${(page - 1) * perPage}`,
      values,
    );
    const matches = await this.matches(rows.flatMap((row) => [row.match_id, row.double_of]));
    const pairs = rows.flatMap((row) => {
      const [match, other] = [matches.get(row.match_id), matches.get(row.double_of)];
      // gone between the two questions
      return match === undefined || other === undefined ? [] : [pairOf(match, other)];
    });
    return { pairs, total: Number(count!.n) };
  }

  private async matches(ids: readonly number[]): Promise<Map<number, Row>> {
    const rows = await selectIn<Row>(
      this.database.manager,
      (marks) =>
        `SELECT m.id, match_date, match_time, country_name, competition_id, name AS competition_name, home_team, away_team,
           home_ht_score, away_ht_score, home_ft_score, away_ft_score, first_goal,
           ${home('m')} AS home_key, ${away('m')} AS away_key
         FROM matches m JOIN competitions c ON c.id = m.competition_id WHERE m.id IN (${marks})`,
      ids,
    );
    return new Map(rows.map((row) => [row.id, row]));
  }
}

function pairOf(match: Row, other: Row): PossiblePair {
  const differs: Record<Difference, boolean> = {
    competition: match.competition_id !== other.competition_id,
    home: match.home_key !== other.home_key,
    away: match.away_key !== other.away_key,
  };
  return {
    match: listed(match),
    other: listed(other),
    differing: DIFFERENCES.filter((each) => differs[each]),
  };
}

function listed({ home_key: _home, away_key: _away, ...match }: Row): ListedMatchDto {
  return match;
}
