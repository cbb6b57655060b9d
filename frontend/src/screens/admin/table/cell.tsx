import { PostImage } from '../../../kit/media/post-image';
import { formatInstant } from '../../../lib/format';
import { trAdmin } from '../../../locale/tr-admin';
import type { Column } from './table-types';

/** A value as its column draws it. */
export function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const value: unknown = row[column.key];
  if (column.render) return column.render(row);
  if (value === null || value === undefined || value === '')
    return <span className="text-muted">{trAdmin.table.none}</span>;
  switch (column.kind) {
    case 'flag':
      return value === true ? trAdmin.table.yes : <span className="text-muted">{trAdmin.table.no}</span>;
    case 'instant':
      return <time dateTime={String(value)}>{formatInstant(String(value))}</time>;
    case 'number':
      return typeof value === 'number'
        ? value.toLocaleString('tr-TR', { useGrouping: column.key !== 'id' })
        : text(value);
    case 'image':
      return <PostImage fileName={String(value)} alt="" sizes="56px" frame="h-9 w-14 rounded-sm" />;
    case 'long':
      return (
        <span className="line-clamp-2 max-w-96 min-w-48 whitespace-pre-line" title={text(value)}>
          {text(value)}
        </span>
      );
    case 'name':
      return <span className="font-medium">{text(value)}</span>;
    default:
      return (
        <span className="block max-w-72 truncate" title={text(value)}>
          {text(value)}
        </span>
      );
  }
}

function text(value: unknown): string {
  if (Array.isArray(value)) return value.map(text).join(', ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
