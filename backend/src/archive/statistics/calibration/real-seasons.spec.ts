import { marketsOf } from '../../../../test/support/brute-analysis';
import { describeWithRealData } from '../../../../test/support/real-data';
import { standardErrorsOff, worstCell } from '../../../../test/support/reliability-errors';
import { playedInSeasons, stateOfSeasons } from '../../../../test/support/season-state';
import { CalibrationReportBuilder } from '../judging/calibration-report';
import { pastOf } from '../similarity/past';
import { Calibration } from './calibration';
import { learn } from './learn';

const SETS = [1, 2] as const;
const MARKETS = marketsOf(['ft', 'uo_25']);
/** A cell of fewer selections says too little. */
const LARGE_CELL = 500;

describeWithRealData(
  'football-data',
  'probabilities of real seasons, each learned from the matches before it',
  (folder) => {
    const state = stateOfSeasons(playedInSeasons(folder));
    const calibration = new Calibration(learn(state));
    const reports = SETS.flatMap((type) =>
      MARKETS.map((market) => {
        const builder = new CalibrationReportBuilder({ market, type, calibration }, state.vocabulary);
        for (const slice of pastOf(state)) builder.add(slice);
        return { name: `${market.key}, set ${type}`, report: builder.result() };
      }),
    );

    it.each(reports)('judge nearly all matches: $name', ({ report }) => {
      expect(report.matches).toBeGreaterThan(23_000);
    });

    it.each(reports)('beat the proportional method and come near the best fixed one: $name', ({ report }) => {
      const [byProportion, power, shin, learned] = report.methods.map(({ log_loss }) => log_loss!);
      expect(learned).toBeLessThan(byProportion!);
      expect(learned).toBeLessThanOrEqual(Math.min(power!, shin!) + 0.0003);
    });

    it.each(reports)('are no more than 3 standard errors off in the total of a selection: $name', (each) => {
      for (const { bins } of each.report.selections)
        expect(Math.abs(standardErrorsOff(bins))).toBeLessThan(3);
    });

    it.each(reports)('are no more than 4 off in a bin of 500 of a selection: $name', ({ report }) => {
      const worst = worstCell(report.selections, LARGE_CELL);
      expect(worst!.n).toBeGreaterThanOrEqual(LARGE_CELL);
      expect(Math.abs(worst!.off)).toBeLessThan(4);
    });
  },
);
