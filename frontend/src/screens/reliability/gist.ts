import type { CalibrationDto } from '../../api/generated/wire';
import { formatCount } from '../../lib/format';
import { formatRate } from '../../lib/format-rate';
import { trReliability as texts } from '../../locale/tr-reliability';
import { isFew, liesOutside, totalOf } from './bands';
import { formatBin, formatPoints, possessiveEnding } from './format-bands';

type Bin = CalibrationDto['bins'][number];

const distance = ({ stated, actual }: Bin): number => Math.abs((stated ?? 0) - (actual ?? 0));
const most = (bins: readonly Bin[], by: (bin: Bin) => number): Bin | undefined =>
  bins.reduce<Bin | undefined>((best, bin) => (best && by(best) >= by(bin) ? best : bin), undefined);

/**
 * The answer in one sentence: how a bin that people know fared (the fullest one of favourites, or of all), and in how
 * many bins of enough selections what was said lies outside the interval of what came in.
 */
export function gistOf({ matches, bins }: Pick<CalibrationDto, 'matches' | 'bins'>): string {
  const enough = bins.filter((bin) => !isFew(bin));
  const size = ({ n }: Bin) => n;
  const example =
    most(
      enough.filter(({ low }) => low >= 0.5),
      size,
    ) ?? most(enough, size);
  if (!example) return texts.tooFew(formatCount(matches));
  const actual = formatRate(example.actual);
  return texts.gist(
    formatCount(matches),
    formatBin(example),
    actual,
    possessiveEnding(actual),
    formatCount(example.n),
    formatRate(example.stated),
    conclusionOf(enough),
  );
}

/** What the bins of one selection say: first all together, as their errors in one direction add up, then bin by bin. */
export function selectionGistOf(name: string, bins: readonly Bin[]): string {
  const total = totalOf(bins);
  const matches = formatCount(bins.reduce((sum, { n }) => sum + n, 0));
  const enough = bins.filter((bin) => !isFew(bin));
  if (total === null || enough.length === 0) return texts.tooFewOf(name, matches);
  const actual = formatRate(total.actual);
  return texts.selectionGist(
    name,
    matches,
    formatRate(total.stated),
    actual,
    possessiveEnding(actual),
    total.isChance ? texts.byChance : texts.notByChance(formatPoints(total.actual - total.stated)),
    conclusionOf(enough),
  );
}

function conclusionOf(enough: readonly Bin[]): string {
  const outside = enough.filter((bin) => liesOutside(bin, bin.stated));
  const worst = most(outside, distance);
  const count = formatCount(enough.length);
  if (!worst) return texts.allWithin(count);
  return texts.someOutside(
    count,
    formatCount(outside.length),
    formatBin(worst),
    formatRate(worst.stated),
    formatRate(worst.actual),
  );
}
