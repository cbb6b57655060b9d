import { formatCount, formatDate, formatOdd } from '../../lib/format';
import { formatRate, formatSignedRange, formatSignedRate, formatUnits } from '../../lib/format-rate';
import { trBacktest as texts } from '../../locale/tr-backtest';
import type { Backtest } from '../../api/generated/wire';
import { isFew } from '../../lib/enough';
import { betsOfText } from './bets-text';
import { FewBadge } from './few-badge';
import { type Figure, FigureList } from './figure-list';

/** The answer: how many bets, how many won, what they returned and what was expected of them. */
export function AnswerFigures({ figures }: { figures: Backtest }) {
  return <FigureList label={texts.answer} size="large" figures={answerOf(figures)} />;
}

function answerOf(figures: Backtest): Figure[] {
  const { bets, won, first_date, last_date, return_low, return_high } = figures;
  const count = texts.betCount(formatCount(bets));
  return [
    {
      name: texts.bets,
      value: (
        <>
          {formatCount(bets)} {isFew(figures) && <FewBadge />}
        </>
      ),
      notes: first_date === null ? [] : [texts.days(formatDate(first_date), formatDate(last_date))],
    },
    { name: texts.won, value: formatRate(figures.win_rate), notes: [betsOfText(won, bets)] },
    {
      name: texts.returned,
      value: formatSignedRate(figures.return_rate),
      notes: [texts.interval(formatSignedRange(return_low, return_high)), count],
    },
    ...comparisonOf(figures),
  ];
}

/** What the prices of the wholly priced bets expected, beside what the same bets returned; not of a few of them. */
function comparisonOf(figures: Backtest): Figure[] {
  const { bets, chance, expected_return } = figures;
  if (isFew(figures)) return [];
  const compared = betsOfText(chance.bets, bets);
  if (expected_return === null) return [{ name: texts.expected, value: '-', notes: [texts.chanceUnknown] }];
  if (isFew(chance))
    return [{ name: texts.expected, value: <FewBadge />, notes: [texts.pricedBets, compared] }];
  const ofSame = texts.comparedReturn(formatSignedRate(chance.profit / chance.bets));
  return [
    {
      name: texts.expected,
      value: formatSignedRate(expected_return),
      notes: [texts.ifTrue, compared, ...(chance.bets === bets ? [] : [ofSame])],
    },
  ];
}

/** How the bets went from the first to the last. */
export function CourseFigures({ figures }: { figures: Backtest }) {
  const { bets, profit, mean_odd, max_drawdown, longest_losing_run, chance } = figures;
  const { max_drawdown: fall, losing_run: run } = chance;
  // of other bets it would be another course
  const byChance = (median: string, high: string): string[] =>
    chance.bets === bets && !isFew(figures) ? [texts.byChance(median, high)] : [];
  return (
    <FigureList
      label={`${texts.course}, ${texts.betCount(formatCount(bets))}`}
      figures={[
        { name: texts.profit, value: texts.units(formatUnits(profit)) },
        { name: texts.meanOdd, value: formatOdd(mean_odd) },
        {
          name: texts.drawdown,
          value: texts.units(formatUnits(-max_drawdown)),
          notes: byChance(formatUnits(-fall.median), formatUnits(-fall.high)),
        },
        {
          name: texts.losingRun,
          value: texts.inARow(formatCount(longest_losing_run)),
          notes: byChance(formatCount(run.median), formatCount(run.high)),
        },
      ]}
    />
  );
}
