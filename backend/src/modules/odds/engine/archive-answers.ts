import { Injectable } from '@nestjs/common';
import type { OddsIndex } from '../../../archive/columns/odds-index';
import { CalibrationKeeper } from '../learning/calibration-keeper';
import { AnswerCache } from './answer-cache';
import { OddsEngine } from './odds-engine';

/**
 * Answers that are worked out over the whole archive. They are kept for as long as neither the archive nor what was
 * learned from it changes; without an index, which knows of changes, nothing is kept.
 */
@Injectable()
export class ArchiveAnswers {
  private readonly caches = new WeakMap<OddsIndex, AnswerCache<unknown>>();

  constructor(
    private readonly engine: OddsEngine,
    private readonly calibration: CalibrationKeeper,
  ) {}

  /**
   * The answer to a question.
   * @param question in one writing only; its first item names the kind of answer
   * @param make works it out; what it reads of the calibration it reads at once
   * @param signal of who asks: they wait no longer once it is aborted, and the answer throws its reason
   */
  get<T>(
    question: readonly [kind: string, ...unknown[]],
    make: (signal: AbortSignal) => Promise<T>,
    signal: AbortSignal,
  ): Promise<T> {
    const index = this.engine.index();
    if (index === null) return make(signal);
    const state = [index.version, this.calibration.current];
    return this.cacheOf(index).get(JSON.stringify(question), state, make, signal) as Promise<T>;
  }

  private cacheOf(index: OddsIndex): AnswerCache<unknown> {
    const known = this.caches.get(index);
    if (known !== undefined) return known;
    const fresh = new AnswerCache<unknown>();
    this.caches.set(index, fresh);
    return fresh;
  }
}
