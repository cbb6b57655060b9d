import { formatCount, formatDate, formatOdd } from '../../lib/format';
import { formatRate, formatSignedRange, formatSignedRate, formatUnits } from '../../lib/format-rate';
import { formatChance, formatTest } from '../../lib/format-test';
import { trBacktest as t } from '../../locale/tr-backtest';
import type { Backtest } from '../../api/generated/wire';
import { isFew } from '../../lib/enough';
import { betsOfText } from './bets-text';
import { FewBadge } from './few-badge';
import { type Figure, FigureList } from './figure-list';

/** The answer: how many bets, how many won, what they returned, what was expected and how often luck does as well. */
export function AnswerFigures({ figures }: { figures: Backtest }) {
  return <FigureList label={t.answer} size="large" figures={answerOf(figures)} />;
}

function answerOf(figures: Backtest): Figure[] {
  const { bets, won, first_date, last_date, return_low, return_high } = figures;
  const count = t.betCount(formatCount(bets));
  return [
    {
      name: t.bets,
      value: (
        <>
          {formatCount(bets)} {isFew(figures) && <FewBadge />}
        </>
      ),
      notes: first_date === null ? [] : [t.days(formatDate(first_date), formatDate(last_date))],
    },
    { name: t.won, value: formatRate(figures.win_rate), notes: [betsOfText(won, bets)] },
    {
      name: t.returned,
      value: formatSignedRate(figures.return_rate),
      notes: [t.interval(formatSignedRange(return_low, return_high)), count],
    },
    ...comparisonOf(figures),
  ];
}

/** What the prices of the wholly priced bets expected, beside what the same bets returned; not of a few of them. */
function comparisonOf(figures: Backtest): Figure[] {
  const { bets, chance, expected_return, p_value } = figures;
  if (isFew(figures)) return [];
  const compared = betsOfText(chance.bets, bets);
  if (expected_return === null) return [{ name: t.expected, value: '-', notes: [t.chanceUnknown] }];
  if (isFew(chance)) return [{ name: t.expected, value: <FewBadge />, notes: [t.pricedBets, compared] }];
  const ofSame = t.comparedReturn(formatSignedRate(chance.profit / chance.bets));
  const expected: Figure = {
    name: t.expected,
    value: formatSignedRate(expected_return),
    notes: [t.ifTrue, compared, ...(chance.bets === bets ? [] : [ofSame])],
  };
  if (p_value === null) return [expected];
  const test = t.chanceOf(formatTest('p', p_value), compared);
  return [expected, { name: t.chance, value: formatChance(p_value), notes: [t.ifTrue, test] }];
}

/** How the bets went from the first to the last. */
export function CourseFigures({ figures }: { figures: Backtest }) {
  const { bets, profit, mean_odd, max_drawdown, longest_losing_run } = figures;
  return (
    <FigureList
      label={`${t.course}, ${t.betCount(formatCount(bets))}`}
      figures={[
        { name: t.profit, value: t.units(formatUnits(profit)) },
        { name: t.meanOdd, value: formatOdd(mean_odd) },
        { name: t.drawdown, value: t.units(formatUnits(-max_drawdown)) },
        { name: t.losingRun, value: t.inARow(formatCount(longest_losing_run)) },
      ]}
    />
  );
}
