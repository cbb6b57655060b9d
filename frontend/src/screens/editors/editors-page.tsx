import { Answer } from '../../api/answer';
import type { EditorFiguresDto } from '../../api/generated/wire';
import { TotalsTable } from '../../odds/backtest/totals-table';
import { EmptyState } from '../../kit/feedback/empty-state';
import { formatCount, formatOdd } from '../../lib/format';
import { trEditors } from '../../locale/tr-editors';
import { trShell } from '../../locale/tr-shell';
import { editorPath } from '../../rooms/editors/editor-path';
import { useListEditorsQuery } from '../../api/generated/screens';
import { AnalysisNote } from '../../rooms/editors/record/analysis-note';

const texts = trEditors.list;

/** The record of every editor in one table, for everybody. */
export default function EditorsPage() {
  const found = useListEditorsQuery();
  return (
    <div className="mx-auto flex w-full max-w-[62.5rem] flex-col gap-6 px-4 py-8 sm:py-12 lg:px-6">
      <header>
        <h1 className="text-xl font-semibold sm:text-3xl">{texts.title}</h1>
        <p className="mt-2 max-w-prose text-muted">{texts.intro}</p>
      </header>
      <Answer
        of={found}
        failed={texts.failed}
        skeleton={
          <div role="status" aria-label={trShell.common.loading} className="shimmer h-[40rem] rounded-card" />
        }
      >
        {({ editors }) => (
          <>
            <Editors editors={editors} />
            <AnalysisNote />
          </>
        )}
      </Answer>
    </div>
  );
}

function Editors({ editors }: { editors: readonly EditorFiguresDto[] }) {
  if (editors.length === 0) return <EmptyState title={texts.none} hint={texts.noneHint} />;
  return (
    <TotalsTable
      caption={texts.caption}
      note={texts.note}
      of={texts.editor}
      rows={editors.map((editor) => {
        const { author, plays, picks, mean_odd } = editor;
        const {
          settled: bets,
          won,
          profit,
          return_rate,
          return_low,
          return_high,
        } = plays === 'coupons' ? editor.coupons : editor;
        return {
          name: author,
          to: editorPath(author),
          note: texts.rowNote(texts.plays[plays], formatCount(picks), formatOdd(mean_odd)),
          ...{ bets, won, profit, return_rate, return_low, return_high },
        };
      })}
    />
  );
}
