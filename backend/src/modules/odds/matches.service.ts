import { Injectable } from '@nestjs/common';
import { PastRepository } from './analysis/past.repository';
import { OddsRepository } from './sql/odds.repository';
import { type ChangedMatch, MatchScoresRepository } from './sql/match-scores.repository';
import type { FilterType } from './query/odds-query';
import type { MatchWithValues, NamedMatch, StoredColumn } from './rows/odds-row';

/** Matches by id or day with any of their stored odds, for the modules beside the odds list. */
@Injectable()
export class MatchesService {
  constructor(
    private readonly odds: OddsRepository,
    private readonly past: PastRepository,
    private readonly scores: MatchScoresRepository,
  ) {}

  /** A match; null when there is none. */
  async find(
    id: number,
    type: FilterType,
    columns: readonly StoredColumn[],
  ): Promise<MatchWithValues | null> {
    const [row] = await this.odds.readValues([id], type, columns);
    return row ?? null;
  }

  /** The named matches in the order of `ids`; one that is gone is left out. */
  read(
    ids: readonly number[],
    type: FilterType,
    columns: readonly StoredColumn[],
  ): Promise<MatchWithValues[]> {
    return this.odds.readValues(ids, type, columns);
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
