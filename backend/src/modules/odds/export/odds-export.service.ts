import { Injectable } from '@nestjs/common';
import { type CsvFile, csvPieces } from '../../../common/http/csv-file';
import { Clock } from '../../../common/time/clock';
import { istanbulDate } from '../../../common/time/istanbul';
import { OddsEngine } from '../engine/odds-engine';
import { oddsColumnsOf } from '../../../archive/rows/odds-row';
import { OddsRepository } from '../sql/odds.repository';
import type { OddsQuery } from '../../../archive/question/odds-query';
import { requireOddsQuery } from '../../../archive/question/parse-odds-query';
import { csvHead, EXPORTED_FIELDS, type ExportField, MatchLines, rowFieldsOf } from '../../../archive/rows/csv-columns';

/** Rows that are read and written in one go: few enough not to hold up other answers. */
const ROWS_AT_ONCE = 200;

/** All matches that pass the filters as a file for spreadsheets. */
@Injectable()
export class OddsExportService {
  constructor(
    private readonly engine: OddsEngine,
    private readonly repository: OddsRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * Begins an export.
   * @param params query parameters as they came; paging changes nothing
   * @param stillAllowed asked while the file is being written; where it throws the file ends
   * @throws AppError INVALID_FILTER with a sentence per parameter that can't be read
   */
  begin(params: Readonly<Record<string, unknown>>, stillAllowed: () => Promise<void>): CsvFile {
    const day = istanbulDate(this.clock.now());
    const query = requireOddsQuery(params, day);
    return {
      fileName: `oranlar-${query.type === 1 ? 'acilis' : 'kapanis'}-${day}.csv`,
      pieces: this.write(query, query.fields ?? EXPORTED_FIELDS, stillAllowed),
    };
  }

  private write(
    query: OddsQuery,
    fields: readonly ExportField[],
    stillAllowed: () => Promise<void>,
  ): CsvFile['pieces'] {
    const columns = oddsColumnsOf(rowFieldsOf(fields));
    const lines = new MatchLines(fields, query.type);
    const linesOf = async (ids: readonly number[]): Promise<string> => {
      const rows = await this.repository.readRows(ids, query.type, columns);
      return rows.map((row) => lines.line(row)).join('');
    };
    return csvPieces(csvHead(fields), this.engine.eachId(query, ROWS_AT_ONCE), linesOf, stillAllowed);
  }
}
