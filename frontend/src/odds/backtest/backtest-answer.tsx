import type { BacktestDto, CompetitionBets } from '../../api/generated/wire';
import { AnswerFigures, CourseFigures } from './answer-figures';
import { isFew } from '../../lib/enough';
import { ProfitCurves } from './profit-curves';
import { HalvesTable, SeasonTable, TotalsTable } from './totals-table';
import { VerdictNote } from './verdict-note';
import { backtestText } from './verdict-text';
import { trBacktest as texts } from '../../locale/tr-backtest';

/** The figures of a backtest, the answer first. Of a few bets only the answer and how they went. */
export function BacktestAnswer({ answer }: { answer: BacktestDto }) {
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-col gap-x-10 gap-y-4 @7xl:flex-row @7xl:items-start @7xl:justify-between @7xl:*:first:shrink-0">
        <AnswerFigures figures={answer} />
        <VerdictNote text={backtestText(answer, answer.questions)} />
      </div>
      <ProfitCurves figures={answer} />
      <CourseFigures figures={answer} />
      {!isFew(answer) && (
        <div className="grid items-start gap-x-10 gap-y-5 @4xl:grid-cols-2">
          <div className="flex flex-col gap-5">
            <HalvesTable halves={answer.halves} />
            <SeasonTable seasons={answer.seasons} />
          </div>
          <Competitions competitions={answer.competitions} />
        </div>
      )}
    </div>
  );
}

/** Competitions that an answer has at most. */
const MOST_COMPETITIONS = 30;

function Competitions({ competitions }: { competitions: readonly CompetitionBets[] }) {
  const rows = competitions.map(({ country_name, competition_name, ...totals }) => ({
    name: competition_name,
    note: country_name,
    ...totals,
  }));
  return (
    <div
      role="region"
      aria-label={texts.competitions}
      tabIndex={0}
      className="relative max-h-[32rem] overflow-auto"
    >
      <TotalsTable
        caption={texts.competitions}
        note={rows.length < MOST_COMPETITIONS ? undefined : texts.mostBets(String(MOST_COMPETITIONS))}
        of={texts.competition}
        rows={rows}
      />
    </div>
  );
}
