import { Injectable } from '@nestjs/common';
import { Database } from '../../database/database';
import { followMatches } from '../../database/match-moves';
import { PastRepository } from './analysis/past.repository';
import { OddsRepository } from './sql/odds.repository';
import { type ChangedMatch, MatchScoresRepository } from './sql/match-scores.repository';
import type { FilterType } from '../../archive/question/odds-query';
import type { MatchWithValues, NamedMatch, StoredColumn } from '../../archive/rows/odds-row';

/** Matches by id or day with any of their stored odds, for the modules beside the odds list. */
@Injectable()
export class MatchesService {
  constructor(
    private readonly odds: OddsRepository,
    private readonly past: PastRepository,
    private readonly scores: MatchScoresRepository,
    private readonly database: Database,
  ) {}

  /** A match, or the one that it has become or was played as; null when there is none. */
  async find(
    id: number,
    type: FilterType,
    columns: readonly StoredColumn[],
  ): Promise<MatchWithValues | null> {
    return (await this.readAsNow([id], type, columns)).get(id) ?? null;
  }

  /** The named matches in the order of `ids`; one that is gone is left out. */
  read(
    ids: readonly number[],
    type: FilterType,
    columns: readonly StoredColumn[],
  ): Promise<MatchWithValues[]> {
    return this.odds.readValues(ids, type, columns);
  }

  /**
   * Matches as they are now, by the ids that they are known under: one that is another one by now, or was played as
   * another one, is that one. One that is gone is left out.
   */
  async readAsNow(
    ids: readonly number[],
    type: FilterType,
    columns: readonly StoredColumn[],
  ): Promise<Map<number, MatchWithValues>> {
    const moved = await this.follow(ids);
    const now = (id: number): number => moved.get(id) ?? id;
    const found = await this.odds.readValues([...new Set(ids.map(now))], type, columns);
    const byId = new Map(found.map((row) => [row.match.id, row]));
    return new Map(ids.flatMap((id) => (byId.has(now(id)) ? [[id, byId.get(now(id))!] as const] : [])));
  }

  /** Where those of the matches are now that are another one by now or were played as another one. */
  follow(ids: readonly number[]): Promise<Map<number, number>> {
    return followMatches(this.database.manager, ids);
  }

  /** Number of the archive's last change. */
  revision(): Promise<number> {
    return this.odds.readRevision();
  }

  /** The matches of a day (`YYYY-MM-DD`) in order of kick-off, those of unknown time last. */
  async ofDay(date: string, type: FilterType, columns: readonly StoredColumn[]): Promise<MatchWithValues[]> {
    return this.odds.readValues(await this.past.findDayIds(date), type, columns);
  }

  /** The matches of some days (`YYYY-MM-DD`, both included) that have changed after a revision of the archive. */
  changedSince(
    revision: number,
    days: { from: string; to: string },
  ): Promise<{ revision: number; matches: ChangedMatch[] }> {
    return this.scores.changedSince(revision, days);
  }

  /** The scores of the named matches; one that is gone is left out. */
  scoresOf(ids: readonly number[]): Promise<ChangedMatch[]> {
    return this.scores.of(ids);
  }

  /** The teams that play on some days (`YYYY-MM-DD`), by id of their match. */
  namesOn(days: readonly string[]): Promise<NamedMatch[]> {
    return this.scores.namesOn(days);
  }
}
