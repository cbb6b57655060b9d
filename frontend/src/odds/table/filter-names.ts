import { useCallback, useMemo } from 'react';
import { useRows } from '../../api/table-rows';
import type { CompetitionRow, ListedGroup } from '../../api/generated/wire';
import { useListOddColumnsQuery } from '../../api/generated/shell';
import type { FilterTexts } from './filter-text';
import { FURTHER } from './further-filters';
import type { FilterNames } from './match-table';
import { selectionTitles } from './movement';

/** A competition as it is told from its namesakes: `Türkiye · Süper Lig`. */
export const competitionTitle = ({
  country_name,
  competition_name,
}: Pick<CompetitionRow, 'country_name' | 'competition_name'>): string =>
  `${country_name} · ${competition_name}`;

const NONE: readonly never[] = [];

/** What filter texts name by numbers and columns; asked for only where some do. */
export function useFilterNames(...asked: readonly FilterTexts[]): FilterNames {
  const asksFor = (id: string) => asked.some((filters) => filters[id] !== undefined);
  const rows = useRows('competitions', {}, { skip: !asksFor(FURTHER.competition) }).data?.rows ?? NONE;
  const groups: readonly ListedGroup[] =
    useListOddColumnsQuery(undefined, { skip: !asksFor(FURTHER.won) }).data?.groups ?? NONE;
  const competitions = useMemo(() => new Map(rows.map((row) => [row.id, competitionTitle(row)])), [rows]);
  const selections = useMemo(() => selectionTitles(groups), [groups]);
  const competition = useCallback((id: number) => competitions.get(id), [competitions]);
  const selection = useCallback((column: string) => selections.get(column), [selections]);
  return useMemo(() => ({ competition, selection }), [competition, selection]);
}
