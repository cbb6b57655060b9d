import { parse } from 'csv-parse/sync';
import type { FilterMatchesDto, FilterRecordDto } from '../../src/modules/filters/dto/filter-record.dto';
import { FilterFixtures } from '../../src/modules/filters/fixtures/filter-fixtures';
import type { BacktestDto } from '../../src/modules/odds/dto/backtest.dto';
import type { Facet } from '../../src/archive/statistics/facets/facet';
import type { OddsSummary } from '../../src/archive/statistics/summary/odds-summary';
import { addArchivedMatches } from '../support/archived-matches';
import type { ArchivedMatch } from '../support/random-archive';
import { archiveCaughtUp } from '../support/site-archive';
import {
  type AskedCondition,
  type AskedQuestion,
  foundIn,
  questionArchive,
  setOf,
  SIXTY_QUESTIONS,
} from '../support/sixty-questions';
import { DATABASE_NAME } from '../support/test-database';
import { TODAY } from '../support/today';
import { TwoSites } from '../support/two-sites';

const SEED = 20261128;
const PLAYED = 420;
const COMING = 80;
/** What the clocks of the sites show, in Istanbul. */
const NOW = '15:00';
const SELECTION = 'over_25_odd';
const PAGE = 100;
/** Columns that answers are divided by in turn, of every kind. */
const DIVIDED_BY = [
  ...[
    'weekday',
    'over_25_odd',
    'home_team',
    'competition',
    'total_goals',
    'month',
    'ht_ft_result',
    'ft_x_odd',
  ],
  ...[
    'home_form',
    'away_run',
    'season',
    'ft_score',
    'ft_code',
    'country_name',
    'away_ht_score',
    'match_date',
    'ht_score',
  ],
];

type Params = Record<string, string>;
type Page = { items: { id: number }[]; has_more: boolean };

const paramsOf = (conditions: readonly AskedCondition[]): Params =>
  Object.assign({}, ...conditions.map(({ params }) => params)) as Params;

const label = ({ type, conditions, order }: AskedQuestion): string =>
  JSON.stringify({ type, ...paramsOf(conditions), ...order?.params });

const late = ({ match_date, match_time }: ArchivedMatch): string => `${match_date} ${match_time ?? ''}`;
const newestFirst = (a: ArchivedMatch, b: ArchivedMatch): number =>
  late(a) === late(b) ? b.id - a.id : late(a) < late(b) ? 1 : -1;
/** Whether it surely kicks off later than now. */
const isAhead = ({ match_date: day, match_time: time }: ArchivedMatch): boolean =>
  day > TODAY || (day === TODAY && time !== null && time > NOW);
/** Of unknown times last. */
const byKickOff = (a: ArchivedMatch, b: ArchivedMatch): number => {
  const [first, second] = [a, b].map(({ match_date, match_time }) => `${match_date} ${match_time ?? '~'}`);
  return first === second ? a.id - b.id : first! < second! ? -1 : 1;
};
const idsOf = (matches: readonly ArchivedMatch[]): number[] => matches.map(({ id }) => id);

/** The bets on more than two goals. */
function betsOf(matches: readonly ArchivedMatch[], set: 'opening' | 'closing') {
  const odds = matches
    .filter(
      ({ awarded, home_ft_score, away_ft_score }) =>
        !awarded && home_ft_score !== null && away_ft_score !== null,
    )
    .flatMap((match) => {
      const odd = match[set][SELECTION];
      return odd === null ? [] : [{ odd, won: match.home_ft_score! + match.away_ft_score! > 2 }];
    });
  const won = odds.filter((bet) => bet.won);
  const profit = won.reduce((sum, { odd }) => sum + odd, 0) - 100 * odds.length;
  return { bets: odds.length, won: won.length, profit: Math.round(profit) / 100 };
}

const totals = ({ bets, won, profit }: { bets: number; won: number; profit: number }) => ({
  ...{ bets, won, profit: Math.round(profit * 100) / 100 },
});

describe(`sixty questions, each asked in every way, on the ${DATABASE_NAME} and in the columns (seed ${SEED})`, () => {
  let sites: TwoSites;
  let matches: ArchivedMatch[];
  const competitions = new Map<string, number>();

  beforeAll(async () => {
    sites = await TwoSites.open();
    matches = questionArchive(SEED, PLAYED, COMING, TODAY);
    await addArchivedMatches(sites.byIndex.database, matches, { withRetired: false });
    await archiveCaughtUp(sites.byIndex);
    const rows = await sites.byIndex.database.query<{ id: number; country_name: string; name: string }[]>(
      'SELECT id, country_name, name FROM competitions',
    );
    for (const { id, country_name, name } of rows) competitions.set(`${country_name}/${name}`, id);
  });
  afterAll(() => sites?.close());

  const withIds = (params: Params): Params =>
    Object.fromEntries(
      Object.entries(params).map(([name, text]) => [
        name,
        text.replace(/\{([^}]+)\}/g, (_, league: string) => String(competitions.get(league))),
      ]),
    );

  async function list(path: string, params: Params): Promise<number[]> {
    const ids: number[] = [];
    for (let page = 1; ; page++) {
      const { items, has_more } = await sites.ask<Page>(path, { ...params, page, per_page: PAGE });
      ids.push(...items.map(({ id }) => id));
      if (!has_more) return ids;
    }
  }

  async function exportOf(params: Params): Promise<number[]> {
    const files = [];
    for (const site of sites.both)
      files.push((await sites.request('/api/odd-export', params, site).buffer(true)).text);
    expect(files[1]).toBe(files[0]);
    const rows = parse(files[0]!, { delimiter: ';', bom: true, from_line: 2, record_delimiter: '\r\n' });
    return (rows as string[][]).map(([id]) => Number(id));
  }

  async function save(name: string, { type }: AskedQuestion, filter_data: Params): Promise<number> {
    const body = { filter_name: name, filter_type: type, filter_data, selection: SELECTION };
    const answer = await sites.byIndex.http(sites.token).post('/api/save-filter').send(body);
    expect([answer.status, answer.body.fields]).toEqual([201, undefined]);
    return (answer.body as { id: number }).id;
  }

  /** Those to come that meet all that can be told of them. */
  function fixturesOf(question: AskedQuestion, days: number): number[] {
    const conditions = question.conditions.filter(({ ahead }) => ahead);
    if (conditions.length === 0) return [];
    const last = new Date(Date.parse(TODAY) + (days - 1) * 86_400_000).toISOString().slice(0, 10);
    const coming = foundIn({ ...question, conditions }, matches).filter(
      (match) =>
        (match.home_ft_score === null || match.away_ft_score === null) &&
        match.match_date <= last &&
        (isAhead(match) || (match.match_date === TODAY && match.match_time === null)),
    );
    return idsOf(coming.sort(byKickOff));
  }

  it.each(SIXTY_QUESTIONS.map((question, at) => [at + 1, label(question), question] as const))(
    '%i. %s',
    async (number, _label, question) => {
      const { type, conditions, order } = question;
      const set = setOf(question);
      const params = { ...withIds(paramsOf(conditions)), ...order?.params };
      const expected = foundIn(question, matches).sort(newestFirst);
      if (order) expected.sort(order.compare(set));
      // a question that finds nothing or everything shows nothing
      expect(expected.length).toBeGreaterThan(0);
      expect(expected.length).toBeLessThan(matches.length);

      if (type === 3) {
        const coming = expected.filter(({ match_date }) => match_date >= TODAY).reverse();
        const past = expected.filter(({ match_date }) => match_date < TODAY);
        expect(await list('/api/bulten-data', params)).toEqual(idsOf([...coming, ...past]));
      } else {
        const asked = { ...params, filter_type: String(type) };
        expect(await list('/api/odd-list-full-view', { ...asked, fields: 'id' })).toEqual(idsOf(expected));
        for (const { total } of await sites.askEach<OddsSummary>('/api/odd-summary', {
          ...asked,
          groups: 'ft',
        }))
          expect(total).toBe(expected.length);
        expect(await exportOf({ ...asked, fields: 'id' })).toEqual(idsOf(expected));
        const column = DIVIDED_BY.filter((each) => params[each] === undefined)[number % 13]!;
        for (const { total: divided, missing, others, buckets } of await sites.askEach<Facet>(
          '/api/odd-facet',
          {
            ...{ ...asked, column },
          },
        )) {
          expect([column, divided]).toEqual([column, expected.length]);
          expect(buckets.reduce((sum, each) => sum + each.matches, missing + others)).toBe(divided);
          const [first] = buckets;
          if (first)
            expect(
              await list('/api/odd-list-full-view', { ...asked, [column]: first.text, fields: 'id' }),
            ).toHaveLength(first.matches);
        }
        const bet = { ...asked, selection: SELECTION };
        for (const backtest of await sites.askEach<BacktestDto>('/api/odd-backtest', bet))
          expect(totals(backtest)).toEqual(betsOf(expected, set));
      }

      const id = await save(`${number}`, question, params);
      const whatever = conditions.filter((each) => each.params.played === undefined);
      const tried = foundIn({ ...question, conditions: whatever }, matches);
      for (const { before, since } of await sites.askEach<FilterRecordDto>(`/api/filter-record/${id}`))
        expect([totals(before!), totals(since!)]).toEqual([
          betsOf(
            tried.filter((match) => !isAhead(match)),
            set,
          ),
          betsOf(tried.filter(isAhead), set),
        ]);
      const { items } = await sites.ask<FilterMatchesDto>(`/api/filter-matches/${id}`);
      expect(idsOf(items as never)).toEqual(fixturesOf(question, 3));
    },
  );

  it('are alerted on by the same conditions, all at once', async () => {
    const filters = SIXTY_QUESTIONS.map(({ type, conditions }) => ({
      filter_type: type,
      filter_data: withIds(paramsOf(conditions)),
    }));
    for (const { app } of sites.both)
      expect(await app.get(FilterFixtures).findAll(filters, 2)).toEqual(
        SIXTY_QUESTIONS.map((question) => fixturesOf(question, 2)),
      );
    expect(SIXTY_QUESTIONS.filter((question) => fixturesOf(question, 2).length > 0).length).toBeGreaterThan(
      30,
    );
  });
});
