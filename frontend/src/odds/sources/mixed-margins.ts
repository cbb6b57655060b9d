import type { OddsSummary } from '../../api/generated/wire';

export type SourcePart = OddsSummary['sources'][number];

/** Matches that a part needs before its overround means anything. */
const LEAST_MATCHES = 30;

/** How far the overrounds of two sources may be apart and still be read together. */
const FARTHEST = 0.05;

/** A part with the margin of its prices. */
export interface PartMargin {
  part: SourcePart;
  /** Overround − 1: 0.063 of an overround of 1.063. */
  margin: number;
  /** Matches that it is the mean of. */
  matches: number;
}

/** The parts with enough matches, when their margins are too far apart to be read as one; otherwise none. */
export function mixedMargins(parts: readonly SourcePart[]): PartMargin[] {
  const margins = parts.flatMap((part) =>
    part.overround !== null && part.overround_matches >= LEAST_MATCHES
      ? [{ part, margin: part.overround - 1, matches: part.overround_matches }]
      : [],
  );
  const values = margins.map(({ margin }) => margin);
  return Math.max(...values) - Math.min(...values) > FARTHEST ? margins : [];
}
