import type { CalibrationDto } from '../../api/generated/wire';
import { isFew, liesOutside } from './bands';

type Bin = CalibrationDto['bins'][number];

/** The square that the rates 0-1 are drawn in, in units of the picture. */
export interface Square {
  left: number;
  top: number;
  side: number;
}

export interface DiagramPoint {
  bin: Bin;
  /** Centre of the dot, top and bottom of its interval. */
  x: number;
  y: number;
  high: number;
  low: number;
  /** The area of the dot goes with its number of selections. */
  radius: number;
  look: 'within' | 'outside' | 'few';
}

const LARGEST = 11;
/** A dot that stands for very few is still to be seen. */
const SMALLEST = 2.5;

/** What a diagram draws of each bin that has a selection. */
export function diagramPoints(bins: readonly Bin[], { left, top, side }: Square): DiagramPoint[] {
  const largest = Math.max(1, ...bins.map(({ n }) => n));
  const round = (value: number) => Math.round(value * 100) / 100;
  const across = (rate: number) => round(left + rate * side);
  const down = (rate: number) => round(top + (1 - rate) * side);
  return bins.flatMap((bin) => {
    const { n, stated, actual, ci_low, ci_high } = bin;
    if (n === 0 || stated === null || actual === null) return [];
    return {
      bin,
      x: across(stated),
      y: down(actual),
      high: down(ci_high ?? actual),
      low: down(ci_low ?? actual),
      radius: round(Math.max(SMALLEST, LARGEST * Math.sqrt(n / largest))),
      look: isFew(bin) ? 'few' : liesOutside(bin, stated) ? 'outside' : 'within',
    };
  });
}
