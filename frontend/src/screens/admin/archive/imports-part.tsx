import { Download, Undo2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { announce } from '../../../api/announce';
import { readApiError } from '../../../api/api-error';
import { baseApi } from '../../../api/base-api';
import { touched } from '../../../api/cache';
import type { ImportRow } from '../../../api/generated/wire';
import { useDeleteRowMutation } from '../../../api/table-rows';
import { useFetchFile } from '../../../api/use-fetch-file';
import { ConfirmDialog } from '../../../kit/dialog/confirm-dialog';
import { notify } from '../../../kit/feedback/notices';
import { ProgressBar } from '../../../kit/feedback/progress-bar';
import { Button } from '../../../kit/form/button';
import { StoppableButton } from '../../../kit/form/stoppable-button';
import { Select } from '../../../kit/form/select';
import { formatCount } from '../../../lib/format';
import { saveFile } from '../../../lib/save-file';
import { Link } from 'react-router-dom';
import { trAdmin } from '../../../locale/tr-admin';
import { EMPTY_VIEW } from '../../../rooms/panel/panel-url';
import { usePanelView } from '../panel/use-panel-view';
import { Badge } from '../../../kit/feedback/badge';
import { TableTab } from '../table/table-tab';
import type { TableDefinition } from '../table/table-types';
import { DOUBLES_PART } from './part-names';
import { UploadForm } from './upload-form';

const texts = trAdmin.archive;
const TONES = { queued: 'wait', done: 'good', failed: 'bad', undone: 'quiet' } as const;
/** How often the history is looked at while something waits or goes on in it. */
const WATCH = {
  every: 3_000,
  while: ({ status }: ImportRow) => status === 'queued' || status === 'running' || status === 'undoing',
};

const IMPORTS: TableDefinition<'imports'> = {
  name: 'imports',
  title: texts.history,
  noSearch: true,
  columns: [
    { key: 'id', kind: 'number' },
    { key: 'file_name', kind: 'name', sortable: true },
    { key: 'format' },
    { key: 'status', sortable: true, render: (row) => <Status row={row} /> },
    { key: 'rows_read', kind: 'number', sortable: true },
    { key: 'inserted', kind: 'number' },
    { key: 'updated', kind: 'number' },
    { key: 'unchanged', kind: 'number' },
    { key: 'skipped', kind: 'number' },
    { key: 'warnings', kind: 'number' },
    { key: 'origin', title: texts.origin, render: ({ origin }) => texts.origins[origin] ?? origin },
    { key: 'source', title: texts.source },
    { key: 'created_at', kind: 'instant', sortable: true },
    { key: 'finished_at', title: texts.finishedAt, kind: 'instant', sortable: true },
  ],
  canDelete: false,
  rowName: (row) => trAdmin.rowName.import(row.file_name),
};

/** Uploads match files, and lists the imports with their outcome. */
export function ImportsPart() {
  const { view, change } = usePanelView();
  const [undoing, setUndoing] = useState<ImportRow | null>(null);

  return (
    <div className="flex flex-col gap-8">
      <UploadForm />
      <section aria-labelledby="imports" className="min-w-0">
        <h3 id="imports" className="pb-3 font-semibold">
          {texts.history}
        </h3>
        <TableTab
          definition={IMPORTS}
          emptyText={trAdmin.table.noRows}
          watch={WATCH}
          filter={{ status: view.status || undefined }}
          filterBar={
            <Select
              label={trAdmin.columns.status}
              options={[
                ['', trAdmin.table.filterAll],
                ...(['queued', 'running', 'done', 'failed', 'undoing', 'undone'] as const).map(
                  (state) => [state, texts.status[state] ?? state] as const,
                ),
              ]}
              value={view.status}
              onChange={(status) => change({ status })}
            />
          }
          buttons={(row) => (
            <>
              {row.has_report && <ReportButton row={row} />}
              {(row.status === 'done' || row.status === 'failed') && (
                <Button
                  look="quiet"
                  size="small"
                  aria-label={texts.undoOf(row.file_name)}
                  title={texts.undo}
                  onClick={() => setUndoing(row)}
                >
                  <Undo2 aria-hidden className="size-4 text-danger" />
                  <span className="max-md:sr-only">{texts.undoShort}</span>
                </Button>
              )}
            </>
          )}
        />
      </section>
      {undoing && <UndoDialog row={undoing} onClose={() => setUndoing(null)} />}
    </div>
  );
}

/** Downloads what an import said of each row of its file. */
function ReportButton({ row }: { row: ImportRow }) {
  const { busy, fetch, stop } = useFetchFile();
  const download = async () => {
    const result = await fetch(`/api/imports/${row.id}/report`);
    if (result?.file) saveFile(result.file, `${row.file_name}.rapor.csv`);
    else if (result) notify({ kind: 'error', text: readApiError(result.error).message });
  };
  return (
    <StoppableButton
      look="secondary"
      size="small"
      label={texts.report}
      name={texts.reportOf(row.file_name)}
      icon={<Download aria-hidden className="size-4" />}
      iconOnly="phones"
      busy={busy}
      onStart={() => void download()}
      onStop={stop}
    />
  );
}

function Status({ row }: { row: ImportRow }) {
  const { status } = row;
  if (status === 'running' || status === 'undoing')
    return <UnderWay label={texts.status[status]!} row={row} />;
  return (
    <>
      <Badge tone={TONES[status]}>
        {texts.status[status]}
        {row.notice === 'nothing_new' && ` · ${texts.nothingNew}`}
      </Badge>
      {row.error && <p className="max-w-60 min-w-40 pt-1 whitespace-pre-line">{row.error}</p>}
      <Noticed row={row} />
    </>
  );
}

/** What an import found besides its rows. */
function Noticed({ row: { old_copies, awarded, doubles } }: { row: ImportRow }) {
  const { hrefOf } = usePanelView();
  if (old_copies + awarded + doubles === 0) return null;
  return (
    <ul className="min-w-40 pt-1 text-muted">
      {old_copies > 0 && <li>{texts.oldCopies(formatCount(old_copies))}</li>}
      {awarded > 0 && <li>{texts.awarded(formatCount(awarded))}</li>}
      {doubles > 0 && (
        <li>
          <Link to={hrefOf({ ...EMPTY_VIEW, part: DOUBLES_PART })} className="text-accent-strong underline">
            {texts.possibleDoubles(formatCount(doubles))}
          </Link>
        </li>
      )}
    </ul>
  );
}

/** How far an import or its undoing is. When it goes, so does what other screens have of the archive as it was. */
function UnderWay({ label, row }: { label: string; row: ImportRow }) {
  const dispatch = useDispatch();
  useEffect(() => () => void dispatch(baseApi.util.invalidateTags(touched('imports'))), [dispatch]);
  return (
    <div className="w-40">
      <ProgressBar label={label} share={row.progress} />
    </div>
  );
}

function UndoDialog({ row, onClose }: { row: ImportRow; onClose: () => void }) {
  const [remove] = useDeleteRowMutation();
  const confirm = async () => {
    await announce(remove({ table: 'imports', id: row.id }));
    onClose();
  };
  return (
    <ConfirmDialog
      title={texts.undoTitle(row.file_name)}
      text={texts.undoText}
      confirmLabel={texts.undo}
      danger
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
