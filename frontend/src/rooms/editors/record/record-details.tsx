import type { EditorRecordDto } from '../../../api/generated/wire';
import { isFew } from '../../../lib/enough';
import { FewBadge } from '../../../odds/backtest/few-badge';
import { VerdictNote } from '../../../odds/backtest/verdict-note';
import { evidenceText } from '../../../odds/backtest/verdict-text';
import { FigureList } from '../../../odds/backtest/figure-list';
import { TotalsTable } from '../../../odds/backtest/totals-table';
import { formatCount } from '../../../lib/format';
import { formatMonth } from '../../../lib/format-day';
import { formatSignedRange, formatSignedRate } from '../../../lib/format-rate';
import { trBacktest } from '../../../locale/tr-backtest';
import { trEditors } from '../../../locale/tr-editors';

const texts = trEditors.record;

/** What only members see of a record's sums: whether luck explains them, the closing prices, the months. */
export function RecordDetails({ record }: { record: EditorRecordDto }) {
  return (
    <div className="grid items-start gap-x-10 gap-y-6 lg:grid-cols-2">
      <Comparison record={record} />
      {record.months.length > 0 && <Months months={record.months} />}
    </div>
  );
}

function Comparison({ record }: { record: EditorRecordDto }) {
  const { closing_line, withdrawn, repeated, untimed } = record;
  const few = closing_line.n > 0 && isFew({ bets: closing_line.n });
  const beside = [
    ...(withdrawn > 0 ? [texts.withdrawn(formatCount(withdrawn))] : []),
    ...(repeated > 0 ? [texts.repeated(formatCount(repeated))] : []),
    ...(untimed > 0 ? [texts.untimed(formatCount(untimed))] : []),
  ];
  const count = closing_line.n === 0 ? texts.closingUnknown : texts.closingCount(formatCount(closing_line.n));
  const noteOf = (low: number | null, high: number | null): string[] => [
    ...(low === null ? [] : [trBacktest.interval(formatSignedRange(low, high))]),
    count,
  ];
  return (
    <div className="@container flex flex-col gap-3">
      <Evidence record={record} />
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
            notes: noteOf(closing_line.low, closing_line.high),
          },
          {
            name: texts.closingPrice,
            value: (
              <>
                {formatSignedRate(closing_line.against_price)} {few && <FewBadge />}
              </>
            ),
            notes: noteOf(closing_line.against_low, closing_line.against_high),
          },
        ]}
      />
      <p className="max-w-prose text-dense text-muted">{texts.closingHelp}</p>
      <p className="max-w-prose text-dense text-muted">{texts.couponsHelp}</p>
      {beside.length > 0 && (
        <p className="max-w-prose text-dense tabular-nums">
          {texts.notCounted}: {beside.join(' · ')}.
        </p>
      )}
    </div>
  );
}

/** Whether luck explains the record, however often it is looked at; nothing is said of few selections. */
function Evidence({ record: { settled, evidence } }: { record: EditorRecordDto }) {
  if (isFew({ bets: settled })) return null;
  return <VerdictNote text={evidenceText(evidence, texts.evidenceNeeded)} />;
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
