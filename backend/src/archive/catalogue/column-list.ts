import { BEFORE_GROUP } from './before-fields';
import type { Integer } from '../../platform/wire-types';
import {
  type ColumnKind,
  type InfoColumn,
  type InfoGroup,
  type MarketPicture,
  type MarketRank,
  minChars,
  type OddsGroup,
  type Period,
} from './column-types';
import { FILTER_COLUMNS } from './filter-columns';
import type { MarketSection } from './market-sections';
import { ODDS_GROUPS } from './odds-groups';

/** A column as screens need it. */
export class ListedColumn {
  /** @example ft_1_odd */
  field: string;
  /** @example "1" */
  title: string;
  kind: ColumnKind;
  /** Stays visible while the table scrolls sideways. */
  pin: boolean;
  /** Query parameters that the filter box fills; two for a score. */
  filter_params: string[];
  /** Characters that must stand in the box before it filters. */
  min_chars: number;
  /** Row fields that the shown value is made of. */
  from: string[];
  /** Other names of the same column on the wire. */
  aliases: string[];
}

/** A group of columns as screens need it; a market's code column comes first. */
export class ListedGroup {
  /** @example uo_25 */
  key: string;
  /** @example 2,5 Alt/Üst */
  title: string;
  /** @example A/Ü 2,5 */
  short_title: string;
  /** Family of groups that differ by their line only. @example uo */
  parent: string;
  period: Period | null;
  /** @example 2.5 */
  line: number | null;
  /** Selections that win in every match: 2 for double chance, otherwise 1; null for no market. */
  winners: Integer | null;
  /** Section of a match's page that lists the market. */
  section: MarketSection | null;
  /** `main` stands for all others in summaries; `main` and `common` are offered before the others. */
  rank: MarketRank | null;
  /** Its selections fill a picture: `1/X` by halves, `2-1` as a map of scores. */
  picture: MarketPicture | null;
  default_hidden: boolean;
  /** Rows have its values only if they are asked for by name; screens show it when somebody does. */
  on_request: boolean;
  columns: ListedColumn[];
}

function listColumn(
  column: Pick<InfoColumn, 'field' | 'title' | 'pin' | 'from' | 'queryParams'> & {
    kind: ColumnKind;
    alias?: string;
  },
): ListedColumn {
  const params = column.queryParams ?? [column.field];
  return {
    field: column.field,
    title: column.title,
    kind: column.kind,
    pin: column.pin ?? false,
    filter_params: params.filter((name) => FILTER_COLUMNS.has(name)),
    min_chars: minChars(column.kind),
    from: [...(column.from ?? [column.field])],
    aliases: column.alias === undefined ? [] : [column.alias],
  };
}

/** What a group about the match itself has in place of a market's own. */
const NO_MARKET = { period: null, line: null, winners: null, section: null, rank: null, picture: null };

function listGroup(group: InfoGroup | OddsGroup): ListedGroup {
  const { key, title, shortTitle, parent, defaultHidden } = group;
  const isMarket = group.kind === 'odds';
  const { period, line, winners, section, rank, picture } = isMarket ? group : NO_MARKET;
  const columns = isMarket
    ? [{ kind: 'code' as const, field: group.codeField, title: group.codeTitle }, ...group.columns]
    : group.columns;
  return {
    key,
    title,
    short_title: shortTitle,
    parent,
    ...{ period, line, winners, section, rank, picture },
    default_hidden: defaultHidden,
    on_request: key === BEFORE_GROUP.key,
    columns: columns.map(listColumn),
  };
}

/** The groups and columns of the odds table, in order, as the API gives them to screens. */
export const LISTED_GROUPS: readonly ListedGroup[] = ODDS_GROUPS.map(listGroup);
