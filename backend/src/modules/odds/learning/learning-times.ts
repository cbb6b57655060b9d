/** When the archive is learned from again, in milliseconds. */
export interface LearningTimes {
  /** Between two looks at the archive. */
  readonly pause: number;
  /** So long the archive must have stayed as it is, */
  readonly quiet: number;
  /** or so long matches must have waited. */
  readonly patience: number;
}

/** Injection token of {@link LearningTimes}. */
export const LEARNING_TIMES = Symbol('LEARNING_TIMES');

export const DEFAULT_TIMES: LearningTimes = {
  pause: 1_000,
  quiet: 2_000,
  patience: 120_000,
};
