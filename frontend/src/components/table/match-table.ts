import { formatDate, formatInteger, formatOdd, formatPriceFilter, formatScore } from '../../lib/format';
import { matchPath } from '../../lib/match-path';
import { tr } from '../../locale/tr';
import type { CellAlign, GridColumn, GridGroup } from '../data-grid/grid-types';
import type { TableKey } from './table-key';
import { marksWinner } from './winners';

/** What every table of matches knows of a row. */
export interface MatchRow {
  id?: number;
  /** Price columns of the selections that won. */
  winners?: readonly string[];
}

/** How a column's values are written and filtered. */
export type ColumnKind =
  'date' | 'time' | 'text' | 'score' | 'result' | 'integer' | 'ht_ft_result' | 'code' | 'odd' | 'line';

/** A column as the API's catalogues state it. */
export interface CatalogueColumn {
  field: string;
  title: string;
  kind: ColumnKind;
  /** Stays in view while the table scrolls sideways. */
  pin: boolean;
  /** Characters that must stand in the box before it filters. */
  min_chars: number;
  /** Query parameters that the box fills; its own name unless stated, none where it has no box. */
  filter_params?: readonly string[];
  /** Row fields that the shown value is made of; its own name unless stated. */
  from?: readonly string[];
}

export interface CatalogueGroup {
  key: string;
  title: string;
  short_title: string;
  columns: readonly CatalogueColumn[];
}

/** Something that a table can be filtered by. */
export interface TableFilter {
  /** Its name in the address. */
  id: string;
  /** Its title on its own, in short, e.g. `MS 1`. */
  shortTitle: string;
  /** Query parameters that its text fills; two for a score. */
  params: readonly string[];
  minChars: number;
  /** A filter text as people read it. */
  written: (text: string) => string;
}

export interface MatchColumn<Row> extends GridColumn<Row>, TableFilter {
  kind: ColumnKind;
  pin: boolean;
  /** An example of what can be written in the box. */
  placeholder: string;
}

export interface MatchGroup<Row> extends GridGroup<Row> {
  columns: readonly MatchColumn<Row>[];
}

/** A screen's table of matches: everything in which it differs from the others. */
export interface MatchTable<Row> {
  key: TableKey;
  title: string;
  /** All columns, the pinned ones too, by group. */
  groups: readonly MatchGroup<Row>[];
  columns: ReadonlyMap<string, MatchColumn<Row>>;
  /** The columns that have a box, and what else the screen filters by. */
  filters: ReadonlyMap<string, TableFilter>;
  /** All rows are loaded: what stands in a box filters them at once and nothing is asked. */
  local: boolean;
  /** Parameters of the screen's address that aren't the table's. */
  otherParams: readonly string[];
}

interface Description {
  key: TableKey;
  title: string;
  groups: readonly CatalogueGroup[];
  /** Pixels by field, where values are longer or shorter than their kind's usually are. */
  widths?: Readonly<Record<string, number>>;
  /** What is chosen elsewhere on the screen and filters, too. */
  otherFilters?: readonly TableFilter[];
  local?: boolean;
  otherParams?: readonly string[];
}

/** The table that a catalogue describes. Cells, marks, widths, boxes and titles follow from the kinds of the columns. */
export function matchTable<Row extends MatchRow>(description: Description): MatchTable<Row> {
  const { key, title, widths = {}, otherFilters = [], local = false, otherParams = [] } = description;
  const groups = description.groups.map((group): MatchGroup<Row> => ({
    id: group.key,
    title: group.title,
    shortTitle: group.short_title,
    columns: group.columns.map((column) => matchColumn(column, group, widths[column.field])),
  }));
  const all = groups.flatMap(({ columns }) => columns);
  const filters = [...all.filter(({ params }) => params.length > 0), ...otherFilters];
  return {
    ...{ key, title, groups, local, otherParams },
    columns: new Map(all.map((column) => [column.id, column])),
    filters: new Map(filters.map((filter) => [filter.id, filter])),
  };
}

const TEAM_WIDTH = 148;
const PHONE_TEAMS_WIDTH = 96;

const WIDTHS: Record<ColumnKind, number> = {
  ...{ date: 92, time: 60, text: 136, score: 66, result: 60 },
  ...{ integer: 60, ht_ft_result: 60, code: 74, odd: 66, line: 92 },
};

const ALIGNED: Record<ColumnKind, CellAlign> = {
  ...{ date: 'left', text: 'left', integer: 'right', code: 'right', odd: 'right' },
  ...{ time: 'center', score: 'center', result: 'center', ht_ft_result: 'center', line: 'center' },
};

const PLACEHOLDERS: Record<ColumnKind, string> = {
  ...{ date: '17.05.2024', time: '20:', text: '', score: '2 - 1', result: 'X' },
  ...{ integer: '3', ht_ft_result: '1/X', code: '3', odd: '1,85', line: '1' },
};

/** Columns of these kinds are named with their group; the others speak for themselves. */
const NAMED_WITH_GROUP: readonly ColumnKind[] = ['odd', 'code', 'line'];

function matchColumn<Row extends MatchRow>(
  column: CatalogueColumn,
  group: Pick<CatalogueGroup, 'title' | 'short_title'>,
  ownWidth: number | undefined,
): MatchColumn<Row> {
  const { field, title, kind, pin, min_chars, filter_params = [field] } = column;
  const named = NAMED_WITH_GROUP.includes(kind);
  return {
    id: field,
    title,
    fullTitle: named ? `${group.title} ${title}` : title,
    shortTitle: named ? `${group.short_title} ${title}` : title,
    ...{ kind, pin, params: filter_params, minChars: min_chars, placeholder: PLACEHOLDERS[kind] },
    written: kind === 'odd' ? formatPriceFilter : (text) => text,
    width: pin ? TEAM_WIDTH : widthFor(title, ownWidth ?? WIDTHS[kind]),
    align: ALIGNED[kind],
    text: cellText(column),
    ...(kind === 'odd' && {
      mark: (row: Row) => (marksWinner(row, field) ? tr.odds.won : undefined),
    }),
    ...(pin && { link: linkToMatch }),
  };
}

/** At least this wide, and wide enough for the title at 6.8 px a letter. */
const widthFor = (title: string, least: number): number =>
  Math.max(least, Math.ceil(title.length * 6.8) + 18);

const linkToMatch = (row: MatchRow): string => matchPath(row.id!);

function cellText({ field, kind, from = [field] }: CatalogueColumn): (row: object) => string {
  const read = <Value>(row: object, name: string) =>
    (row as Readonly<Record<string, Value | null | undefined>>)[name];
  switch (kind) {
    case 'odd':
      return (row) => formatOdd(read<number>(row, field));
    case 'code':
    case 'integer':
      return (row) => formatInteger(read<number>(row, field));
    case 'date':
      return (row) => formatDate(read<string>(row, field));
    case 'score': {
      const [home, away] = from;
      return away === undefined
        ? (row) => read<string>(row, field)?.replace('-', ' - ') ?? '-'
        : (row) => formatScore(read<number>(row, home!), read<number>(row, away));
    }
    default:
      return (row) => read<string>(row, field) ?? '-';
  }
}

/**
 * The columns as the grid draws them: the teams are pinned and belong to no group that can be hidden; on phones both
 * share one narrow column, home over away.
 */
export function gridColumns<Row extends MatchRow>({ groups }: MatchTable<Row>, phone: boolean) {
  const teams = groups.flatMap(({ columns }) => columns).filter(({ pin }) => pin);
  return {
    pinned: phone ? [teamsInOne(teams)] : teams,
    groups: groups.map((group): GridGroup<Row> => ({
      ...group,
      columns: group.columns.filter(({ pin }) => !pin),
    })),
  };
}

function teamsInOne<Row extends MatchRow>(teams: readonly MatchColumn<Row>[]): GridColumn<Row> {
  const [home, away] = teams.map(({ text }) => text as (row: Row) => string);
  return {
    id: 'teams',
    title: tr.odds.teams,
    fullTitle: teams.map(({ title }) => title).join(' / '),
    width: PHONE_TEAMS_WIDTH,
    align: 'left',
    text: (row) => [home!(row), away!(row)],
    link: linkToMatch,
  };
}
