import { Injectable } from '@nestjs/common';
import { Calibration } from '../calibration/calibration';

/** How far learning has come. */
export interface LearningState {
  /** When the probabilities in use were learned; null = nothing is learned yet. */
  readonly learnedAt: Date | null;
  /** Whether matches wait that are newer than what was learned. */
  readonly learning: boolean;
}

/** Keeps the probabilities that were learned from the archive. */
@Injectable()
export class CalibrationKeeper {
  private calibration = new Calibration();

  /** Another object after each learning. */
  get current(): Calibration {
    return this.calibration;
  }

  get state(): LearningState {
    return { learnedAt: null, learning: false };
  }
}
