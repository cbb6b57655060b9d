import type { CatalogueGroup } from './match-table';

/** What stands beside a value in a file: the time of a match beside its day. */
const BESIDE: Readonly<Record<string, readonly string[]>> = { match_date: ['match_time'] };

/**
 * The values of a row that a table shows, in its order, as an export names them; undefined where it shows all but what is
 * shown on request, which an export leaves out, too.
 * @param absent keys of the groups that don't stand in the table; the teams always do
 */
export function seenFields(
  groups: readonly CatalogueGroup[],
  absent: ReadonlySet<string>,
): string[] | undefined {
  if (groups.every(({ key, on_request = false }) => absent.has(key) === on_request)) return undefined;
  return groups.flatMap(({ key, columns }) =>
    columns
      .filter(({ pin }) => pin || !absent.has(key))
      .flatMap(({ field, kind, from = [] }) =>
        // goals one by one
        kind === 'score' ? from : [field, ...(BESIDE[field] ?? [])],
      ),
  );
}
