import { trSources } from '../../locale/tr-summary';
import type { TableFilter } from './match-table';

/** A source on its own: `İddaa bülteni`. */
export function sourceTitle(source: string): string {
  const { names } = trSources;
  return Object.hasOwn(names, source) ? names[source as keyof typeof names] : source;
}

/** The source that all prices of a row come from, in full or in part; chosen in the summary. */
export const SOURCE: TableFilter = {
  id: 'source',
  shortTitle: trSources.label,
  params: ['source'],
  minChars: 1,
  written: sourceTitle,
};
