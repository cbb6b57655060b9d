import type { MatchGroup } from './match-table';

type Group = Pick<MatchGroup<never>, 'id' | 'main'> & { columns: readonly { id: string; kind: string }[] };

/** The groups that are filtered by, in the order of the table. */
export const filteredGroups = <Each extends Group>(
  groups: readonly Each[],
  texts: Readonly<Record<string, string>>,
): Each[] => groups.filter(({ columns }) => columns.some(({ id }) => id in texts));

/**
 * Where the sheet of filters opens: what is filtered by, else the markets of the last time, else the main ones, else
 * what is asked about the match itself.
 */
export function firstGroups<Each extends Group>(
  groups: readonly Each[],
  texts: Readonly<Record<string, string>>,
  usedLast: readonly string[],
): Each[] {
  const choices = [
    filteredGroups(groups, texts),
    groups.filter(({ id }) => usedLast.includes(id)),
    groups.filter(({ main }) => main),
    groups.filter(({ columns }) => !columns.some(({ kind }) => kind === 'odd')),
  ];
  return choices.find((choice) => choice.length > 0) ?? [];
}
