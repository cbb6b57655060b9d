import type { RatingRowDto } from '../../api/generated/wire';
import {
  type CatalogueColumn,
  type CatalogueGroup,
  type ColumnKind,
  type MatchTable,
  matchTable,
} from '../../components/table/match-table';
import { foldText } from '../../lib/fold';
import { tr } from '../../locale/tr';
import { CHOICE_PARAMS } from './rating-choice';

type Field = Exclude<keyof RatingRowDto, 'id' | 'winners'>;

const said = tr.ratings;

/** A box filters the loaded rows from its first character on. */
const column = (field: Field, title: string, kind: ColumnKind, pin = false): CatalogueColumn => ({
  ...{ field, title, kind, pin, min_chars: 1 },
});

const group = (
  key: string,
  title: string,
  short_title: string,
  columns: readonly CatalogueColumn[],
): CatalogueGroup => ({ key, title, short_title, columns });

const odds = (fields: readonly Field[], titles: readonly string[]) =>
  fields.map((field, at) => column(field, titles[at]!, 'odd'));

const RESULTS = ['1', 'X', '2'];
const TOTALS = [said.under, said.over];

/** The columns of a rating's table, group by group. */
const GROUPS: readonly CatalogueGroup[] = [
  group('match', said.groups.match, said.groups.matchShort, [
    column('match_date', said.columns.date, 'date'),
    column('match_time', said.columns.time, 'time'),
    column('country_name', said.columns.country, 'text'),
    column('season_name', said.columns.league, 'text'),
    column('home_team_name', said.columns.home, 'text', true),
    column('away_team_name', said.columns.away, 'text', true),
  ]),
  group('result', said.groups.result, said.groups.resultShort, [
    column('first_half_score', said.columns.firstHalf, 'score'),
    column('second_half_score', said.columns.secondHalf, 'score'),
    column('full_time_score', said.columns.fullTime, 'score'),
    column('ht_ft_result', said.columns.halfFull, 'ht_ft_result'),
  ]),
  group('ft', said.groups.ft, said.groups.ftShort, odds(['ft_1_odd', 'ft_x_odd', 'ft_2_odd'], RESULTS)),
  group('fh', said.groups.fh, said.groups.fhShort, odds(['fh_1_odd', 'fh_x_odd', 'fh_2_odd'], RESULTS)),
  group('sh', said.groups.sh, said.groups.shShort, odds(['sh_1_odd', 'sh_x_odd', 'sh_2_odd'], RESULTS)),
  group('uo_25', said.groups.uo25, said.groups.uo25Short, odds(['ft_u_25_odd', 'ft_o_25_odd'], TOTALS)),
  group('uo_35', said.groups.uo35, said.groups.uo35Short, odds(['ft_u_35_odd', 'ft_o_35_odd'], TOTALS)),
];

/** The table of a rating screen: its rows are all loaded, and the boxes filter these. */
export const ratingTable = (title: string): MatchTable<RatingRowDto> =>
  matchTable({
    ...{ key: 'ratings', title, groups: GROUPS, local: true, otherParams: CHOICE_PARAMS },
    // a competition with its season is longer than other texts
    widths: { season_name: 216 },
  });

/** Titles of the groups that these columns stand in, in order. */
export const groupTitles = (fields: readonly string[]): string[] =>
  GROUPS.filter(({ columns }) => columns.some(({ field }) => fields.includes(field))).map(
    ({ title }) => title,
  );

/** Spaces in scores don't count, and a decimal point is a comma. */
const comparable = (text: string, kind: ColumnKind): string => {
  const folded = foldText(text);
  if (kind === 'odd') return folded.replace('.', ',').replaceAll(' ', '');
  return kind === 'score' || kind === 'ht_ft_result' ? folded.replaceAll(' ', '') : folded;
};

/** The rows whose shown values contain the filter texts, without accents and case. */
export function filterRows(
  rows: readonly RatingRowDto[],
  texts: Readonly<Record<string, string>>,
  { columns }: Pick<MatchTable<RatingRowDto>, 'columns'>,
): readonly RatingRowDto[] {
  const filters = Object.entries(texts).flatMap(([id, text]) => {
    const filtered = columns.get(id);
    return filtered ? [{ ...filtered, field: id as Field, wanted: comparable(text, filtered.kind) }] : [];
  });
  if (filters.length === 0) return rows;
  return rows.filter((row) =>
    filters.every(
      ({ field, kind, wanted, text }) =>
        row[field] !== null && comparable(text(row) as string, kind).includes(wanted),
    ),
  );
}
