import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Archive } from '../../../archive/client';
import type { Sign } from '../../../platform/background/job';
import { Jobs } from '../../../platform/background/jobs';
import { Clock } from '../../../platform/time/clock';
import { LearningRepository } from './learning.repository';

/** Milliseconds for which the archive must have stayed as it is before it is learned from, */
const QUIET = 2_000;
/** or for which matches must have waited. */
const PATIENCE = 120_000;
/** How much longer than learning itself the rest after it is. */
const REST = 10;

/** How far learning has come. */
export interface LearningState {
  /** When the probabilities in use were learned; null = nothing is learned yet. */
  readonly learnedAt: Date | null;
  /** Whether matches wait that are newer than what was learned. */
  readonly learning: boolean;
}

/**
 * Keeps the probabilities that were learned from the archive. After changes of the archive one process learns again in
 * the background; all count with what is stored.
 */
@Injectable()
export class CalibrationKeeper implements OnApplicationBootstrap {
  /** Of what is in use. */
  private revision = -1;
  private learnedAt: Date | null = null;
  /** The archive's revision at the last look, and since when it is that. */
  private seen = { revision: -1, since: 0 };
  /** Since when matches wait; null: none do. */
  private waitingSince: number | null = null;
  private restUntil = 0;

  constructor(
    private readonly archive: Archive,
    private readonly repository: LearningRepository,
    private readonly clock: Clock,
    jobs: Jobs,
  ) {
    jobs.add({ name: 'learning', sign: () => this.sign(), run: (signal) => this.look(signal) });
  }

  onApplicationBootstrap(): Promise<void> {
    return this.refresh();
  }

  /** The state as it is now; what was learned meanwhile is in use from here on. */
  async state(): Promise<LearningState> {
    const revision = await this.repository.archiveRevision();
    await this.refresh();
    return { learnedAt: this.learnedAt, learning: this.revision !== revision };
  }

  /**
   * Learns now, whatever is known, unless another process does.
   * @param signal stops it
   */
  async run(signal: AbortSignal = new AbortController().signal): Promise<void> {
    const hasLearned = await this.repository.alone(async () => {
      const { learned, revision } = await this.archive.learn(signal);
      await this.repository.write(learned, revision, this.clock.now());
    });
    if (hasLearned) await this.refresh();
  }

  /** Takes what is stored into use when it is something else than what is in use. */
  private async refresh(): Promise<void> {
    const { revision, learned_at: at } = await this.repository.state();
    if (revision === this.revision && at?.getTime() === this.learnedAt?.getTime()) return;
    const { learned, state } = await this.repository.read();
    this.archive.calibrate(learned);
    this.revision = state.revision;
    this.learnedAt = state.learned_at;
  }

  private sign(): Sign {
    const { revision, learnedAt, waitingSince } = this;
    const begins = 'while true';
    return waitingSince === null
      ? { begins, ...this.repository.differs({ revision, learnedAt }) }
      : { begins, sql: '1' };
  }

  private async look(signal: AbortSignal): Promise<void> {
    await this.refresh();
    const revision = await this.repository.archiveRevision();
    const now = performance.now();
    if (revision !== this.seen.revision) this.seen = { revision, since: now };
    this.waitingSince = revision === this.revision ? null : (this.waitingSince ?? now);
    if (this.waitingSince === null || now < this.restUntil) return;
    const isQuiet = now - this.seen.since >= QUIET;
    const waitsLong = now - this.waitingSince >= PATIENCE;
    if (!isQuiet && !waitsLong) return;
    try {
      await this.run(signal);
    } finally {
      // an archive that changes all the time must not be learned from all the time
      const end = performance.now();
      this.restUntil = end + Math.max(QUIET, REST * (end - now));
    }
  }
}
