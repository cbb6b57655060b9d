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

const said = trEditors.list;

/** The record of every editor in one table, for everybody. */
export default function EditorsPage() {
  const found = useListEditorsQuery();
  return (
    <div className="mx-auto flex w-full max-w-[62.5rem] flex-col gap-6 px-4 py-8 sm:py-12 lg:px-6">
      <header>
        <h1 className="text-xl font-semibold sm:text-3xl">{said.title}</h1>
        <p className="mt-2 max-w-prose text-muted">{said.intro}</p>
      </header>
      <Answer
        of={found}
        failed={said.failed}
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
  if (editors.length === 0) return <EmptyState title={said.none} hint={said.noneHint} />;
  return (
    <TotalsTable
      caption={said.caption}
      note={said.note}
      of={said.editor}
      rows={editors.map(({ author, picks, settled, mean_odd, ...totals }) => ({
        name: author,
        to: editorPath(author),
        note: said.rowNote(formatCount(picks), formatOdd(mean_odd)),
        bets: settled,
        ...totals,
      }))}
    />
  );
}
