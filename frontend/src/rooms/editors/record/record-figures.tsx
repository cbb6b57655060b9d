import type { EditorFiguresDto } from '../../../api/generated/wire';
import { isFew } from '../../../lib/enough';
import { FewBadge } from '../../../odds/backtest/few-badge';
import { type Figure, FigureList } from '../../../odds/backtest/figure-list';
import { formatCount, formatOdd } from '../../../lib/format';
import { formatRate, formatSignedRange, formatSignedRate, formatUnits } from '../../../lib/format-rate';
import { trBacktest } from '../../../locale/tr-backtest';
import { trEditors } from '../../../locale/tr-editors';

const texts = trEditors.record;

/** What an editor's selections came to, each figure with its count; few of them are said to be few. */
export function RecordFigures({ figures }: { figures: EditorFiguresDto }) {
  const settled = formatCount(figures.settled);
  const few = isFew({ bets: figures.settled });
  return (
    <div className="@container flex flex-col gap-3">
      <FigureList label={texts.label(settled)} size="large" figures={figuresOf(figures, few)} />
      {few && <p className="max-w-prose text-dense text-muted">{texts.few(settled)}</p>}
    </div>
  );
}

function figuresOf(figures: EditorFiguresDto, few: boolean): Figure[] {
  const { picks, settled, won, mean_odd, profit, return_rate, return_low, return_high, plays, coupons } =
    figures;
  const count = texts.ofSettled(formatCount(settled));
  const unsettled = picks - settled;
  const singles: Figure = {
    name: texts.returned,
    value: (
      <>
        {formatSignedRate(return_rate)} {few && <FewBadge />}
      </>
    ),
    notes: [trBacktest.interval(formatSignedRange(return_low, return_high)), count],
  };
  const ofCoupons: Figure[] =
    coupons.settled === 0
      ? []
      : [
          {
            name: texts.couponReturned,
            value: (
              <>
                {formatSignedRate(coupons.return_rate)} {isFew({ bets: coupons.settled }) && <FewBadge />}
              </>
            ),
            notes: [
              trBacktest.interval(formatSignedRange(coupons.return_low, coupons.return_high)),
              texts.ofCoupons(formatCount(coupons.won), formatCount(coupons.settled)),
            ],
          },
        ];
  return [
    // what followers play comes first
    ...(plays === 'coupons' ? [...ofCoupons, singles] : [singles, ...ofCoupons]),
    {
      name: texts.picks,
      value: formatCount(picks),
      notes: [
        texts.settledNote(formatCount(settled)),
        ...(unsettled === 0 ? [] : [texts.unsettledNote(formatCount(unsettled))]),
      ],
    },
    {
      name: texts.won,
      value: formatRate(won / settled),
      notes: [texts.wonOf(formatCount(won), formatCount(settled))],
    },
    { name: trBacktest.profit, value: trBacktest.units(formatUnits(profit)), notes: [count] },
    { name: trBacktest.meanOdd, value: formatOdd(mean_odd), notes: [count] },
  ];
}
