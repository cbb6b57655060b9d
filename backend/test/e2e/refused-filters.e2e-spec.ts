import { tr } from '../../src/platform/locale/tr';
import { createTestSite, type TestSite } from '../support/create-test-site';
import { addMatches } from '../support/matches';
import { DATABASE_NAME } from '../support/test-database';

type Params = Record<string, string | string[]>;
type Sentences = Record<string, string>;

/** Wrong parameters of an odds table, each with its sentence, among some that are right. */
const WRONG_ODDS: [Params, Sentences] = [
  {
    home_team: 'galat',
    ft_1_odd: '1,8x',
    over_25_odd: '2-1',
    match_date: '2024-13',
    ht_ft_result: '3/9',
    total_goals: 'çok',
    home_ft_score: '100',
    ft_code: '1,8',
    away_team: '\u0301',
    country_name: 'a'.repeat(101),
    winner: '1',
    ft_9_odd: '1.85',
    ft_2_odd: ['1', '2'],
    source: 'bet365',
    played: 'all',
    movement: 'ft_1_odd:0',
    sort: 'winner',
    order: 'up',
  },
  {
    ft_1_odd: tr.filters.notPrice,
    over_25_odd: tr.filters.reversedRange,
    match_date: tr.filters.noSuchMonth,
    ht_ft_result: tr.filters.notResult,
    total_goals: tr.filters.notInteger,
    home_ft_score: tr.filters.notGoals,
    ft_code: tr.filters.notInteger,
    away_team: tr.filters.noLetters,
    country_name: tr.filters.tooLong(100),
    winner: tr.filters.notFilterable,
    ft_9_odd: tr.filters.unknownColumn,
    ft_2_odd: tr.filters.repeated,
    source: tr.filters.unknownSource([
      'football-data',
      'iddaa-wide',
      'nesine-snapshot',
      'native',
      'table',
      'elle',
      'demo',
      'demo-bulletin',
    ]),
    played: tr.filters.notPlayed,
    movement: tr.filters.notMovement(90),
    sort: tr.filters.notSortable,
    order: tr.filters.notOrder,
  },
];

const WRONG_BULLETIN: [Params, Sentences] = [
  {
    uo_25_over_odd: '1,8',
    over_25_odd: '1,8',
    winners: 'ft_1_odd',
    home_team: '\u0301',
    league_code: 'a'.repeat(101),
    ft_1_odd: ['1', '2'],
    played: 'all',
    sort: 'ft_1_odd',
  },
  {
    over_25_odd: tr.filters.unknownColumn,
    winners: tr.filters.notFilterable,
    home_team: tr.filters.noLetters,
    league_code: tr.filters.tooLong(100),
    ft_1_odd: tr.filters.repeated,
    played: tr.filters.notPlayed,
    sort: tr.filters.unknownColumn,
  },
];

/** Parameters of the tables that are about no column of theirs, which no filter is saved with. */
const NO_COLUMNS = ['source', 'played', 'movement', 'sort', 'order'];

const and = (
  [params, sentences]: [Params, Sentences],
  [more, moreSentences]: [Params, Sentences],
): [Params, Sentences] => [
  { ...params, ...more },
  { ...sentences, ...moreSentences },
];

const WRONG_PAGING: [Params, Sentences] = [
  { page: '0', per_page: '101' },
  { page: tr.validation.page, per_page: tr.validation.perPage },
];

describe(`filters that can’t be read, on the ${DATABASE_NAME}`, () => {
  let site: TestSite;
  let token: string;
  let match: number;

  beforeAll(async () => {
    site = await createTestSite();
    token = (await site.member('user')).token;
    match = (await addMatches(site.database, [{ date: '2026-05-17', home: 'A', away: 'B' }]))[0]!;
  });
  afterAll(() => site?.close());

  it.each<[string, Params, Sentences]>([
    ['/api/odd-list-full-view', ...and(WRONG_ODDS, WRONG_PAGING)],
    [
      '/api/odd-summary',
      ...and(WRONG_ODDS, [{ groups: 'yok' }, { groups: tr.analysis.unknownGroup('yok') }]),
    ],
    ['/api/odd-export', ...and(WRONG_ODDS, [{ fields: 'yok' }, { fields: tr.filters.unknownField('yok') }])],
    [
      '/api/calibration',
      ...and(WRONG_ODDS, [
        { group: 'ft_dc', from: '2024-02-02', to: '2024-02-01' },
        { group: tr.analysis.twoWinners('Çifte Şans'), from: tr.filters.reversedRange },
      ]),
    ],
    ['/api/calibration/details', ...and(WRONG_ODDS, [{ from: '2024' }, { from: tr.validation.day }])],
    ['/api/bulten-data', ...and(WRONG_BULLETIN, WRONG_PAGING)],
  ])('%s answers 400 with a sentence for each wrong column at once', async (path, params, fields) => {
    const answer = await site.http(token).get(path).query(params);
    expect([answer.status, answer.body.code, answer.body.fields]).toEqual([400, 'INVALID_FILTER', fields]);
  });

  it.each<[number, [Params, Sentences]]>([
    [1, WRONG_ODDS],
    [2, WRONG_ODDS],
    [3, WRONG_BULLETIN],
  ])(
    'a saved filter of type %i is refused for the same columns',
    async (filter_type, [params, sentences]) => {
      const ofColumns = <T>(entries: Record<string, T>) =>
        Object.entries(entries).filter(([name]) => !NO_COLUMNS.includes(name));
      const filter_data = Object.fromEntries(ofColumns(params));
      const fields = Object.fromEntries(
        ofColumns(sentences).map(([column, said]) => [
          column,
          said === tr.filters.repeated ? tr.savedFilters.notText : said,
        ]),
      );
      const answer = await site
        .http(token)
        .post('/api/save-filter')
        .send({ filter_name: 'Yanlış', filter_type, filter_data });
      expect([answer.status, answer.body.code, answer.body.fields]).toEqual([400, 'INVALID_FILTER', fields]);
    },
  );

  it.each<[string, Params, string[]]>([
    [
      '/api/scan',
      { date: '2024-13-01', groups: 'ft,yok', tolerance: '7', filter_type: '3', ft_1_odd: '1,8' },
      ['date', 'filter_type', 'ft_1_odd', 'groups', 'tolerance'],
    ],
    [
      '/api/matches/:id/similar',
      { groups: 'yok', limit: '501', fields: 'yok', filter_type: 'x', ft_1_odd: '1,8' },
      ['fields', 'filter_type', 'ft_1_odd', 'groups', 'limit'],
    ],
  ])('%s names all that is wrong with its question at once', async (path, params, names) => {
    const answer = await site
      .http(token)
      .get(path.replace(':id', String(match)))
      .query(params);
    expect([answer.status, Object.keys((answer.body.fields ?? {}) as object).sort()]).toEqual([400, names]);
  });
});
