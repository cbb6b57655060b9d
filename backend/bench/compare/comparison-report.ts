import { type BenchReport, milliseconds, type Target } from '../report/report';
import { type Measured, type Pair, type Ratios, ratiosOf } from './pairs';

/** What was measured of both checkouts in turn. */
export interface Part {
  readonly what: string;
  readonly written: (value: number) => string;
  /** What the ratio after ÷ before has to be. */
  readonly wanted: { readonly least: number } | { readonly most: number };
  readonly pairs: readonly Pair<Measured>[];
}

/** @param commits what the two checkouts hold */
export function comparisonReport(commits: Pair<string>, parts: readonly Part[]): BenchReport {
  return {
    targets: parts.map(targetOf),
    tables: [
      {
        title: 'Figures',
        note: `Before is ${commits.before}, after is ${commits.after}. Both take turns; medians, and the ratios after ÷ before pair by pair: median, lowest to highest. Processor time is that of the measured program.`,
        head: [
          ...['what', 'pairs', 'before', 'after', 'ratio'],
          ...['processor time before', 'after', 'ratio'],
        ],
        rows: parts.map(({ what, written, pairs }) => {
          const values = ratiosOf(pairs.map((pair) => only(pair, 'value')));
          const processor = ratiosOf(pairs.map((pair) => only(pair, 'processor')));
          return [
            ...[what, String(pairs.length), written(values.before), written(values.after), times(values)],
            ...[spent(processor.before), spent(processor.after), times(processor)],
          ];
        }),
      },
    ],
  };
}

function targetOf({ what, wanted, pairs }: Part): Target {
  const values = ratiosOf(pairs.map((pair) => only(pair, 'value')));
  const least = 'least' in wanted;
  return {
    what,
    wanted: least ? `≥ ${wanted.least} ×` : `≤ ${wanted.most} ×`,
    measured: times(values),
    met: least ? values.ratio >= wanted.least : values.ratio <= wanted.most,
  };
}

const only = ({ before, after }: Pair<Measured>, figure: keyof Measured): Pair<number> => ({
  before: before[figure],
  after: after[figure],
});

const times = ({ ratio, lowest, highest }: Ratios): string =>
  Number.isNaN(ratio) ? '–' : `${ratio.toFixed(2)} × (${lowest.toFixed(2)}–${highest.toFixed(2)})`;

const spent = (value: number): string =>
  value < 1_000 || Number.isNaN(value) ? milliseconds(value) : `${(value / 1_000).toFixed(1)} s`;
