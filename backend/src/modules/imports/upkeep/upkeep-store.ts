import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/time/clock';
import { Leases } from '../../../platform/background/leases';
import { Database } from '../../../platform/database/database';
import { updateRow } from '../../../platform/database/update-row';
import { ArchiveUpkeep, type UpkeepStage } from '../entities/archive-upkeep.entity';

/**
 * Number of the rules by which statements become matches. A change of the rules counts it up: the next start then brings
 * the whole archive to them.
 */
export const ARCHIVE_RULES = 1;

const ID = 1;
const NOTHING_DONE = {
  ...{ target: null, stage: null, last_id: 0, until_id: 0, until_import: 0 },
  ...{ matches_done: 0, matches_total: 0, looked_import: 0 },
};

/** Keeps how far the archive is on its way to the rules of now, and which process brings it there. */
@Injectable()
export class UpkeepStore {
  constructor(
    private readonly database: Database,
    private readonly leases: Leases,
    private readonly clock: Clock,
  ) {}

  async read(): Promise<ArchiveUpkeep> {
    const find = () => this.database.manager.findOneBy(ArchiveUpkeep, { id: ID });
    const known = await find();
    if (known !== null) return known;
    await this.database.insertNew(ArchiveUpkeep, { id: ID, rules: 0, ...NOTHING_DONE });
    return (await find())!;
  }

  /**
   * Keeps other processes from the archive while work on it goes on; does nothing where it keeps to other rules by now.
   * @param rules as {@link read} gave them
   */
  async hold(rules: number, work: (leaseLost: AbortSignal) => Promise<void>): Promise<void> {
    await this.leases.alone('archive-upkeep', async (leaseLost) => {
      if ((await this.read()).rules === rules) await work(leaseLost);
    });
  }

  /** Begins with all that there is by now. */
  async begin(all: Pick<ArchiveUpkeep, 'until_id' | 'until_import' | 'matches_total'>): Promise<void> {
    await this.note({ ...NOTHING_DONE, ...all, target: ARCHIVE_RULES, stage: 'matches' });
  }

  /** Goes on with another stage. */
  enter(stage: UpkeepStage): Promise<void> {
    return this.note({ stage, last_id: 0 });
  }

  /** Notes what was done, in the caller's transaction. */
  note(values: Partial<Omit<ArchiveUpkeep, 'id' | 'rules' | 'finished_at'>>): Promise<void> {
    return updateRow(this.database.manager, 'archive_upkeep', 'id', ID, values);
  }

  /** From now on all of the archive keeps to the rules. */
  async finish(): Promise<void> {
    await this.database.manager.update(
      ArchiveUpkeep,
      { id: ID },
      { rules: ARCHIVE_RULES, target: null, stage: null, finished_at: this.clock.now() },
    );
  }
}
