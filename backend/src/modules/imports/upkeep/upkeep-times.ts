/** When the archive is looked after, in milliseconds. */
export interface UpkeepTimes {
  /** Between two looks whether it keeps to the rules. */
  readonly pause: number;
  /** Between two looks for fixtures that were played on another day. */
  readonly fixtures: number;
  /** Whether both begin with the process. */
  readonly atOnce: boolean;
}

/** Injection token of {@link UpkeepTimes}. */
export const UPKEEP_TIMES = Symbol('UPKEEP_TIMES');

export const DEFAULT_UPKEEP_TIMES: UpkeepTimes = {
  pause: 30_000,
  fixtures: 60 * 60_000,
  atOnce: true,
};
