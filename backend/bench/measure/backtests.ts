import { answerBacktest, answerFilterRecord } from '../../src/archive/answers/backtest';
import { type AnswerContext, Quotes } from '../../src/archive/answers/context';
import { answerSummary } from '../../src/archive/answers/summary';
import { MAIN_MARKETS } from '../../src/archive/catalogue/columns';
import type { State } from '../../src/archive/columns/state';
import { Calibration } from '../../src/archive/statistics/calibration/calibration';
import type { Searches } from '../archive/searches';
import { queriesBySize, type SizedQueries } from '../archive/sized-queries';
import { milliseconds, type ResultTable, type Target, whole } from '../report/report';
import { median, percentile, timedNow, type Timing } from '../report/statistics';

const MOST_MILLISECONDS = 100;
const MOST_SUMMARIES = 2;
/** The first one warms up. */
const ROUNDS = 4;
/** When the filter was saved; the archive goes on for four years. */
const SAVED_AT = '2022-05-17T12:00:00Z';

const SELECTIONS = MAIN_MARKETS.flatMap(({ columns }) => columns.map(({ field }) => field));

/** What one question took, each time anew, one after the other. */
interface Times {
  readonly bets: number;
  readonly whole: Timing;
  readonly periods: Timing;
  readonly summary: Timing;
}

/** Times backtests and answers of two periods by how many matches they are about, beside the summary of the same matches. */
export function measureBacktests(
  state: State,
  searches: Searches,
): { table: ResultTable; targets: Target[] } {
  const context = { state, quotes: new Quotes(new Calibration()), throwIfAborted: () => undefined };
  const rows: string[][] = [];
  const ratios: number[] = [];
  let ofAll: Times[] = [];
  for (const sized of queriesBySize(state, searches)) {
    const times = timesOf(context, sized);
    const ratio = median(times.map(({ periods, summary }) => periods.processor / summary.processor));
    ratios.push(ratio);
    ofAll = times;
    const of = (work: 'whole' | 'periods' | 'summary'): number =>
      median(times.map((each) => each[work].processor));
    rows.push([
      sized.name,
      whole(median(times.map(({ bets }) => bets))),
      milliseconds(median(times.map((each) => each.whole.wall))),
      milliseconds(of('whole')),
      milliseconds(of('periods')),
      milliseconds(of('summary')),
      `${ratio.toFixed(2)} ×`,
    ]);
  }
  const wall = ofAll.map((each) => each.whole.wall);
  const slowest = Math.max(...ratios);
  return {
    table: {
      title: 'Backtests',
      note: 'From a parsed question to all figures, none kept from before; the last four columns are processor time, medians. Two periods: the bets before and since a filter was saved, each with all figures. The ratio is that of two periods to the summary of the same matches over all selections, question by question.',
      head: ['hits', 'median bets', 'backtest, wall clock', 'backtest', 'two periods', 'summary', 'ratio'],
      rows,
    },
    targets: [
      {
        what: 'backtest of all matches',
        wanted: `< ${MOST_MILLISECONDS} ms`,
        measured: `${milliseconds(median(wall))} median, ${milliseconds(percentile(wall, 0.95))} p95, ${milliseconds(median(ofAll.map((each) => each.whole.processor)))} of processor time`,
        met: median(wall) < MOST_MILLISECONDS,
      },
      {
        what: 'two periods of a saved filter against the summary of the same question',
        wanted: `≤ ${MOST_SUMMARIES} ×`,
        measured: `${slowest.toFixed(2)} × at the slowest size`,
        met: slowest <= MOST_SUMMARIES,
      },
    ],
  };
}

function timesOf(context: AnswerContext, { queries }: SizedQueries): Times[] {
  const times: Times[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    for (const [at, search] of queries.entries()) {
      const selection = SELECTIONS[(at + round) % SELECTIONS.length]!;
      let bets = 0;
      const ofOne = {
        whole: timedNow(() => ({ bets } = answerBacktest({ selection, search }, context))),
        periods: timedNow(() =>
          answerFilterRecord({ selection, search, since: SAVED_AT, needed: 20 }, context),
        ),
        summary: timedNow(() => answerSummary({ ...search, groups: null }, context)),
      };
      if (round > 0) times.push({ bets, ...ofOne });
    }
  }
  return times;
}
