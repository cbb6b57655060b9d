import type { OddColumnDto, OddGroupDto, OddsRowDto } from '../../api/generated/wire';
import type { GridColumn } from '../../components/data-grid/grid-types';
import { type MatchColumns, teamsInOne, widthFor } from '../../components/table/match-columns';
import { formatDate, formatInteger, formatOdd, formatScore } from '../../lib/format';
import { tr } from '../../locale/tr';
import { fullColumnTitle } from './column-titles';
import { matchPath } from './match-path';
import { marksWinner } from './winners';

const TEAM_WIDTH = 148;

const WIDTHS: Record<OddColumnDto['kind'], number> = {
  date: 92,
  text: 136,
  score: 66,
  integer: 60,
  ht_ft_result: 60,
  code: 74,
  odd: 66,
};

/**
 * Lays the catalogue out for the grid. Teams are pinned and belong to no group that can be hidden; on phones both
 * share one narrow column.
 */
export function oddsGrid(groups: readonly OddGroupDto[], phone: boolean): MatchColumns<OddsRowDto> {
  const teams = groups.flatMap((group) => group.columns).filter((column) => column.pin);
  return {
    pinned: phone
      ? [teamsInOne(teams, teamNames, linkToMatch)]
      : teams.map((column) => gridColumn(column, column.title, TEAM_WIDTH)),
    groups: groups.map((group) => ({
      id: group.key,
      title: group.title,
      shortTitle: group.short_title,
      columns: group.columns
        .filter((column) => !column.pin)
        .map((column) => gridColumn(column, fullColumnTitle(group, column))),
    })),
  };
}

function gridColumn(
  column: OddColumnDto,
  fullTitle: string,
  width = widthOf(column),
): GridColumn<OddsRowDto> {
  return {
    id: column.field,
    title: column.title,
    fullTitle,
    width,
    align: alignOf(column),
    text: cellText(column),
    ...(column.kind === 'odd' && {
      mark: (row: OddsRowDto) => (marksWinner(row, column.field) ? tr.odds.won : undefined),
    }),
    ...(column.pin && { link: linkToMatch }),
  };
}

const linkToMatch = (row: OddsRowDto) => matchPath(row.id!);

const teamNames = (row: OddsRowDto) => [row.home_team ?? '', row.away_team ?? ''] as const;

/** Columns whose values are shorter than their kind's usually are. */
const OWN_WIDTHS: Readonly<Record<string, number>> = { country_name: 104 };

function widthOf({ field, kind, title }: OddColumnDto): number {
  return widthFor(title, OWN_WIDTHS[field] ?? WIDTHS[kind]);
}

function alignOf({ kind }: OddColumnDto): GridColumn<OddsRowDto>['align'] {
  if (kind === 'text' || kind === 'date') return 'left';
  return kind === 'score' || kind === 'ht_ft_result' ? 'center' : 'right';
}

function cellText(column: OddColumnDto): (row: OddsRowDto) => string {
  const [first, second] = column.from as (keyof OddsRowDto)[];
  const value = (row: OddsRowDto, field: keyof OddsRowDto | undefined) => field && row[field];
  const number = (row: OddsRowDto, field: keyof OddsRowDto | undefined) => value(row, field) as number | null;
  switch (column.kind) {
    case 'odd':
      return (row) => formatOdd(number(row, column.field as keyof OddsRowDto));
    case 'code':
    case 'integer':
      return (row) => formatInteger(number(row, column.field as keyof OddsRowDto));
    case 'score':
      return (row) => formatScore(number(row, first), number(row, second));
    case 'date':
      return (row) => formatDate(value(row, first) as string | null);
    case 'text':
    case 'ht_ft_result':
      return (row) => (value(row, column.field as keyof OddsRowDto) as string | null) ?? '-';
  }
}
