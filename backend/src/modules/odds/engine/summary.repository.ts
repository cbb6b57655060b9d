import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { pacer } from '../../../common/background/pacer';
import type { Calibration } from '../calibration/calibration';
import { COLUMNS_PER_SET } from '../index/layout';
import { LooseRows } from '../index/loose-rows';
import { Vocabulary } from '../index/vocabulary';
import { type ArchiveRow, ONE_SET, selectHits } from '../sql/index-statements';
import type { OddsSummary } from '../summary/odds-summary';
import { MarketReaders } from '../summary/market-reader';
import { marketPlaces, SummaryBuilder } from '../summary/summary-builder';
import { ODDS_PER_MATCH, toIndexRow } from './archive-row';
import type { SummaryQuery } from './summary-cache';

/** Few enough that reading them doesn't hold up other answers. */
const ROWS_PER_READ = 500;

/** Sums up matches that it reads from the database, part by part: memory stays flat for any number of them. */
@Injectable()
export class SummaryRepository {
  constructor(private readonly database: DataSource) {}

  /** @param signal ends the reading, which then throws its reason */
  async summarise(
    { type, predicates, groups }: SummaryQuery,
    calibration: Calibration,
    signal?: AbortSignal,
  ): Promise<OddsSummary> {
    const vocabulary = new Vocabulary();
    const builder = new SummaryBuilder(
      marketPlaces(groups),
      new MarketReaders(type, calibration, vocabulary.allScores()),
    );
    const odds = new Int32Array(ODDS_PER_MATCH).fill(-1);
    const pause = pacer(undefined, signal);
    for (let afterId = 0; ;) {
      const { sql, params } = selectHits({ type, predicates, afterId, limit: ROWS_PER_READ });
      const part = await this.database.query<ArchiveRow[]>(sql, [...params]);
      const rows = new LooseRows(part.length, vocabulary);
      for (const row of part) rows.add(toIndexRow(row, ONE_SET, odds, (type - 1) * COLUMNS_PER_SET));
      builder.add(rows.segment, Uint32Array.from(part.keys()));
      if (part.length < ROWS_PER_READ) return builder.summary();
      afterId = part.at(-1)!.id;
      await pause();
    }
  }
}
