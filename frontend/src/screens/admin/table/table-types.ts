import type { ReactNode } from 'react';
import type { Tables } from '../../../api/generated/wire';
import type { RowOf, TableName } from '../../../api/table-rows';
import { trAdmin } from '../../../locale/tr-admin';
import type { FieldDefinition } from '../form/field-types';

/** How a column's values are drawn; plain text unless said otherwise. */
export type ColumnKind = 'text' | 'long' | 'number' | 'instant' | 'flag' | 'image' | 'name';

type Titles = typeof trAdmin.columns;

/** A column that shows a field of its rows; one that the panel has no common title for brings its own. */
type ColumnOf<Row, Key extends keyof Row> = {
  key: Key;
  kind?: ColumnKind;
  /** The server sorts by it. */
  sortable?: boolean;
  /** Draws a row's value in its own way. */
  render?: (row: Row) => ReactNode;
} & (Key extends keyof Titles ? { title?: string } : { title: string });

/** A column of a table of such rows. */
export type Column<Row> = { [Key in keyof Row & string]: ColumnOf<Row, Key> }[keyof Row & string];

/** What the panel knows about a table beyond the rows themselves. */
export interface TableDefinition<T extends TableName> {
  name: T;
  /** Turkish name, as on its tab. */
  title: string;
  columns: readonly Column<RowOf<T>>[];
  /** The form of a row; without it rows can't be added or edited. */
  fields?: readonly FieldDefinition<Tables[T]['form'], RowOf<T>>[];
  /** Shown above the form. */
  formHint?: string;
  /** The server can't search it. */
  noSearch?: boolean;
  canAdd?: boolean;
  canEdit?: boolean;
  canDelete?: boolean | ((row: RowOf<T>) => boolean);
  /** A row's menu leads to what admins did to it. */
  history?: boolean;
  /** What a row is called in sentences, e.g. `“ayşe” kullanıcısı`. */
  rowName: (row: RowOf<T>) => string;
  /** Asked before a row is deleted. */
  deleteText?: string;
}

/** The Turkish title of a column or of a field of its name. */
export function titleOf({ key, title }: { key: string; title?: string }): string {
  return title ?? (trAdmin.columns as Readonly<Record<string, string>>)[key] ?? key;
}
