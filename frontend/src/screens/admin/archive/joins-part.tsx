import { Unlink } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { baseApi } from '../../../api/base-api';
import { touched } from '../../../api/cache';
import { announce } from '../../../api/announce';
import type { NameJoinRow } from '../../../api/generated/wire';
import { ConfirmDialog } from '../../../kit/dialog/confirm-dialog';
import { Button } from '../../../kit/form/button';
import { trAdmin } from '../../../locale/tr-admin';
import { usePartNamesMutation } from '../../../api/generated/panel';
import { Badge } from '../../../kit/feedback/badge';
import { TableTab } from '../table/table-tab';
import type { TableDefinition } from '../table/table-types';
import { JoinForm } from './join-form';

const texts = trAdmin.joins;
const WATCH = { every: 3_000, while: ({ state }: NameJoinRow) => state !== 'joined' };

const JOINS: TableDefinition<'names/joins'> = {
  name: 'names/joins',
  title: trAdmin.archive.joins,
  noSearch: true,
  columns: [
    { key: 'from_name', title: texts.from, kind: 'name' },
    { key: 'into_name', title: texts.into, kind: 'name' },
    { key: 'kind', title: texts.kind, render: ({ kind }) => texts.kinds[kind] },
    { key: 'country_name' },
    { key: 'matches', kind: 'number' },
    { key: 'state', title: trAdmin.columns.status, render: (row) => <State state={row.state} /> },
    { key: 'created_by', title: texts.by },
    { key: 'created_at', title: texts.at, kind: 'instant' },
  ],
  canDelete: false,
  rowName: (row) => trAdmin.rowName.join(row.from_name, row.into_name),
};

/** The names that were joined, newest first; taking them apart; and joining two by hand. */
export function JoinsPart() {
  const [parting, setParting] = useState<NameJoinRow | null>(null);
  return (
    <div className="flex min-w-0 flex-col gap-8">
      <section aria-label={trAdmin.archive.joins} className="min-w-0">
        <p className="max-w-prose pb-4 text-sm text-muted">{texts.hint}</p>
        <TableTab
          definition={JOINS}
          emptyText={texts.none}
          watch={WATCH}
          buttons={(row) =>
            row.state !== 'parting' && (
              <Button
                look="secondary"
                size="small"
                aria-label={texts.partOf(row.from_name, row.into_name)}
                onClick={() => setParting(row)}
              >
                <Unlink aria-hidden className="size-4" />
                {texts.part}
              </Button>
            )
          }
        />
      </section>
      <JoinForm />
      {parting && <PartDialog row={parting} onClose={() => setParting(null)} />}
    </div>
  );
}

function State({ state }: Pick<NameJoinRow, 'state'>) {
  const badge = <Badge tone={state === 'joined' ? 'good' : 'wait'}>{texts.states[state]}</Badge>;
  return state === 'joined' ? badge : <GoingOn>{badge}</GoingOn>;
}

/** When it goes, so does what other screens have of the archive as it was. */
function GoingOn({ children }: { children: React.ReactNode }) {
  const dispatch = useDispatch();
  useEffect(() => () => void dispatch(baseApi.util.invalidateTags(touched('names/joins'))), [dispatch]);
  return children;
}

function PartDialog({ row, onClose }: { row: NameJoinRow; onClose: () => void }) {
  const [part] = usePartNamesMutation();
  const confirm = async () => {
    await announce(part(row.id));
    onClose();
  };
  return (
    <ConfirmDialog
      title={texts.partTitle(row.from_name, row.into_name)}
      text={texts.partText(row.from_name)}
      confirmLabel={texts.part}
      danger
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
