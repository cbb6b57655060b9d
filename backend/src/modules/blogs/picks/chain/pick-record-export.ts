import { Injectable } from '@nestjs/common';
import { And, MoreThan } from 'typeorm';
import { setImmediate } from 'node:timers/promises';
import type { CsvFile } from '../../../../platform/http/csv-file';
import { Clock } from '../../../../platform/time/clock';
import { istanbulDate } from '../../../../platform/time/istanbul';
import { Database } from '../../../../platform/database/database';
import { PickRecordRow } from '../entities/pick-record-row.entity';
import { PickSettlement } from '../entities/pick-settlement.entity';
import { type PickState, STATE_NAMES } from '../settling/pick-state';
import { inChain } from './chains';
import { ClosedRows } from './closed-rows';
import { closedLine, RECORD_HEAD, recordLine } from './record-file';

/** Rows that are read and written in one go: few enough not to hold up other answers. */
const ROWS_AT_ONCE = 200;

/** The whole public record as a file, from which everybody can compute its hashes again. */
@Injectable()
export class PickRecordExport {
  private turns: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly database: Database,
    private readonly closed: ClosedRows,
    private readonly clock: Clock,
  ) {}

  begin(): CsvFile {
    return {
      fileName: `editor-sicili-${istanbulDate(this.clock.now())}.csv`,
      pieces: this.pieces(),
    };
  }

  /** The rows in their order, each part read when the one before was taken. */
  private async *pieces(): AsyncGenerator<string, void, undefined> {
    yield RECORD_HEAD;
    for (let last = 0; ;) {
      const rows = await this.inTurn(() =>
        this.database.manager.find(PickRecordRow, {
          where: { seq: And(MoreThan(last), inChain('public')) },
          order: { seq: 'ASC' },
          take: ROWS_AT_ONCE,
        }),
      );
      if (rows.length === 0) return;
      last = rows.at(-1)!.seq;
      yield await this.linesOf(rows);
    }
  }

  /** Of many visitors at once one gets a part in each turn of the event loop, and other requests stand between them. */
  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const result = this.turns.then(() => setImmediate()).then(work);
    this.turns = result.catch(() => undefined);
    return result;
  }

  private async linesOf(rows: readonly PickRecordRow[]): Promise<string> {
    const states = await this.statesOf(rows[0]!.seq, rows.at(-1)!.seq);
    const stateOf = ({ seq }: PickRecordRow): PickState => states.get(seq) ?? 'open';
    const closed = await this.closed.among(rows.filter((row) => stateOf(row) === 'open'));
    return rows
      .map((row) =>
        closed.has(row.seq)
          ? closedLine(row)
          : recordLine({
              ...row,
              locked_at: row.locked_at.toISOString(),
              state: STATE_NAMES[stateOf(row)],
            }),
      )
      .join('');
  }

  private async statesOf(from: number, to: number): Promise<Map<number, PickState>> {
    const settlements = await this.database.manager
      .createQueryBuilder(PickSettlement, 'settlement')
      .where('settlement.seq BETWEEN :from AND :to AND settlement.is_current = :yes', { from, to, yes: true })
      .getMany();
    return new Map(settlements.map(({ seq, state }) => [seq, state]));
  }
}
