import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { pacer } from '../../../common/background/pacer';
import { marketPlace } from '../../../archive/catalogue/columns';
import type { Aggregation, NumberedValues } from '../../../archive/columns/aggregation';
import { COLUMNS_PER_SET } from '../../../archive/columns/layout';
import { LooseRows } from '../../../archive/columns/loose-rows';
import { Vocabulary } from '../../../archive/columns/vocabulary';
import { type FilterType, type OddsSearch, otherSet } from '../../../archive/question/odds-query';
import { type ArchiveRow, listsOf, selectHits, type WantedOdds } from '../sql/index-statements';
import { readNumbers } from '../sql/number-lists';
import { toIndexRow } from './archive-row';

/** Few enough that reading them doesn't hold up other answers. */
const ROWS_PER_READ = 500;

/** Reads the matches that meet a query from the database part by part: memory stays flat for any number of them. */
@Injectable()
export class HitsRepository {
  constructor(private readonly database: DataSource) {}

  /**
   * Works something out over all matches that meet a query.
   * @param wanted the odds that it looks at
   * @param signal ends the reading, which then throws its reason
   */
  async aggregate<T>(
    { type, predicates }: OddsSearch,
    wanted: WantedOdds,
    make: (values: NumberedValues) => Aggregation<T>,
    signal?: AbortSignal,
  ): Promise<T> {
    const vocabulary = new Vocabulary();
    const aggregation = make({
      scores: vocabulary.allScores(),
      seasons: vocabulary.seasons,
      leagues: vocabulary.leagueNames,
    });
    const toRow = rowReader(type, wanted);
    const pause = pacer(undefined, signal);
    for (let afterId = 0; ;) {
      const { sql, params } = selectHits({ type, predicates, odds: wanted, afterId, limit: ROWS_PER_READ });
      const part = await this.database.query<ArchiveRow[]>(sql, [...params]);
      const rows = new LooseRows(part.length, vocabulary);
      for (const row of part) rows.add(toRow(row));
      aggregation.add(rows.segment, Uint32Array.from(part.keys()));
      if (part.length < ROWS_PER_READ) return aggregation.result();
      afterId = part.at(-1)!.id;
      await pause();
    }
  }
}

/** Turns rows with the wanted odds into rows of the index; the next row writes over the odds of the one before. */
function rowReader(type: FilterType, wanted: WantedOdds) {
  const sets = wanted.bothSets ? [type, otherSet(type)] : [type];
  const places = sets.flatMap((set) =>
    wanted.fields.map((field) => (set - 1) * COLUMNS_PER_SET + marketPlace(field)),
  );
  const lists = listsOf(wanted);
  const read = new Int32Array(places.length);
  const odds = new Uint32Array(2 * COLUMNS_PER_SET);
  return (row: ArchiveRow) => {
    readNumbers(row, lists, read);
    places.forEach((place, at) => (odds[place] = read[at]! + 1));
    return toIndexRow(row, odds);
  };
}
