import { formatDate, formatInteger, formatOdd, formatProbability, formatScore } from '../../lib/format';
import { matchPath } from '../../lib/match-path';
import { formatDays } from '../../lib/written-days';
import { trOdds } from '../../locale/tr-odds';
import { trDates } from '../../locale/tr-dates';
import type { CellAlign, GridColumn, GridGroup } from '../../kit/grid/grid-types';
import type { ListedColumn, ListedGroup, TableColumnDto, TableGroupDto } from '../../api/generated/wire';
import { writtenAlternatives } from './written-alternatives';
import { matchDay } from './match-day';
import { type PriceTexts, priceTexts } from './price-text';
import { PRICE_EXAMPLES } from './probability-text';
import { marksWinner } from './winners';

/** The tables of matches. */
export type TableKey = 'opening' | 'closing' | 'bulletin' | 'ratings';

/** What every table of matches knows of a row. */
export interface MatchRow {
  id?: number;
  /** Price columns of the selections that won. */
  winners?: readonly string[];
  /** `HH:mm` of kick-off, where it is known. */
  match_time?: string | null;
  /** Known once the match is played. */
  home_ft_score?: number | null;
  /** Its result was awarded. */
  awarded?: boolean;
}

/** How a column's values are written and filtered. */
export type ColumnKind = ListedColumn['kind'] | TableColumnDto['kind'];

/**
 * A column as the API's catalogues state it. Without `filter_params` its box fills its own name, without `from` its value
 * is the row field of its name.
 */
export type CatalogueColumn = Omit<TableColumnDto, 'kind'> & { kind: ColumnKind } & Partial<
    Readonly<Pick<ListedColumn, 'filter_params' | 'from'>>
  >;

export type CatalogueGroup = Omit<TableGroupDto, 'columns'> &
  Partial<Pick<ListedGroup, 'rank' | 'on_request'>> & { columns: readonly CatalogueColumn[] };

/** What numbers and columns in filter texts are called, as far as it is known. */
export interface FilterNames {
  /** A competition with its country, by its id. */
  competition: (id: number) => string | undefined;
  /** A selection in short, by its column in the odds tables. */
  selection: (column: string) => string | undefined;
}

/** Something that a table can be filtered by. */
export interface TableFilter {
  /** Its name in the address. */
  id: string;
  /** Its title on its own, in short, e.g. `MS 1`. */
  shortTitle: string;
  /** Query parameters that its text fills; two for a score. */
  params: readonly string[];
  /** The query parameter of what these can't say: of a score with alternatives. */
  whole?: string;
  minChars: number;
  /** A filter text as people read it. */
  written: (text: string, names?: FilterNames) => string;
}

export interface MatchColumn<Row> extends GridColumn<Row>, TableFilter {
  kind: ColumnKind;
  pin: boolean;
  /** An example of what can be written in the box. */
  placeholder: string;
  /** Its filter takes days and ranges of days, so that they can be picked from a calendar. */
  takesDays: boolean;
  /** How texts stand in its box where they hold names of columns, and are read there. */
  prices?: PriceTexts;
  /** What helps to fill its box: a choice of leagues, or a form for comparing prices. */
  help?: 'leagues' | 'prices';
}

export interface MatchGroup<Row> extends GridGroup<Row> {
  /** One of the markets that stand for all others. */
  main: boolean;
  /** It is hidden until the visitor asks for it. */
  onRequest: boolean;
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
  /** Its matches can be asked for in the order of any column that has one parameter. */
  sortable: boolean;
  /** Its matches can be asked for by whether they are played. */
  byPlayed: boolean;
  /** Its columns of odds can show probabilities. */
  byProbability: boolean;
  /** The server tells how its matches divide by a column. */
  divides: boolean;
  /** Parameters of the screen's address that aren't the table's. */
  otherParams: readonly string[];
}

interface Description {
  key: TableKey;
  title: string;
  groups: readonly CatalogueGroup[];
  /** Pixels by field where the browser writes letters of 16 px, where values are longer or shorter than their kind's usually are. */
  widths?: Readonly<Record<string, number>>;
  /** Fields of countries by the field before whose text their code stands. */
  countries?: Readonly<Record<string, string>>;
  /** What is chosen elsewhere on the screen and filters, too. */
  otherFilters?: readonly TableFilter[];
  /** Field of the column whose box leads to the choice of leagues. */
  leagueColumn?: string;
  /** Prices can be compared with each other. */
  comparesPrices?: boolean;
  local?: boolean;
  /** Filters of dates are read as days and ranges; otherwise as a part of what is shown. */
  readsDays?: boolean;
  sortable?: boolean;
  byPlayed?: boolean;
  byProbability?: boolean;
  divides?: boolean;
  otherParams?: readonly string[];
}

/** The table that a catalogue describes. Cells, marks, widths, boxes and titles follow from the kinds of the columns. */
export function matchTable<Row extends MatchRow>(description: Description): MatchTable<Row> {
  const { key, title, widths = {}, countries = {}, otherFilters = [], otherParams = [] } = description;
  const { local = false, sortable = false, readsDays = false } = description;
  const { byPlayed = false, byProbability = false, comparesPrices = false, divides = false } = description;
  const prices = priceTexts(description.groups);
  const timed = description.groups.some(({ columns }) => columns.some(({ kind }) => kind === 'time'));
  const groups = description.groups.map((group): MatchGroup<Row> => ({
    id: group.key,
    title: group.title,
    shortTitle: group.short_title,
    main: group.rank === 'main',
    onRequest: group.on_request === true,
    columns: codesLast(group.columns).map((column) =>
      matchColumn(column, group, {
        width: widths[column.field],
        country: countries[column.field],
        help:
          column.field === description.leagueColumn
            ? 'leagues'
            : column.kind === 'odd' && comparesPrices
              ? 'prices'
              : undefined,
        readsDays,
        sortable,
        withTime: !timed,
        prices,
      }),
    ),
  }));
  const all = groups.flatMap(({ columns }) => columns);
  const filters = [...all.filter(({ params }) => params.length > 0), ...otherFilters];
  return {
    ...{ key, title, groups, local, sortable, byPlayed, byProbability, divides, otherParams },
    columns: new Map(all.map((column) => [column.id, column])),
    filters: new Map(filters.map((filter) => [filter.id, filter])),
  };
}

/** A market's code is of use to few: it stands behind the prices. */
const codesLast = (columns: readonly CatalogueColumn[]): readonly CatalogueColumn[] =>
  columns.some(({ kind }) => kind === 'odd')
    ? [...columns].sort((a, b) => Number(a.kind === 'code') - Number(b.kind === 'code'))
    : columns;

const TEAM_WIDTH = 148;
const PHONE_TEAMS_WIDTH = 96;
/** A date with the button of a calendar beside its filter box. */
const DAYS_WIDTH = 116;

const WIDTHS: Record<ColumnKind, number> = {
  ...{ date: 96, time: 60, text: 136, score: 66, result: 60 },
  ...{ integer: 60, ht_ft_result: 60, code: 74, odd: 66, line: 92 },
};

const ALIGNED: Record<ColumnKind, CellAlign> = {
  ...{ date: 'left', text: 'left', integer: 'right', code: 'right', odd: 'right' },
  ...{ time: 'center', score: 'center', result: 'center', ht_ft_result: 'center', line: 'center' },
};

const PLACEHOLDERS: Record<ColumnKind, string> = {
  ...{ date: '17.05.2024', time: '20:', text: '', score: '2 - 1', result: 'X' },
  ...{ integer: '3', ht_ft_result: '1/X', code: '3', odd: PRICE_EXAMPLES.price, line: '1' },
};

/** Columns of these kinds are named with their group; the others speak for themselves. */
const NAMED_WITH_GROUP: readonly ColumnKind[] = ['odd', 'code', 'line'];

interface ColumnOptions {
  readsDays: boolean;
  /** Pixels, where they aren't those of the kind. */
  width: number | undefined;
  /** Where its rows hold the country whose code stands before the text. */
  country: string | undefined;
  help: MatchColumn<never>['help'];
  /** Its table can be sorted. */
  sortable: boolean;
  /** A date tells the time of upcoming matches, too. */
  withTime: boolean;
  /** Reads and writes filters of odds. */
  prices: PriceTexts;
}

function matchColumn<Row extends MatchRow>(
  column: CatalogueColumn,
  group: Pick<CatalogueGroup, 'title' | 'short_title'>,
  options: ColumnOptions,
): MatchColumn<Row> {
  const { field, title, kind, pin, min_chars, filter_params = [field] } = column;
  const { country } = options;
  const named = NAMED_WITH_GROUP.includes(kind);
  const takesDays = options.readsDays && kind === 'date';
  // a score is made of two: there is no one order of it
  const sortable = options.sortable && filter_params.length === 1;
  return {
    id: field,
    title,
    fullTitle: named ? `${group.title} ${title}` : title,
    shortTitle: named ? `${group.short_title} ${title}` : title,
    ...{ kind, pin, params: filter_params, minChars: min_chars, takesDays },
    placeholder: takesDays ? trDates.filterPlaceholder : PLACEHOLDERS[kind],
    ...(filter_params.length > 1 && { whole: field }),
    help: options.help,
    ...(kind === 'odd' && { prices: options.prices }),
    written: takesDays
      ? (text) => writtenAlternatives(text, formatDays)
      : kind === 'odd'
        ? options.prices.written
        : (text) => writtenAlternatives(text, undefined, kind === 'text' ? 'names' : 'values'),
    width: pin
      ? TEAM_WIDTH
      : widthFor(title, options.width ?? (takesDays ? DAYS_WIDTH : WIDTHS[kind]), sortable),
    align: ALIGNED[kind],
    cuts: kind === 'text',
    text: cellText(column, options.withTime),
    sortable,
    ...(kind === 'odd' && {
      mark: (row: Row) => (marksWinner(row, field) ? trOdds.won : undefined),
    }),
    ...(pin && { link: linkToMatch }),
    ...(country !== undefined && { country: (row: Row) => readField<string>(row, country) ?? null }),
  };
}

/** At least this wide, and wide enough for the title at 6.8 px a letter, with the mark of the order beside it. */
const widthFor = (title: string, least: number, sortable: boolean): number =>
  Math.max(least, Math.ceil(title.length * 6.8) + (sortable ? 30 : 18));

/** Columns of the score after the full time, in the odds tables and in the bulletin. */
const FULL_TIME: readonly string[] = ['ft_score', 'full_time'];

const linkToMatch = (row: MatchRow): string => matchPath(row.id!);

const readField = <Value>(row: object, name: string) =>
  (row as Readonly<Record<string, Value | null | undefined>>)[name];

/**
 * A price is above 1, a probability at most 1: each row says which it holds, also one that is still shown while the
 * other is on its way.
 */
const priceOrProbability = (value: number | null | undefined): string =>
  value != null && value <= 1 ? formatProbability(value) : formatOdd(value);

function cellText(
  { field, kind, from = [field] }: CatalogueColumn,
  withTime: boolean,
): (row: MatchRow) => string {
  switch (kind) {
    case 'odd':
      return (row) => priceOrProbability(readField<number>(row, field));
    case 'code':
    case 'integer':
      return (row) => formatInteger(readField<number>(row, field));
    case 'date':
      return (row) => {
        const day = readField<string>(row, field);
        return withTime ? matchDay(row, day) : formatDate(day);
      };
    case 'score': {
      const [home, away] = from;
      const written = (row: MatchRow): string =>
        away === undefined
          ? (readField<string>(row, field)?.replace('-', ' - ') ?? '-')
          : formatScore(readField<number>(row, home!), readField<number>(row, away));
      return FULL_TIME.includes(field)
        ? (row) => (row.awarded ? trOdds.awardedScore(written(row)) : written(row))
        : written;
    }
    default:
      return (row) => readField<string>(row, field) ?? '-';
  }
}

/**
 * The columns as the grid draws them: the teams are pinned and belong to no group that can be hidden; on phones both
 * share one narrow column, home over away. Beside them stand further pinned columns, below the name of their group.
 */
export function gridColumns<Row extends MatchRow>(
  { groups }: Pick<MatchTable<Row>, 'groups'>,
  phone: boolean,
  pinned: readonly string[] = [],
) {
  const teams = groups.flatMap(({ columns }) => columns).filter(({ pin }) => pin);
  const title = phone ? trOdds.match : trOdds.teams;
  const beside = new Set(pinned);
  const withColumns = (wanted: (column: MatchColumn<Row>) => boolean) =>
    groups.map((group): GridGroup<Row> => ({ ...group, columns: group.columns.filter(wanted) }));
  return {
    pinned: [
      { id: 'teams', title, shortTitle: title, columns: phone ? [teamsInOne(teams)] : teams },
      ...withColumns(({ id, pin }) => !pin && beside.has(id)),
    ],
    groups: withColumns(({ id, pin }) => !pin && !beside.has(id)),
  };
}

function teamsInOne<Row extends MatchRow>(teams: readonly MatchColumn<Row>[]): GridColumn<Row> {
  const [home, away] = teams.map(({ text }) => text as (row: Row) => string);
  return {
    id: 'teams',
    title: trOdds.teams,
    fullTitle: teams.map(({ title }) => title).join(' / '),
    width: PHONE_TEAMS_WIDTH,
    align: 'left',
    cuts: true,
    text: (row) => [home!(row), away!(row)],
    link: linkToMatch,
  };
}
