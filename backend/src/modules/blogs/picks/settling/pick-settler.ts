import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/time/clock';
import { lockArchive } from '../../../../platform/database/archive-revision';
import { Database } from '../../../../platform/database/database';
import { MatchesService } from '../../../odds/matches.service';
import { RecordedMatches } from '../archive/recorded-matches';
import {
  type KnownSettlement,
  type NewSettlement,
  PickRecordRepository,
  type SettledRow,
} from '../entities/pick-record.repository';
import { settlePick } from './settle-pick';

/** Rows that are settled in one go. */
const ROWS_AT_ONCE = 500;

/** Settles what is on the record from the archive, and anew when a result is corrected. */
@Injectable()
export class PickSettler {
  /** Revision of the archive that everything is settled as of, as far as this process knows. */
  private revision = -1;

  constructor(
    private readonly database: Database,
    private readonly record: PickRecordRepository,
    private readonly recorded: RecordedMatches,
    private readonly matches: MatchesService,
    private readonly clock: Clock,
  ) {}

  /** @param signal aborted: the rest is left for the next time */
  async settleAll(signal: AbortSignal): Promise<void> {
    const revision = await this.matches.revision();
    const seqs = await this.record.unsettled(this.revision);
    for (let at = 0; at < seqs.length; at += ROWS_AT_ONCE) {
      if (signal.aborted) return;
      const part = seqs.slice(at, at + ROWS_AT_ONCE);
      // most have nothing new: others are kept out only where there is something to write
      const changed = await this.changes(part);
      if (changed.length > 0) await this.settle(changed.map(({ seq }) => seq));
    }
    this.revision = revision;
  }

  private async settle(seqs: readonly number[]): Promise<void> {
    await this.database.transaction(async () => {
      await lockArchive(this.database.manager);
      const changed = await this.changes(seqs);
      if (changed.length > 0) await this.record.settle(changed, this.clock.now());
    });
  }

  private async changes(seqs: readonly number[]): Promise<NewSettlement[]> {
    const settled = await this.record.settled(seqs);
    const matches = await this.recorded.read(settled.map(({ row }) => row));
    const now = this.clock.now();
    return settled.flatMap((each) => {
      const { row, number } = each;
      const settlement = settlePick(row, matches.get(row.seq) ?? null, each, now);
      return isSame(each, settlement) ? [] : [{ seq: row.seq, number, ...settlement }];
    });
  }
}

const isSame = (before: SettledRow, after: KnownSettlement): boolean =>
  before.state === after.state &&
  before.home_ft_score === after.home_ft_score &&
  before.away_ft_score === after.away_ft_score;
