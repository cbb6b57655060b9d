import { trAdmin } from '../../../locale/tr-admin';
import type { ColumnHint, ColumnKind, Row, TableDefinition } from './table-types';

export interface Column {
  key: string;
  label: string;
  kind: ColumnKind;
  sortable: boolean;
  render?: ColumnHint['render'];
}

const INSTANT_NAME = /_at$|^date$|_date$/;

/** The columns of a table: the keys of its first row, with what is known about each. */
export function columnsOf(rows: readonly Row[], { columns, sortable }: TableDefinition): Column[] {
  return Object.entries(rows[0] ?? {})
    .filter(([key]) => columns[key]?.hidden !== true)
    .map(([key, value]) => ({
      key,
      label: columns[key]?.label ?? trAdmin.columns[key] ?? key,
      kind: columns[key]?.kind ?? kindOf(key, value),
      sortable: key === 'id' || sortable.includes(key),
      render: columns[key]?.render,
    }));
}

function kindOf(key: string, value: unknown): ColumnKind {
  if (typeof value === 'boolean') return 'flag';
  if (typeof value === 'number') return 'number';
  if (key === 'image_filename') return 'image';
  return INSTANT_NAME.test(key) ? 'instant' : 'text';
}
