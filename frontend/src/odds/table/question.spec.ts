import { GROUPS } from '../../testing/catalogue';
import { paramsOfTexts } from './filter-text';
import { matchTable, type TableFilter } from './match-table';
import {
  FIRST_QUESTION,
  fromSavedFilter,
  nextSort,
  type Played,
  type Question,
  readQuestion,
  rowParams,
  sameQuestion,
  summaryParams,
  tableAddress,
  toSavedFilter,
  withQuestion,
  writeQuestion,
} from './question';

const SOURCE: TableFilter = {
  ...{ id: 'source', shortTitle: 'Kaynak', params: ['source'], minChars: 1 },
  written: (text) => text,
};

const table = matchTable({
  ...{ key: 'closing', title: 'Oranlar', groups: GROUPS, otherFilters: [SOURCE] },
  ...{ sortable: true, byPlayed: true, byProbability: true },
});
const plain = matchTable({ key: 'bulletin', title: 'Bülten', groups: GROUPS });

const ask = (question: Partial<Question>): Question => ({ ...FIRST_QUESTION, ...question });
const read = (search: string, remembered: readonly string[] = []) =>
  readQuestion(search, table, remembered).question;

describe('a question in the address', () => {
  it('is read with its filters and hidden groups', () => {
    expect(read('?ft_1_odd=1.85&home_team=be%C5%9F&gizli=ft,general')).toEqual(
      ask({ filters: { home_team: 'beş', ft_1_odd: '1.85' }, hiddenGroups: ['ft', 'general'] }),
    );
  });

  it('drops columns and groups that do not exist', () => {
    expect(read('?yok=1&ft_9_odd=1.85&gizli=yok,ft,ft&id=4')).toEqual(ask({ hiddenGroups: ['ft'] }));
  });

  it('keeps of a group that is shown on request that it is shown, and nothing otherwise', () => {
    const before = { ...GROUPS[0]!, key: 'before', on_request: true, columns: [] };
    const own = matchTable({ key: 'closing', title: 'Oranlar', groups: [...GROUPS, before] });
    const { question } = readQuestion('?gizli=-before,ft,before', own, []);
    expect(question.hiddenGroups).toEqual(['-before', 'ft']);
    expect(writeQuestion(question)).toBe('gizli=-before,ft');
    expect(read('?gizli=-ft').hiddenGroups).toEqual([]);
  });

  it('asks for no text that is too short, but leaves it in its box', () => {
    const { question, drafts } = readQuestion('?ft_1_odd=9-1&ft_x_odd=3', table, []);
    expect(question.filters).toEqual({ ft_1_odd: '9-1' });
    expect(drafts).toEqual({ ft_x_odd: '3' });
  });

  it('comes back as it was written, whatever stands in it', () => {
    const question = ask({
      filters: {
        ft_1_odd: '>=1,8',
        ft_score: '2 - 1',
        home_team: 'a&b=c+d #é',
        match_date: '2024..2025',
        source: 'iddaa-wide',
      },
      ...{ played: 'all', sort: { column: 'ft_1_odd', order: 'desc' }, hiddenGroups: ['match', 'ft'] },
    });
    const again = read(`?${writeQuestion(question)}`);
    expect(again).toEqual({ ...question, hiddenGroups: ['ft', 'match'] });
    expect(sameQuestion(again, question)).toBe(true);
  });

  it('is the same address in whatever order it came about', () => {
    expect(writeQuestion(ask({ filters: { b: '1', a: '2' }, hiddenGroups: ['y', 'x'] }))).toBe(
      'a=2&b=1&gizli=x,y',
    );
    expect(writeQuestion(FIRST_QUESTION)).toBe('');
    expect(sameQuestion(read('?home_team=%C5%9F%C5%9F&ft_1_odd=10'), read('ft_1_odd=10&home_team=şş'))).toBe(
      true,
    );
    expect(sameQuestion(read('?ft_1_odd=10'), read('ft_1_odd=11'))).toBe(false);
  });

  it('remembers hidden groups only where it says nothing', () => {
    expect(read('', ['ft', 'yok']).hiddenGroups).toEqual(['ft']);
    expect(read('?utm=x', ['ft']).hiddenGroups).toEqual(['ft']);
    expect(read('?ft_1_odd=1.85', ['ft']).hiddenGroups).toEqual([]);
    expect(read('?gizli=', ['ft']).hiddenGroups).toEqual([]);
  });

  it.each([
    ['', {}],
    ['played=false', { played: 'upcoming' }],
    ['played=all&sort=ft_1_odd', { played: 'all', sort: { column: 'ft_1_odd', order: 'asc' } }],
    ['sort=match_date&order=desc', { sort: { column: 'match_date', order: 'desc' } }],
    ['values=probability', { values: 'probability' }],
    [
      'sort=ft_1_odd&values=probability',
      { sort: { column: 'ft_1_odd', order: 'asc' }, values: 'probability' },
    ],
  ] as const)(
    'holds which matches are shown, their order and whether by probability: %p',
    (search, question) => {
      expect(read(search)).toEqual(ask(question));
      expect(writeQuestion(read(search))).toBe(search);
    },
  );

  it.each(['played=true', 'played=ev', 'sort=yok', 'sort=ft_score', 'order=desc', 'values=price'])(
    'begins with the newest played matches where it says %p',
    (search) => expect(read(search)).toEqual(FIRST_QUESTION),
  );

  it('has no order and no such choice where the table can not be asked for them', () => {
    expect(readQuestion('?played=false&sort=ft_1_odd&values=probability', plain, []).question).toEqual(
      FIRST_QUESTION,
    );
  });

  it('stands beside what else the screen keeps there', () => {
    const rating = { ...table, otherParams: ['reyting', 'mac'] };
    const question = ask({ filters: { home_team: 'a b' }, hiddenGroups: ['ft'] });
    const search = '?mac=9&reyting=6&utm=x&ft_1_odd=1.85';
    expect(withQuestion(search, question, rating)).toBe('reyting=6&mac=9&home_team=a+b&gizli=ft');
    expect(withQuestion(search, question, table)).toBe('home_team=a+b&gizli=ft');
  });

  it('is that of the table for which it is', () => {
    expect(tableAddress(1, {})).toBe('/acilisoran');
    expect(tableAddress(2, { filters: { ft_1_odd: '1.80±0.02' } })).toBe(
      `/kapanisoran?ft_1_odd=${encodeURIComponent('1.80±0.02')}`,
    );
    expect(tableAddress(3, { filters: { home_team: 'a' }, hiddenGroups: ['ft'] })).toBe(
      '/bulten?home_team=a&gizli=ft',
    );
  });
});

describe('the request for a question', () => {
  const rows = (question: Partial<Question>, of = table) =>
    rowParams(paramsOfTexts(question.filters ?? {}, of.filters), ask(question), of);

  it('asks for its filters and for which matches, all of them without a word', () => {
    const filters = { ft_1_odd: '1.85', source: 'demo' };
    expect(rows({ filters })).toEqual({ ...filters, played: 'true' });
    expect(rows({ filters, played: 'all' })).toEqual(filters);
    expect(rows({ filters }, plain)).toEqual({ ft_1_odd: '1.85' });
  });

  it('asks for matches to come from today on, soonest first, unless days or an order are asked for', () => {
    const upcoming = { played: 'upcoming' } as const;
    expect(rows(upcoming)).toEqual({ match_date: 'bugün..2100', played: 'false', order: 'asc' });
    expect(rows({ ...upcoming, filters: { match_date: '2024' } })).toEqual({
      ...{ match_date: '2024', played: 'false', order: 'asc' },
    });
    const sort = { column: 'ft_1_odd', order: 'desc' } as const;
    expect(rows({ ...upcoming, sort })).toMatchObject({ sort: 'ft_1_odd', order: 'desc' });
    expect(rows(upcoming, plain)).toEqual({});
  });

  it('asks for the order by the parameter of its column', () => {
    const sort = { column: 'ft_1_odd', order: 'desc' } as const;
    for (const played of ['played', 'all'] as const)
      expect(rows({ sort, played })).toMatchObject({ sort: 'ft_1_odd', order: 'desc' });
  });

  it('asks for probabilities in place of prices, and for the order by them', () => {
    const sort = { column: 'ft_1_odd', order: 'desc' } as const;
    expect(rows({ sort, values: 'probability' })).toEqual({
      ...{ played: 'true', sort: 'ft_1_odd', order: 'desc', values: 'probability' },
    });
  });

  it('asks what happened of the played matches, and of all only where all are shown', () => {
    const summaries = (['played', 'upcoming', 'all'] as Played[]).map((played) =>
      summaryParams({ ft_1_odd: '1.85' }, played),
    );
    const played = { ft_1_odd: '1.85', played: 'true' };
    expect(summaries).toEqual([played, played, { ft_1_odd: '1.85' }]);
  });
});

describe('the order of a table', () => {
  it('goes from ascending to descending to the usual one, and begins again with another column', () => {
    const first = nextSort(null, 'ft_1_odd');
    const second = nextSort(first, 'ft_1_odd');
    expect([first, second, nextSort(second, 'ft_1_odd')]).toEqual([
      { column: 'ft_1_odd', order: 'asc' },
      { column: 'ft_1_odd', order: 'desc' },
      null,
    ]);
    expect(nextSort(second, 'ft_x_odd')).toEqual({ column: 'ft_x_odd', order: 'asc' });
  });

  it('can be that of every column with one parameter', () => {
    const sortable = [...table.columns.values()].filter((column) => column.sortable).map(({ id }) => id);
    expect(sortable).toContain('ht_ft_result');
    expect(sortable).not.toContain('ft_score');
    expect([...plain.columns.values()].some((column) => column.sortable)).toBe(false);
  });
});

describe('a saved filter', () => {
  const question = ask({
    filters: { ft_1_odd: '1,85', ft_score: '2 - 1', source: 'demo' },
    sort: { column: 'ft_1_odd', order: 'desc' },
    ...{ played: 'upcoming', values: 'probability', hiddenGroups: ['ft'] },
  });
  const before = ask({
    ...{ filters: { home_team: 'gala' }, played: 'upcoming', hiddenGroups: ['general'] },
    values: 'probability',
    sort: { column: 'ft_x_odd', order: 'asc' },
  });

  it('keeps the whole question by the names of the parameters', () => {
    expect(toSavedFilter(question, table)).toEqual({
      filter_data: {
        ...{ ft_1_odd: '1,85', home_ft_score: '2', away_ft_score: '1' },
        ...{ source: 'demo', played: 'false', sort: 'ft_1_odd', order: 'desc', values: 'probability' },
      },
      hidden_groups: ['ft'],
    });
    expect(toSavedFilter(ask({ filters: { ft_1_odd: '1,85' } }), plain)).toEqual({
      filter_data: { ft_1_odd: '1,85' },
      hidden_groups: [],
    });
  });

  it.each(['played', 'upcoming', 'all'] as const)('is asked as it was saved: %p matches', (played) => {
    for (const saved of [{ ...question, played }, ask({ played })])
      expect(fromSavedFilter(toSavedFilter(saved, table), table, before)).toEqual(saved);
  });

  it('leaves what it says nothing of', () => {
    const old = { filter_data: { ft_1_odd: '1,85' }, hidden_groups: ['ft'] };
    const filters = { ft_1_odd: '1,85' };
    expect(fromSavedFilter(old, table, before)).toEqual({ ...before, filters, hiddenGroups: ['ft'] });
    expect(fromSavedFilter({ filter_data: filters }, table, before)).toEqual({ ...before, filters });
  });
});
