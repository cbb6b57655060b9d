import type {
  BulletinColumnDto,
  BulletinColumnKind,
  BulletinGroupDto,
  BulletinRowDto,
} from '../../api/generated/wire';
import type { GridColumn } from '../../components/data-grid/grid-types';
import { type MatchColumns, teamsInOne, widthFor } from '../../components/table/match-columns';
import { formatDate, formatInteger, formatOdd } from '../../lib/format';
import { tr } from '../../locale/tr';

const TEAM_WIDTH = 148;

const WIDTHS: Record<BulletinColumnKind, number> = {
  date: 92,
  time: 60,
  text: 104,
  score: 60,
  result: 60,
  integer: 60,
  ht_ft_result: 60,
  code: 74,
  odd: 66,
  line: 92,
};

const CENTERED: readonly BulletinColumnKind[] = ['time', 'score', 'result', 'ht_ft_result', 'line'];

/** Title of a column with its group, for whoever can't see the heading above it: `Maç Sonucu 1`. */
export const fullTitle = (
  group: Pick<BulletinGroupDto, 'key' | 'title'>,
  column: BulletinColumnDto,
): string => (group.key === 'info' ? column.title : `${group.title} ${column.title}`);

/** Short titles of all columns by name, each with its group: `MS 1`. */
export const shortTitles = (groups: readonly BulletinGroupDto[]): ReadonlyMap<string, string> =>
  new Map(
    groups.flatMap((group) =>
      group.columns.map((column) => [
        column.field,
        group.key === 'info' ? column.title : `${group.short_title} ${column.title}`,
      ]),
    ),
  );

/**
 * Lays the bulletin's columns out for the grid. Teams are pinned and belong to no group that can be hidden; on phones
 * both share one narrow column.
 */
export function bulletinGrid(
  groups: readonly BulletinGroupDto[],
  phone: boolean,
  matchPath: (id: number) => string,
): MatchColumns<BulletinRowDto> {
  const link = (row: BulletinRowDto) => matchPath(row.id);
  const teams = groups.flatMap(({ columns }) => columns).filter(({ pin }) => pin);
  return {
    pinned: phone
      ? [teamsInOne(teams, teamNames, link)]
      : teams.map((column) => ({ ...gridColumn(column, column.title), width: TEAM_WIDTH, link })),
    groups: groups.map((group) => ({
      id: group.key,
      title: group.title,
      shortTitle: group.short_title,
      columns: group.columns
        .filter(({ pin }) => !pin)
        .map((column) => gridColumn(column, fullTitle(group, column))),
    })),
  };
}

const teamNames = (row: BulletinRowDto) => [row.home_team, row.away_team] as const;

function gridColumn(column: BulletinColumnDto, title: string): GridColumn<BulletinRowDto> {
  const { field, kind } = column;
  return {
    id: field,
    title: column.title,
    fullTitle: title,
    width: widthFor(column.title, WIDTHS[kind]),
    align: kind === 'text' || kind === 'date' ? 'left' : CENTERED.includes(kind) ? 'center' : 'right',
    text: cellText(kind, field as keyof BulletinRowDto),
    ...(kind === 'odd' && {
      mark: (row: BulletinRowDto) =>
        row.winners.includes(field) && row[field as keyof BulletinRowDto] !== null ? tr.odds.won : undefined,
    }),
  };
}

function cellText(kind: BulletinColumnKind, field: keyof BulletinRowDto): (row: BulletinRowDto) => string {
  switch (kind) {
    case 'odd':
      return (row) => formatOdd(row[field] as number | null);
    case 'code':
    case 'integer':
      return (row) => formatInteger(row[field] as number | null);
    case 'date':
      return (row) => formatDate(row[field] as string);
    case 'score':
      return (row) => (row[field] as string | null)?.replace('-', ' - ') ?? '-';
    default:
      return (row) => (row[field] as string | null) ?? '-';
  }
}
