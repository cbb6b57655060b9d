import { isSource, type SourceName } from './source-names';

/** The filter by source, among the filters of columns: its place in a view, in the address and in a request. */
export const SOURCE = 'source';

/** The source that filters keep, if they keep to one. */
export function sourceIn(filters: Readonly<Record<string, string | undefined>>): SourceName | undefined {
  const source = filters[SOURCE];
  return isSource(source) ? source : undefined;
}
