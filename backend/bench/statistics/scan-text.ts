import type { Sameness } from '../../src/archive/statistics/scan/same-odds';
import type { ComparedSelections } from '../../src/archive/statistics/scan/scan-record';
import { markdownTable, whole } from '../report/report';
import type { ScanFigures } from './scan-figures';

const SETS = { 1: 'opening', 2: 'closing' } as const;
const SIDES = { above: 'past above the price', below: 'past below it', rest: 'the others' } as const;

const percent = (share: number | null): string => (share === null ? '–' : `${(100 * share).toFixed(1)} %`);
const signed = (rate: number | null): string =>
  rate === null ? '–' : `${rate < 0 ? '−' : '+'}${Math.abs(100 * rate).toFixed(1)} %`;
const weightText = (weight: number): string => `${weight < 0 ? '−' : ''}${Math.abs(weight).toFixed(2)}`;

/** How many comparisons of past days stand out beside chance, and what came of them, as Markdown. */
export function scanText({ from, to, ways, record }: ScanFigures): Record<'scan' | 'scan-record', string> {
  const { days, weight, weight_se } = record;
  return {
    scan: [
      `Days from ${from} to ${to}, each against all matches before it, in full-time result and 2.5 goals.`,
      markdownTable(
        ['odds', 'the same', 'days compared', 'comparisons', 'standing out', 'by chance', 'ratio'],
        ways.map(({ type, sameness, ratio }) => [
          SETS[type],
          sameText(sameness),
          `${ratio.comparedDays} of ${ratio.days}`,
          whole(ratio.comparisons),
          whole(ratio.standingOut),
          ratio.expectedByChance.toFixed(1),
          ratio.ratio?.toFixed(2) ?? '–',
        ]),
      ),
    ].join('\n\n'),
    'scan-record': [
      `${whole(days)} days, closing odds, \`closeness=auto\`: what the past said of the compared selections, what their own prices said, and what came.`,
      markdownTable(
        ['selections', 'how many', 'past', 'price', 'came', 'return'],
        (['above', 'below', 'rest'] as const).map((side) => [SIDES[side], ...figuresOf(record[side])]),
      ),
      weight === null
        ? 'Too few days for a weight.'
        : `Weight of the difference between past and price: ${weightText(weight)} ± ${weightText(weight_se!)}.`,
    ].join('\n\n'),
  };
}

function sameText(sameness: Sameness): string {
  if ('tolerance' in sameness) return `price ± ${(sameness.tolerance / 100).toFixed(2)}`;
  return sameness.closeness === 'auto' ? 'auto' : `± ${sameness.closeness} points`;
}

const figuresOf = (of: ComparedSelections): string[] => [
  whole(of.n),
  percent(of.past_rate),
  percent(of.price_rate),
  `${percent(of.won_rate)} (${percent(of.won_low)} to ${percent(of.won_high)})`,
  `${signed(of.return_rate)} (${signed(of.return_low)} to ${signed(of.return_high)})`,
];
