import type { BetSums } from '../../src/archive/statistics/backtest/bet-sums';
import { marketOf, oddColumn } from '../../src/archive/catalogue/columns';
import { type Replayed, shareOf } from '../../test/support/chance-proof';
import { markdownTable, whole } from '../report/report';
import { median } from '../report/statistics';
import type { LeagueFilter } from './league-filters';
import type { TenBest } from './ten-best';
import type { HabitRecord } from './withdrawn-picks';

type Interval = Pick<ReturnType<BetSums['interval']>, 'return_rate' | 'return_low' | 'return_high'>;

const percent = (rate: number): string => `${rate < 0 ? '−' : '+'}${Math.abs(100 * rate).toFixed(1)} %`;

function returnText({ return_rate: rate, return_low: low, return_high: high }: Interval): string {
  if (rate === null) return '–';
  return low === null ? percent(rate) : `${percent(rate)} (${percent(low)} to ${percent(high!)})`;
}

const pText = (p: number | null): string => (p === null ? '–' : p < 1e-4 ? '< 0.0001' : p.toFixed(4));

const shareText = (share: number): string => `${(100 * share).toFixed(1)} %`;

const priceText = (hundredths: number): string => (hundredths / 100).toFixed(2);

function filterText({ selection, band: [from, to] }: LeagueFilter, competition: string): string {
  const prices = to === 100_000 ? `from ${priceText(from)}` : `${priceText(from)}–${priceText(to)}`;
  return `${competition}, ${marketOf(selection).title} ${oddColumn(selection).title}, ${prices}`;
}

/**
 * The ten best filters with what became of them, as Markdown.
 * @param set of odds in words
 * @param competitions names by the filters' `match`
 */
export function tenBestText(found: TenBest, set: string, competitions: ReadonlyMap<number, string>): string {
  const { days, filters, unlikely, unlikelyAgain, best, bestTogether, allTogether } = found;
  const rows = best.map(({ filter, first, later }) => [
    filterText(filter, competitions.get(filter.match) ?? '–'),
    whole(first.bets),
    returnText(first),
    pText(first.p_value),
    whole(later.bets),
    returnText(later),
  ]);
  const sums = (name: string, { first, later }: TenBest['bestTogether']): string[] => [
    name,
    whole(first.bets),
    returnText(first.interval()),
    '',
    whole(later.bets),
    returnText(later.interval()),
  ];
  const text = [
    `Bets at ${set} from ${days.first} to ${days.last}. The filters were chosen by the bets before ${days.later}: ${whole(filters)} filters of competition, selection and price band have at least 100 bets there. Of these, ${unlikely} have p < 0.05 (chance alone: ${(filters * 0.05).toFixed(0)}); from ${days.later} on ${unlikelyAgain} of those ${unlikely} again.`,
    markdownTable(
      ['filter', 'bets', `return before ${days.later} (95 %)`, 'p', 'bets', 'return since (95 %)'],
      [
        ...rows,
        sums(`the ${best.length} together`, bestTogether),
        sums(`all ${whole(filters)} together`, allTogether),
      ],
    ),
  ];
  return text.join('\n\n');
}

const inText = (bound: number): string => bound.toLocaleString('en-US');

const PRICES = [0, 1.5, 2, 3, 4, 6, Infinity];
const COUNTS = [100, 200, 500, 2_000, Infinity];

/** How p and intervals do where only chance is at work, as Markdown. */
export function chanceText(replayed: readonly Replayed[], draws: number): string {
  const row = (name: string, some: readonly Replayed[]): string[] => [
    name,
    whole(some.length),
    some.length === 0 ? '–' : whole(median(some.map(({ bets }) => bets))),
    some.length === 0 ? '–' : shareText(shareOf(some, draws, ({ unlikely }) => unlikely)),
    some.length === 0 ? '–' : shareText(shareOf(some, draws, ({ held }) => held)),
  ];
  const classes = (bounds: readonly number[], value: (each: Replayed) => number, name: string): string[][] =>
    bounds.slice(1).map((to, at) => {
      const from = bounds[at]!;
      const bounded = to === Infinity ? `from ${inText(from)}` : `${inText(from)} to ${inText(to)}`;
      const some = replayed.filter((each) => value(each) >= from && value(each) < to);
      return row(`${name} ${from === 0 ? `under ${to}` : bounded}`, some);
    });
  return [
    `${whole(replayed.length)} random questions of members with at least 100 bets each; all results drawn anew ${draws} times from the calibrated probabilities.`,
    markdownTable(
      ['questions', 'how many', 'median bets', 'p < 0.05', 'interval holds the truth'],
      [
        row('all', replayed),
        ...classes(PRICES, ({ meanOdd }) => meanOdd, 'mean odd'),
        ...classes(COUNTS, ({ bets }) => bets, 'bets'),
      ],
    ),
  ].join('\n\n');
}

/** What records come to whose editors take picks back, as Markdown. */
export const withdrawnText = (records: readonly HabitRecord[]): string =>
  markdownTable(
    ['an editor who knows nothing and', 'picks', 'return (95 %)'],
    records.map((record) => [record.name, whole(record.picks), returnText(record)]),
  );
