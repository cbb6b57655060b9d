import type { RatingRow, TableGroupDto } from '../../api/generated/wire';
import { type ColumnKind, type MatchTable, matchTable } from '../../odds/table/match-table';
import { foldText } from '../../lib/fold';
import { CHOICE_PARAMS } from './rating-choice';

/** The table of a rating screen: its rows are all loaded, and the boxes filter these. */
export const ratingTable = (title: string, groups: readonly TableGroupDto[]): MatchTable<RatingRow> =>
  matchTable({
    ...{ key: 'ratings', title, groups, local: true, otherParams: CHOICE_PARAMS },
    // a competition with its season is longer than other texts
    widths: { season_name: 248 },
    countries: { season_name: 'country_name' },
  });

/** Spaces in scores don't count, and a decimal point is a comma. */
const comparable = (text: string, kind: ColumnKind): string => {
  const folded = foldText(text);
  if (kind === 'odd') return folded.replace('.', ',').replaceAll(' ', '');
  return kind === 'score' || kind === 'ht_ft_result' ? folded.replaceAll(' ', '') : folded;
};

/** The rows whose shown values contain the filter texts, without accents and case. */
export function filterRows(
  rows: readonly RatingRow[],
  texts: Readonly<Record<string, string>>,
  { columns }: Pick<MatchTable<RatingRow>, 'columns'>,
): readonly RatingRow[] {
  const filters = Object.entries(texts).flatMap(([id, text]) => {
    const filtered = columns.get(id);
    return filtered ? [{ ...filtered, wanted: comparable(text, filtered.kind) }] : [];
  });
  if (filters.length === 0) return rows;
  return rows.filter((row) =>
    filters.every(
      ({ id, kind, wanted, text }) =>
        row[id as keyof RatingRow] !== null && comparable(text(row) as string, kind).includes(wanted),
    ),
  );
}
