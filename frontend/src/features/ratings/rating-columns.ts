import type { RatingRowDto } from '../../api/generated/wire';
import type { GridColumn } from '../../components/data-grid/grid-types';
import { type MatchColumns, teamsInOne } from '../../components/table/match-columns';
import { foldText } from '../../lib/fold';
import { formatDate, formatOdd } from '../../lib/format';
import { tr } from '../../locale/tr';

type Field = Exclude<keyof RatingRowDto, 'id'>;
type Kind = 'text' | 'date' | 'time' | 'score' | 'result' | 'odd';

interface RatingColumn {
  field: Field;
  title: string;
  kind: Kind;
}

interface RatingGroup {
  key: string;
  title: string;
  shortTitle: string;
  columns: readonly RatingColumn[];
}

const column = (field: Field, title: string, kind: Kind): RatingColumn => ({ field, title, kind });
const odds = (fields: readonly Field[], titles: readonly string[]) =>
  fields.map((field, at) => column(field, titles[at]!, 'odd'));

const said = tr.ratings;
const RESULTS = ['1', 'X', '2'];
const TOTALS = [said.under, said.over];

/** The columns of a rating's table, group by group. */
const GROUPS: readonly RatingGroup[] = [
  {
    key: 'match',
    title: said.groups.match,
    shortTitle: said.groups.matchShort,
    columns: [
      column('match_date', said.columns.date, 'date'),
      column('match_time', said.columns.time, 'time'),
      column('country_name', said.columns.country, 'text'),
      column('season_name', said.columns.league, 'text'),
      column('home_team_name', said.columns.home, 'text'),
      column('away_team_name', said.columns.away, 'text'),
    ],
  },
  {
    key: 'result',
    title: said.groups.result,
    shortTitle: said.groups.resultShort,
    columns: [
      column('first_half_score', said.columns.firstHalf, 'score'),
      column('second_half_score', said.columns.secondHalf, 'score'),
      column('full_time_score', said.columns.fullTime, 'score'),
      column('ht_ft_result', said.columns.halfFull, 'result'),
    ],
  },
  {
    key: 'ft',
    title: said.groups.ft,
    shortTitle: said.groups.ftShort,
    columns: odds(['ft_1_odd', 'ft_x_odd', 'ft_2_odd'], RESULTS),
  },
  {
    key: 'fh',
    title: said.groups.fh,
    shortTitle: said.groups.fhShort,
    columns: odds(['fh_1_odd', 'fh_x_odd', 'fh_2_odd'], RESULTS),
  },
  {
    key: 'sh',
    title: said.groups.sh,
    shortTitle: said.groups.shShort,
    columns: odds(['sh_1_odd', 'sh_x_odd', 'sh_2_odd'], RESULTS),
  },
  {
    key: 'uo_25',
    title: said.groups.uo25,
    shortTitle: said.groups.uo25Short,
    columns: odds(['ft_u_25_odd', 'ft_o_25_odd'], TOTALS),
  },
  {
    key: 'uo_35',
    title: said.groups.uo35,
    shortTitle: said.groups.uo35Short,
    columns: odds(['ft_u_35_odd', 'ft_o_35_odd'], TOTALS),
  },
];

const TEAMS: readonly Field[] = ['home_team_name', 'away_team_name'];
const TEAM_WIDTH = 140;
/** A competition with its season. */
const LEAGUE_WIDTH = 216;
const WIDTHS: Record<Kind, number> = { text: 130, date: 92, time: 60, score: 76, result: 64, odd: 66 };

/** Every column with its full title, in order: for filter boxes. */
export const RATING_COLUMNS: readonly { field: Field; title: string; kind: Kind }[] = GROUPS.flatMap(
  (group) => group.columns.map((each) => ({ ...each, title: fullTitle(group, each) })),
);

function fullTitle(group: RatingGroup, { title, kind }: RatingColumn): string {
  return kind === 'odd' ? `${group.title} ${title}` : title;
}

/** Titles of the groups that these columns stand in, in order. */
export const groupTitles = (fields: readonly string[]): string[] =>
  GROUPS.filter(({ columns }) => columns.some(({ field }) => fields.includes(field))).map(
    ({ title }) => title,
  );

/** What a cell shows. */
function shown(row: RatingRowDto, { field, kind }: Pick<RatingColumn, 'field' | 'kind'>): string {
  const value = row[field];
  if (value === null) return '-';
  if (kind === 'odd') return formatOdd(value as number);
  if (kind === 'date') return formatDate(value as string);
  return kind === 'score' ? (value as string).replace('-', ' - ') : (value as string);
}

/** Goals of a score `2-1`; null while it isn't known. */
function goalsOf(score: string | null): readonly [home: number, away: number] | null {
  const goals = score?.split('-').map(Number);
  return goals?.length === 2 ? [goals[0]!, goals[1]!] : null;
}

const SCORES: Readonly<Record<string, 'full_time_score' | 'first_half_score' | 'second_half_score'>> = {
  ft: 'full_time_score',
  fh: 'first_half_score',
  sh: 'second_half_score',
};

/** Whether the selection of a price came in; not while its score is unknown. */
export function hasWon(row: RatingRowDto, field: string): boolean {
  const [period, selection, line] = field.split('_') as [string, string, string];
  const goals = goalsOf(row[SCORES[period]!]);
  if (goals === null) return false;
  const [home, away] = goals;
  switch (selection) {
    case '1':
      return home > away;
    case 'x':
      return home === away;
    case '2':
      return home < away;
    default:
      return selection === 'u' ? home + away < Number(line) / 10 : home + away > Number(line) / 10;
  }
}

/** The grid's columns. */
export function ratingGrid(phone: boolean, matchPath: (id: number) => string): MatchColumns<RatingRowDto> {
  const link = (row: RatingRowDto) => matchPath(row.id);
  const toGrid = (group: RatingGroup, each: RatingColumn): GridColumn<RatingRowDto> => ({
    id: each.field,
    title: each.title,
    fullTitle: fullTitle(group, each),
    width: each.field === 'season_name' ? LEAGUE_WIDTH : WIDTHS[each.kind],
    align: each.kind === 'odd' ? 'right' : each.kind === 'text' || each.kind === 'date' ? 'left' : 'center',
    text: (row) => shown(row, each),
    ...(each.kind === 'odd' && {
      mark: (row: RatingRowDto) =>
        row[each.field] != null && hasWon(row, each.field) ? tr.odds.won : undefined,
    }),
  });
  const isTeam = (each: RatingColumn) => TEAMS.includes(each.field);
  const teams = GROUPS[0]!.columns.filter(isTeam).map((each) => ({
    ...toGrid(GROUPS[0]!, each),
    width: TEAM_WIDTH,
    link,
  }));
  const teamNames = (row: RatingRowDto) => [row.home_team_name, row.away_team_name] as const;
  return {
    pinned: phone ? [teamsInOne(teams, teamNames, link)] : teams,
    groups: GROUPS.map((group) => ({
      id: group.key,
      title: group.title,
      shortTitle: group.shortTitle,
      columns: group.columns.filter((each) => !isTeam(each)).map((each) => toGrid(group, each)),
    })),
  };
}

/** Spaces in scores don't count, and a decimal point is a comma. */
const comparable = (text: string, kind: Kind): string => {
  const folded = foldText(text);
  if (kind === 'odd') return folded.replace('.', ',').replaceAll(' ', '');
  return kind === 'score' || kind === 'result' ? folded.replaceAll(' ', '') : folded;
};

/** The rows whose shown values contain the filter texts, without accents and case. */
export function filterRows(
  rows: readonly RatingRowDto[],
  texts: Readonly<Record<string, string>>,
): readonly RatingRowDto[] {
  const filters = RATING_COLUMNS.flatMap((each) => {
    const text = (texts[each.field] ?? '').trim();
    return text === '' ? [] : [{ each, wanted: comparable(text, each.kind) }];
  });
  if (filters.length === 0) return rows;
  return rows.filter((row) =>
    filters.every(
      ({ each, wanted }) =>
        row[each.field] !== null && comparable(shown(row, each), each.kind).includes(wanted),
    ),
  );
}
