import { Calibration } from '../../src/archive/statistics/calibration/calibration';
import { MAIN_MARKETS } from '../../src/archive/catalogue/columns';
import type { OddField } from '../../src/archive/catalogue/odds-groups';
import { backtest } from '../../src/archive/statistics/backtest/backtest';
import { competitionsOf } from '../../src/archive/statistics/backtest/competitions';
import { kickOffOrder } from '../../src/archive/statistics/backtest/kick-off-order';
import { splitBets } from '../../src/modules/filters/record/split-bets';
import { IndexSummaries } from '../../src/modules/odds/engine/index-summaries';
import type { OddsBets } from '../../src/modules/odds/engine/odds-bets';
import type { OddsIndex } from '../../src/archive/columns/odds-index';
import type { OddsQuery } from '../../src/archive/question/odds-query';
import type { Searches } from '../archive/searches';
import { queriesBySize, type SizedQueries } from '../archive/sized-queries';
import { milliseconds, type ResultTable, type Target, whole } from '../report/report';
import { median, percentile, timedFully, type Timing } from '../report/statistics';

const MOST_MILLISECONDS = 100;
const MOST_SUMMARIES = 2;
/** The first one warms up. */
const ROUNDS = 4;
/** When the filter was saved; the archive goes on for four years. */
const SAVED_AT = new Date('2022-05-17T12:00:00Z');

const SELECTIONS = MAIN_MARKETS.flatMap(({ columns }) => columns.map(({ field }) => field));

/** What one question took, each time anew, one after the other. */
interface Times {
  readonly bets: number;
  readonly whole: Timing;
  readonly periods: Timing;
  readonly summary: Timing;
}

/** Times backtests and answers of two periods by how many matches they are about, beside the summary of the same matches. */
export async function measureBacktests(
  odds: OddsBets,
  index: OddsIndex,
  searches: Searches,
): Promise<{ table: ResultTable; targets: Target[] }> {
  const works = new Works(odds, new IndexSummaries(index, new Calibration()));
  const rows: string[][] = [];
  const ratios: number[] = [];
  let ofAll: Times[] = [];
  for (const sized of queriesBySize(index, searches)) {
    const times = await timesOf(works, sized);
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

async function timesOf(works: Works, { queries }: SizedQueries): Promise<Times[]> {
  const times: Times[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    for (const [at, query] of queries.entries()) {
      const selection = SELECTIONS[(at + round) % SELECTIONS.length]!;
      let bets = 0;
      const ofOne = {
        whole: await timedFully(async () => (bets = await works.whole(selection, query))),
        periods: await timedFully(() => works.periods(selection, query)),
        summary: await timedFully(() => works.summary(query)),
      };
      if (round > 0) times.push({ bets, ...ofOne });
    }
  }
  return times;
}

/** What is timed. */
class Works {
  private readonly signal = new AbortController().signal;

  constructor(
    private readonly odds: OddsBets,
    private readonly summaries: IndexSummaries,
  ) {}

  /** Answers how many bets there were. */
  async whole(selection: OddField, query: OddsQuery): Promise<number> {
    const bets = await this.odds.collect(selection, query, this.signal);
    backtest(bets, kickOffOrder(bets));
    competitionsOf(bets);
    return bets.count;
  }

  async periods(selection: OddField, query: OddsQuery): Promise<void> {
    const bets = await this.odds.collect(selection, query, this.signal);
    const { before, since } = splitBets(bets, kickOffOrder(bets), SAVED_AT);
    backtest(bets, before);
    backtest(bets, since);
  }

  async summary(query: OddsQuery): Promise<void> {
    await this.summaries.make({ ...query, groups: null });
  }
}
