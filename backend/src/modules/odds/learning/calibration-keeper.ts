import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Archive } from '../../../archive/client';
import { Jobs } from '../../../common/background/jobs';
import { Clock } from '../../../common/time/clock';
import { LEARNING_TIMES, type LearningTimes } from './learning-times';
import { LearningRepository } from './learning.repository';

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
  private seen = { revision: -1, since: 0, changedSince: performance.now() };
  private restUntil = 0;

  constructor(
    private readonly archive: Archive,
    @Inject(LEARNING_TIMES) private readonly times: LearningTimes,
    private readonly repository: LearningRepository,
    private readonly clock: Clock,
    jobs: Jobs,
  ) {
    jobs.add({ name: 'learning', pause: times.pause, work: (signal) => this.look(signal) });
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
      const lesson = await this.archive.learn(signal);
      await this.repository.write(lesson, this.clock.now());
    });
    if (hasLearned) await this.refresh();
  }

  /** Takes what is stored into use when it is another lesson. */
  private async refresh(): Promise<void> {
    const { revision, learned_at: at } = await this.repository.state();
    if (revision === this.revision && at?.getTime() === this.learnedAt?.getTime()) return;
    const { learned, state } = await this.repository.read();
    this.archive.calibrate(learned);
    this.revision = state.revision;
    this.learnedAt = state.learned_at;
  }

  private async look(signal: AbortSignal): Promise<void> {
    await this.refresh();
    const revision = await this.repository.archiveRevision();
    const now = performance.now();
    if (revision === this.revision) this.seen.changedSince = now;
    if (revision !== this.seen.revision) this.seen = { ...this.seen, revision, since: now };
    const isQuiet = now - this.seen.since >= this.times.quiet;
    const waitsLong = now - this.seen.changedSince >= this.times.patience;
    if (revision === this.revision || now < this.restUntil || !(isQuiet || waitsLong)) return;
    try {
      await this.run(signal);
    } finally {
      // an archive that changes all the time must not be learned from all the time
      const end = performance.now();
      this.restUntil = end + Math.max(this.times.quiet, REST * (end - now));
    }
  }
}
