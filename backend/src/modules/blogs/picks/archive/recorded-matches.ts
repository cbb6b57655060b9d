import { Injectable } from '@nestjs/common';
import { foldText } from '../../../../platform/text/fold';
import { addDays } from '../../../../platform/time/istanbul';
import { MatchesService } from '../../../odds/matches.service';
import type { NamedMatch, OddsRow } from '../../../../archive/rows/odds-row';
import type { PickRecordRow } from '../entities/pick-record-row.entity';

/** What a row of the record says about its match. */
export type RecordedMatch = Pick<
  PickRecordRow,
  'seq' | 'match_id' | 'match_date' | 'home_team' | 'away_team'
>;

/** Ids and days that one statement asks for. */
const AT_ONCE = 500;

/** Finds the matches of the record in the archive as it is now. */
@Injectable()
export class RecordedMatches {
  constructor(private readonly matches: MatchesService) {}

  /**
   * The ids of the rows' matches, by `seq`; a row whose match is not in the archive is absent. One that has become
   * another match, or was played as another one, is that one; a match that is gone under its id, because its import was
   * undone, is found again under both team names within a day.
   */
  async find(rows: readonly RecordedMatch[]): Promise<Map<number, number>> {
    const moved = await this.matches.follow(rows.map(({ match_id }) => match_id));
    const idOf = ({ match_id }: RecordedMatch): number => moved.get(match_id) ?? match_id;
    const present = new Set<number>();
    for (const part of parts([...new Set(rows.map(idOf))]))
      for (const { id } of await this.matches.scoresOf(part)) present.add(id);
    const gone = rows.filter((row) => !present.has(idOf(row)));
    const again = await this.findAgain(gone);
    const found = new Map<number, number>();
    for (const row of rows) {
      const id = present.has(idOf(row)) ? idOf(row) : again.get(row.seq);
      if (id !== undefined) found.set(row.seq, id);
    }
    return found;
  }

  /** The same with what the archive has of each match beside the closing odds, by `seq`. */
  async read(rows: readonly RecordedMatch[]): Promise<Map<number, OddsRow>> {
    const ids = await this.find(rows);
    const found = await this.matches.read([...new Set(ids.values())], 2);
    const matches = new Map(found.map((match) => [match.id, match]));
    return new Map([...ids].flatMap(([seq, id]) => (matches.has(id) ? [[seq, matches.get(id)!]] : [])));
  }

  private async findAgain(rows: readonly RecordedMatch[]): Promise<Map<number, number>> {
    const days = new Set(rows.flatMap(({ match_date }) => daysAround(match_date)));
    const named: NamedMatch[] = [];
    for (const part of parts([...days])) named.push(...(await this.matches.namesOn(part)));
    const byPair = Map.groupBy(named, pairOf);
    const found = new Map<number, number>();
    for (const row of rows) {
      const near = (byPair.get(pairOf(row)) ?? []).filter(({ match_date }) =>
        daysAround(row.match_date).includes(match_date),
      );
      // of two within a day, the one on the very day
      const match = near.find(({ match_date }) => match_date === row.match_date) ?? near[0];
      if (match !== undefined) found.set(row.seq, match.id);
    }
    return found;
  }
}

const daysAround = (date: string): string[] => [addDays(date, -1), date, addDays(date, 1)];

const pairOf = ({ home_team, away_team }: Pick<RecordedMatch, 'home_team' | 'away_team'>): string =>
  `${foldText(home_team)}\n${foldText(away_team)}`;

function* parts<T>(list: readonly T[]): Generator<T[]> {
  for (let at = 0; at < list.length; at += AT_ONCE) yield list.slice(at, at + AT_ONCE);
}
