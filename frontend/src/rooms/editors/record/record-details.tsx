import type { EditorRecordDto } from '../../../api/generated/wire';
import { isFew } from '../../../lib/enough';
import { FewBadge } from '../../../odds/backtest/few-badge';
import { FigureList } from '../../../odds/backtest/figure-list';
import { TotalsTable } from '../../../odds/backtest/totals-table';
import { formatCount } from '../../../lib/format';
import { formatMonth } from '../../../lib/format-day';
import { formatSignedRate } from '../../../lib/format-rate';
import { trEditors } from '../../../locale/tr-editors';

const texts = trEditors.record;

/** What only members see of a record's sums: the closing prices, the coupons, the months. */
export function RecordDetails({ record }: { record: EditorRecordDto }) {
  return (
    <div className="grid items-start gap-x-10 gap-y-6 lg:grid-cols-2">
      <Comparison record={record} />
      {record.months.length > 0 && <Months months={record.months} />}
    </div>
  );
}

function Comparison({ record: { closing_line, coupons } }: { record: EditorRecordDto }) {
  const few = closing_line.n > 0 && isFew({ bets: closing_line.n });
  return (
    <div className="@container flex flex-col gap-3">
      <FigureList
        label={texts.details}
        size="large"
        figures={[
          {
            name: texts.closingLine,
            value: (
              <>
                {formatSignedRate(closing_line.mean)} {few && <FewBadge />}
              </>
            ),
            notes: [
              closing_line.n === 0 ? texts.closingUnknown : texts.closingCount(formatCount(closing_line.n)),
            ],
          },
          {
            name: texts.coupons,
            value:
              coupons.settled === 0
                ? '-'
                : texts.couponsOf(formatCount(coupons.won), formatCount(coupons.settled)),
            notes: [
              coupons.settled === 0 ? texts.couponsNone : texts.couponsNote(formatCount(coupons.settled)),
            ],
          },
        ]}
      />
      <p className="max-w-prose text-dense text-muted">{texts.closingHelp}</p>
      <p className="max-w-prose text-dense text-muted">{texts.couponsHelp}</p>
    </div>
  );
}

function Months({ months }: Pick<EditorRecordDto, 'months'>) {
  const rows = months.map(({ month, picks, settled, won, profit }) => ({
    name: formatMonth(month),
    note: picks === settled ? undefined : texts.monthPicks(formatCount(picks)),
    bets: settled,
    won,
    profit,
    return_rate: settled === 0 ? null : profit / settled,
  }));
  return <TotalsTable caption={texts.months} of={texts.month} rows={rows.reverse()} />;
}
