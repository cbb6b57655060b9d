import type { EditorSummaryDto } from '../../../api/generated/wire';
import { ProfitCurve } from '../../../odds/backtest/profit-curves';
import { frameOf } from '../../../kit/charts/profit-curve';
import { EmptyState } from '../../../kit/feedback/empty-state';
import { formatCount } from '../../../lib/format';
import { trBacktest } from '../../../locale/tr-backtest';
import { trEditors } from '../../../locale/tr-editors';
import { RecordFigures } from './record-figures';

const texts = trEditors.record;

/** The figures of a record and how its profit went; before anything is settled, that nothing is. */
export function RecordCourse({ record }: { record: EditorSummaryDto }) {
  const { picks, settled, curve } = record;
  if (picks === 0) return <EmptyState title={texts.noneYet} hint={texts.noneYetHint} />;
  if (settled === 0)
    return <EmptyState title={texts.noneSettled} hint={texts.noneSettledHint(formatCount(picks))} />;
  return (
    <>
      <RecordFigures figures={record} />
      {curve.length > 0 && (
        <ProfitCurve
          title={trBacktest.curve}
          points={curve}
          frame={frameOf([curve])}
          bets={settled}
          all={settled}
        />
      )}
    </>
  );
}
