/** What was chosen on a rating screen, step by step. */
export interface RatingChoice {
  rating: number | null;
  /** `2026-05-17` */
  day: string | null;
  match: number | null;
}

const RATING = 'reyting';
const DAY = 'gun';
const MATCH = 'mac';

/** The parameters of the address that hold a choice. */
export const CHOICE_PARAMS = [RATING, DAY, MATCH] as const;

const numberIn = (text: string | null): number | null =>
  text !== null && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null;

/** Reads a choice from the address; a later step without the one before it counts for nothing. */
export function readChoice(params: URLSearchParams): RatingChoice {
  const rating = numberIn(params.get(RATING));
  const written = params.get(DAY);
  const day = rating !== null && written !== null && /^\d{4}-\d{2}-\d{2}$/.test(written) ? written : null;
  return { rating, day, match: day === null ? null : numberIn(params.get(MATCH)) };
}

/** The address of a choice, without `?`. */
export function writeChoice({ rating, day, match }: RatingChoice): string {
  const params = new URLSearchParams();
  if (rating !== null) params.set(RATING, String(rating));
  if (rating !== null && day !== null) params.set(DAY, day);
  if (rating !== null && day !== null && match !== null) params.set(MATCH, String(match));
  return params.toString();
}
