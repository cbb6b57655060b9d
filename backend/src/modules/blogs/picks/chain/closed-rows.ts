import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/time/clock';
import { RecordedMatches } from '../archive/recorded-matches';
import type { PickRecordRow } from '../entities/pick-record-row.entity';
import { hasSurelyBegun } from '../../../../archive/rows/fixtures';

/** Tells which rows of the record are closed: a coupon is recorded at its first kick-off and paid for until its last. */
@Injectable()
export class ClosedRows {
  constructor(
    private readonly recorded: RecordedMatches,
    private readonly clock: Clock,
  ) {}

  /**
   * Numbers of those rows whose own match hasn't kicked off: by what the archive says of it now, as a match may have
   * been moved; where it is gone, by what the row says.
   * @param unsettled rows that are neither won, lost nor void: those have had their kick-off
   */
  async among(unsettled: readonly PickRecordRow[]): Promise<ReadonlySet<number>> {
    if (unsettled.length === 0) return new Set();
    const matches = await this.recorded.read(unsettled);
    const now = this.clock.now();
    const closed = unsettled.filter((row) => {
      const match = matches.get(row.seq);
      return !hasSurelyBegun(match ?? { ...row, home_ft_score: null, away_ft_score: null }, now);
    });
    return new Set(closed.map(({ seq }) => seq));
  }
}
