/** Packages and their minutes. */
export const DURATION_MINUTES = {
  '1_day': 1_440,
  '1_month': 43_200,
  '3_month': 129_600,
  '6_month': 259_200,
} as const;

/** @schema {"enumName":"DurationType"} */
export type DurationType = keyof typeof DURATION_MINUTES;

export const DURATION_TYPES = Object.keys(DURATION_MINUTES) as DurationType[];

/** Longest single grant an admin may type: ten years. */
export const LONGEST_GRANT = 5_256_000;
