import { useState } from 'react';
import type { AuditRow } from '../../../api/generated/wire';
import { Button } from '../../../kit/form/button';
import { Select } from '../../../kit/form/select';
import { Sheet } from '../../../kit/layout/sheet';
import { formatInstant } from '../../../lib/format';
import { trAdmin } from '../../../locale/tr-admin';
import { usePanelView } from '../panel/use-panel-view';
import { TableTab } from '../table/table-tab';
import { type TableDefinition, titleOf } from '../table/table-types';

const texts = trAdmin.audit;
/** Differences shown in the table itself. */
const IN_TABLE = 2;

const actionName = (action: string) => texts.actions[action] ?? action;
const tableName = (table: string) => texts.tables[table] ?? table;
const differencesOf = ({ before, after }: AuditRow) => rowDifference(before, after);

const AUDIT: TableDefinition<'audit'> = {
  name: 'audit',
  title: trAdmin.tabs.audit,
  columns: [
    { key: 'created_at', title: texts.when, kind: 'instant', sortable: true },
    { key: 'username', title: texts.who, kind: 'name' },
    { key: 'action', title: texts.what, render: ({ action }) => actionName(action) },
    { key: 'entity', title: texts.where, render: ({ entity }) => tableName(entity) },
    { key: 'entity_id', title: trAdmin.columns.id, kind: 'number' },
    { key: 'after', title: texts.change, kind: 'long', render: (row) => <Summary entry={row} /> },
  ],
  canDelete: false,
  rowName: (row) => `${row.username}, ${actionName(row.action)}`,
};

/** Who of the admins did what. */
export default function AuditTab() {
  const { view, change } = usePanelView();
  const [open, setOpen] = useState<AuditRow | null>(null);
  return (
    <>
      <TableTab
        definition={AUDIT}
        emptyText={trAdmin.table.noRows}
        filter={{ entity: view.table || undefined, entity_id: view.row || undefined }}
        filterBar={
          <>
            <Select
              label={texts.tableFilter}
              options={[['', texts.allTables], ...Object.entries(texts.tables)]}
              value={view.table}
              onChange={(table) => change({ table, row: '' })}
            />
            {view.row && (
              <Button look="secondary" size="small" className="h-9!" onClick={() => change({ row: '' })}>
                {texts.rowFilter(tableName(view.table), view.row)}
                <span aria-hidden>×</span>
                <span className="sr-only">{texts.clearRow}</span>
              </Button>
            )}
          </>
        }
        buttons={(row) => (
          <Button
            look="secondary"
            size="small"
            aria-label={texts.detailsOf(AUDIT.rowName(row))}
            onClick={() => setOpen(row)}
          >
            {texts.details}
          </Button>
        )}
      />
      {open && <Details entry={open} onClose={() => setOpen(null)} />}
    </>
  );
}

function Summary({ entry }: { entry: AuditRow }) {
  const differences = differencesOf(entry);
  const short = (field: string, value: unknown) =>
    (recordedValue(entry.entity, field, value) || texts.empty).replace(/\s+/g, ' ').slice(0, 60);
  if (entry.before === null || entry.after === null) {
    const row = entry.after ?? entry.before;
    const telling = Object.entries(row ?? {}).filter(
      ([field, value]) => field !== 'id' && recordedValue(entry.entity, field, value) !== '',
    );
    return (
      <span className="text-muted">
        {telling
          .slice(0, IN_TABLE)
          .map(([field, value]) => `${nameOf(field)}: ${short(field, value)}`)
          .join(' · ')}
      </span>
    );
  }
  const more = differences.length - IN_TABLE;
  return (
    <span className="block max-w-96">
      {differences.slice(0, IN_TABLE).map(({ field, before, after }) => (
        <span key={field} className="block truncate">
          <span className="text-muted">{nameOf(field)}:</span> <del>{short(field, before)}</del> →{' '}
          {short(field, after)}
        </span>
      ))}
      {more > 0 && <span className="text-muted">{texts.moreFields(more)}</span>}
    </span>
  );
}

function Details({ entry, onClose }: { entry: AuditRow; onClose: () => void }) {
  const differences = differencesOf(entry);
  return (
    <Sheet
      title={`${entry.username}: ${tableName(entry.entity)} · ${actionName(entry.action)}`}
      from="side"
      onClose={onClose}
    >
      <p className="pb-3 text-sm text-muted">
        {formatInstant(entry.created_at)}
        {entry.entity_id !== null && ` · ${trAdmin.columns.id} ${entry.entity_id}`}
      </p>
      {differences.length === 0 ? (
        <p className="text-sm">{texts.noDifference}</p>
      ) : (
        <dl className="flex flex-col gap-3">
          {differences.map((each) => (
            <Difference key={each.field} table={entry.entity} {...each} />
          ))}
        </dl>
      )}
    </Sheet>
  );
}

function Difference({ table, field, before, after }: FieldDifference & { table: string }) {
  const shown = (value: unknown) => recordedValue(table, field, value) || texts.empty;
  return (
    <div className="rounded-md border border-line">
      <dt className="border-b border-line bg-raised px-3 py-1.5 text-dense font-semibold">{nameOf(field)}</dt>
      {before !== undefined && (
        <dd className="bg-danger-soft px-3 py-2 text-sm">
          <span className="block text-dense text-danger">{texts.before}</span>
          <del className="break-words whitespace-pre-wrap no-underline">{shown(before)}</del>
        </dd>
      )}
      {after !== undefined && (
        <dd className="bg-accent-soft px-3 py-2 text-sm">
          <span className="block text-dense text-accent-strong">{texts.after}</span>
          <ins className="break-words whitespace-pre-wrap no-underline">{shown(after)}</ins>
        </dd>
      )}
    </div>
  );
}

const nameOf = (field: string): string => (field === 'shortened' ? texts.shortened : titleOf({ key: field }));

type Words = Readonly<Record<string, string>>;

/** Fields whose values are codes, by table; `*` is every table. */
const CODES: Readonly<Record<string, Readonly<Record<string, Words>>>> = {
  '*': {
    role: trAdmin.roles,
    duration_type: trAdmin.durations,
    granted_duration_type: trAdmin.durations,
  },
  receipts: { status: trAdmin.receipts.status },
  imports: { status: trAdmin.archive.status, origin: trAdmin.archive.origins },
  mails: { status: trAdmin.mails.status, template: trAdmin.mails.templates },
  newsletters: { status: trAdmin.newsletter.status },
};

const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** A value that was recorded of a table's field, in words; empty for none. */
export function recordedValue(table: string, field: string, value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? trAdmin.table.yes : trAdmin.table.no;
  if (typeof value === 'object') return JSON.stringify(value, null, 2);
  const text = String(value);
  if (typeof value === 'string' && INSTANT.test(text)) return formatInstant(text);
  return (CODES[table]?.[field] ?? CODES['*']![field])?.[text] ?? text;
}

/** A field of a row before and after a write; undefined where it wasn't there. */
interface FieldDifference {
  field: string;
  before: unknown;
  after: unknown;
}

type Values = Readonly<Record<string, unknown>> | null;

/** The fields that a write changed, those of the row before first. Nested values are compared as a whole. */
export function rowDifference(before: Values, after: Values): FieldDifference[] {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...fields]
    .map((field) => ({ field, before: before?.[field], after: after?.[field] }))
    .filter((each) => JSON.stringify(each.before) !== JSON.stringify(each.after));
}
