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
export interface ListedColumn {
  field: string;
  title: string;
  kind: ColumnKind;
  pin: boolean;
  /** Query parameters that the column's filter box fills: usually the column itself, two for a score. */
  filter_params: string[];
  /** Characters that must stand in the box before it filters. */
  min_chars: number;
  /** Row fields that the shown value is made of. */
  from: string[];
  /** Other names of the same column on the wire. */
  aliases: string[];
}

/** A group of columns as screens need it; a market's code column comes first. */
export interface ListedGroup {
  key: string;
  title: string;
  short_title: string;
  /** Family of groups that differ by their line only. */
  parent: string;
  period: Period | null;
  line: number | null;
  /** Selections of a market that win in every match. */
  winners: number | null;
  /** Section of a match's page that lists the market. */
  section: MarketSection | null;
  rank: MarketRank | null;
  picture: MarketPicture | null;
  default_hidden: boolean;
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

function listGroup(group: InfoGroup | OddsGroup): ListedGroup {
  const { key, title, shortTitle, parent, defaultHidden } = group;
  const head = { key, title, short_title: shortTitle, parent };
  if (group.kind === 'info') {
    return {
      ...head,
      period: null,
      line: null,
      winners: null,
      section: null,
      rank: null,
      picture: null,
      default_hidden: defaultHidden,
      columns: group.columns.map(listColumn),
    };
  }
  const code = { kind: 'code' as const, field: group.codeField, title: group.codeTitle };
  return {
    ...head,
    period: group.period,
    line: group.line,
    winners: group.winners,
    section: group.section,
    rank: group.rank,
    picture: group.picture,
    default_hidden: defaultHidden,
    columns: [code, ...group.columns].map(listColumn),
  };
}

/** The groups and columns of the odds table, in order, as the API gives them to screens. */
export const LISTED_GROUPS: readonly ListedGroup[] = ODDS_GROUPS.map(listGroup);
