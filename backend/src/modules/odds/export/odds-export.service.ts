import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/time/clock';
import { istanbulDate } from '../../../common/time/istanbul';
import type { RowField } from '../catalogue/row-fields';
import { OddsEngine } from '../engine/odds-engine';
import { oddsColumnsOf } from '../rows/odds-row';
import { OddsRepository } from '../sql/odds.repository';
import type { OddsQuery } from '../query/odds-query';
import { requireOddsQuery } from '../query/parse-odds-query';
import { csvHead, csvRow, EXPORTED_FIELDS } from './csv-columns';

/** Rows that are read and written in one go: few enough not to hold up other answers. */
const ROWS_AT_ONCE = 200;
/** So many pieces are written before it is asked again whether the member may still read them. */
const PIECES_BETWEEN = 10;

/** A file on its way. */
export interface OddsExport {
  readonly fileName: string;
  /** The file, piece by piece; no piece is made before the one before it was taken. */
  readonly pieces: AsyncGenerator<string, void, undefined>;
}

const pause = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

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
  begin(params: Readonly<Record<string, unknown>>, stillAllowed: () => Promise<void>): OddsExport {
    const query = requireOddsQuery(params);
    const day = istanbulDate(this.clock.now());
    return {
      fileName: `oranlar-${query.type === 1 ? 'acilis' : 'kapanis'}-${day}.csv`,
      pieces: this.write(query, query.fields ?? EXPORTED_FIELDS, stillAllowed),
    };
  }

  private async *write(
    query: OddsQuery,
    fields: readonly RowField[],
    stillAllowed: () => Promise<void>,
  ): OddsExport['pieces'] {
    yield csvHead(fields);
    const columns = oddsColumnsOf(fields);
    let pieces = 0;
    for await (const ids of this.engine.eachId(query, ROWS_AT_ONCE)) {
      const rows = await this.repository.readRows(ids, query.type, columns);
      pieces += 1;
      if (pieces % PIECES_BETWEEN === 0) await stillAllowed();
      yield rows.map((row) => csvRow(row, fields)).join('');
      await pause();
    }
  }
}
