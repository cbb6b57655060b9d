import { Injectable } from '@nestjs/common';
import { AppError } from '../../../common/errors/app-error';
import { Clock } from '../../../common/time/clock';
import { istanbulDate } from '../../../common/time/istanbul';
import type { RowField } from '../catalogue/row-fields';
import { OddsEngine } from '../engine/odds-engine';
import { oddsColumnsOf } from '../odds-row';
import { OddsRepository } from '../odds.repository';
import type { OddsQuery } from '../query/odds-query';
import { parseOddsQuery } from '../query/parse-odds-query';
import { csvHead, csvRow, EXPORTED_FIELDS } from './csv-columns';

/** Rows that are read and written in one go: few enough not to hold up other answers. */
const ROWS_AT_ONCE = 200;

/** Exports of one member that may run at the same time. */
const MOST_AT_ONCE = 2;
/** Seconds after which another try makes sense. */
const TRY_AGAIN = 30;

/** A file on its way. */
export interface OddsExport {
  readonly fileName: string;
  /** The file, piece by piece; no piece is made before the one before it was taken. */
  readonly pieces: AsyncGenerator<string, void, undefined>;
  /** To be called once no more pieces will be taken. */
  readonly end: () => void;
}

const pause = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** All matches that pass the filters as a file for spreadsheets. */
@Injectable()
export class OddsExportService {
  private readonly running = new Map<number, number>();

  constructor(
    private readonly engine: OddsEngine,
    private readonly repository: OddsRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * Begins an export.
   * @param params query parameters as they came; paging changes nothing
   * @throws AppError INVALID_FILTER with a sentence per parameter that can't be read, TOO_MANY_REQUESTS
   */
  begin(userId: number, params: Readonly<Record<string, unknown>>): OddsExport {
    const parsed = parseOddsQuery(params);
    if (!parsed.ok) throw new AppError('INVALID_FILTER', { fields: parsed.errors });
    const { query } = parsed;
    const day = istanbulDate(this.clock.now());
    return {
      fileName: `oranlar-${query.type === 1 ? 'acilis' : 'kapanis'}-${day}.csv`,
      end: this.count(userId),
      pieces: this.write(query, query.fields ?? EXPORTED_FIELDS),
    };
  }

  private count(userId: number): () => void {
    const running = this.running.get(userId) ?? 0;
    if (running >= MOST_AT_ONCE) throw new AppError('TOO_MANY_REQUESTS', { retryAfter: TRY_AGAIN });
    this.running.set(userId, running + 1);
    return () => {
      const left = this.running.get(userId)! - 1;
      if (left > 0) this.running.set(userId, left);
      else this.running.delete(userId);
    };
  }

  private async *write(query: OddsQuery, fields: readonly RowField[]): OddsExport['pieces'] {
    yield csvHead(fields);
    const columns = oddsColumnsOf(fields);
    for await (const ids of this.engine.eachId(query, ROWS_AT_ONCE)) {
      const rows = await this.repository.readRows(ids, query.type, columns);
      yield rows.map((row) => csvRow(row, fields)).join('');
      await pause();
    }
  }
}
