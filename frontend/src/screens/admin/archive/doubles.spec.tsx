import { screen, waitFor, within } from '@testing-library/react';
import type { MatchRowDto, NameJoinRow } from '../../../api/generated/wire';
import { asked, openPanel, type Routes } from '../../../testing/panel';

const DOUBLES = '/admin?sekme=veri&bolum=olasi-ciftler';
const JOINS = '/admin?sekme=veri&bolum=birlestirilen-adlar';

const MATCH = {
  match_date: '2020-09-09',
  match_time: '13:30',
  country_name: 'Japonya',
  competition_id: 4,
  competition_name: 'J1 Lig',
  home_team: 'Kawasaki',
  home_ht_score: null,
  away_ht_score: null,
  home_ft_score: 3,
  away_ft_score: 2,
  first_goal: null,
};

const pair = (change: Partial<MatchRowDto> = {}): MatchRowDto => ({
  ...MATCH,
  id: 12,
  away_team: 'Vissel Kobe',
  wanted_by: { coupons: 0, filters: 0, alerts: 0 },
  manual: [],
  double_of: 7,
  other: { ...MATCH, id: 7, away_team: 'Kobe' },
  differing: ['away'],
  ...change,
});

const page = (...items: MatchRowDto[]) => ({ items, page: 1, per_page: 25, total: items.length });

const joined = (change: Partial<NameJoinRow> = {}): NameJoinRow => ({
  id: 3,
  kind: 'club',
  country_name: 'Japonya',
  from: 'Kobe',
  into: 'Vissel Kobe',
  from_name: 'Kobe',
  into_name: 'Vissel Kobe',
  matches: 1234,
  state: 'joined',
  created_by: 'yönetici',
  created_at: '2026-05-17T12:00:00.000Z',
  ...change,
});

const routes = {
  'GET /api/match-rows': [200, page(pair())],
  'GET /api/names/joins': [200, []],
  'GET /api/names/join': ({ query }) => [
    200,
    { country_name: 'Japonya', from_name: query.get('from'), into_name: query.get('into'), matches: 1234 },
  ],
} satisfies Routes;

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

describe('possible doubles in the panel', () => {
  it('stand side by side, with what they differ in', async () => {
    const { calls } = await openPanel(DOUBLES, routes);
    const card = await screen.findByRole('article', {
      name: 'Kawasaki - Vissel Kobe ve Kawasaki - Kobe',
    });
    expect(card).toHaveTextContent('09.09.2020 · Japonya');
    expect(
      within(card).getByRole('row', { name: 'Deplasman (farklı) Vissel Kobe Kobe' }),
    ).toBeInTheDocument();
    expect(within(card).getByRole('row', { name: 'MS 3 - 2 3 - 2' })).toBeInTheDocument();
    expect(within(card).getAllByRole('button')).toHaveLength(1);
    expect(asked(calls, 'GET /api/match-rows')[0]!.query.get('state')).toBe('double');
  });

  it('become one club under the name that is chosen, after what that comes to was said', async () => {
    const { calls, user } = await openPanel(DOUBLES, {
      ...routes,
      'POST /api/names/join': [201, joined({ from_name: 'Vissel Kobe', into_name: 'Kobe' })],
    });
    await user.click(await screen.findByRole('button', { name: 'Kulüpleri birleştir: Kobe ve Vissel Kobe' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Bu iki ad tek kulüp olsun mu?' });
    expect(
      await within(dialog).findByText(/“Kobe” adının Japonya liglerindeki 1\.234 maçı .* “Vissel Kobe”/),
    ).toBeInTheDocument();
    await user.click(within(dialog).getByRole('radio', { name: 'Kobe' }));
    expect(await within(dialog).findByText(/^“Vissel Kobe” adının/)).toBeInTheDocument();
    const before = asked(calls, 'GET /api/match-rows').length;
    await user.click(within(dialog).getByRole('button', { name: 'Birleştir' }));
    expect(await screen.findByText('“Vissel Kobe” artık “Kobe”: 1.234 maç.')).toBeInTheDocument();
    expect(asked(calls, 'POST /api/names/join').map(({ body }) => body)).toEqual([
      { kind: 'club', country_name: 'Japonya', from: 'Vissel Kobe', into: 'Kobe' },
    ]);
    await waitFor(() => expect(asked(calls, 'GET /api/match-rows').length).toBeGreaterThan(before));
  });

  it('become one competition by their ids', async () => {
    const tipico = { competition_id: 9, competition_name: 'Tipico Bundesliga' };
    const { calls, user } = await openPanel(DOUBLES, {
      ...routes,
      'GET /api/match-rows': [
        200,
        page(
          pair({
            competition_name: 'Bundesliga',
            differing: ['competition'],
            other: { ...MATCH, id: 7, away_team: 'Kobe', ...tipico },
          }),
        ),
      ],
      'POST /api/names/join': [201, joined({ kind: 'competition', state: 'joining' })],
    });
    await user.click(
      await screen.findByRole('button', { name: 'Ligleri birleştir: Tipico Bundesliga ve Bundesliga' }),
    );
    await user.click(await screen.findByRole('button', { name: 'Birleştir' }));
    expect(await screen.findByText(/birleştiriliyor; maçlar birazdan/)).toBeInTheDocument();
    expect(asked(calls, 'POST /api/names/join').map(({ body }) => body)).toEqual([
      { kind: 'competition', from: 9, into: 4 },
    ]);
  });

  it('say why they were not joined, and stay open', async () => {
    const { user } = await openPanel(DOUBLES, {
      ...routes,
      'POST /api/names/join': [409, { error: 'Bu ad zaten birleştirilmiş.' }],
    });
    await user.click(await screen.findByRole('button', { name: /^Kulüpleri birleştir/ }));
    await user.click(await screen.findByRole('button', { name: 'Birleştir' }));
    expect(await screen.findByText('Bu ad zaten birleştirilmiş.')).toBeInTheDocument();
    expect(screen.getByRole('alertdialog')).toBeInTheDocument();
  });

  it('can’t be joined where the server refuses it beforehand', async () => {
    const { user } = await openPanel(DOUBLES, {
      ...routes,
      'GET /api/names/join': [409, { error: 'İki ad zaten aynı.' }],
    });
    await user.click(await screen.findByRole('button', { name: /^Kulüpleri birleştir/ }));
    expect(await screen.findByText('İki ad zaten aynı.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Birleştir' })).toBeDisabled();
  });

  it('say that there is none, and why they did not come', async () => {
    const { unmount } = await openPanel(DOUBLES, { ...routes, 'GET /api/match-rows': [200, page()] });
    expect(await screen.findByText(/^Olası çift yok/)).toBeInTheDocument();
    unmount();
    await openPanel(DOUBLES, { ...routes, 'GET /api/match-rows': [500, {}] });
    expect(await screen.findByRole('button', { name: 'Tekrar dene' })).toBeInTheDocument();
  });

  it('show a join that goes on, and are read again when it is over', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    let state: NameJoinRow['state'] = 'joining';
    const { calls } = await openPanel(DOUBLES, {
      ...routes,
      'GET /api/names/joins': () => [200, [joined({ state })]],
    });
    expect(await screen.findByText('Kobe → Vissel Kobe: birleştiriliyor …')).toBeInTheDocument();
    const before = asked(calls, 'GET /api/match-rows').length;
    state = 'joined';
    jest.advanceTimersByTime(3_000);
    await waitFor(() => expect(screen.queryByText(/birleştiriliyor …/)).not.toBeInTheDocument());
    await waitFor(() => expect(asked(calls, 'GET /api/match-rows').length).toBeGreaterThan(before));
    jest.useRealTimers();
  });
});

describe('joined names in the panel', () => {
  it('are listed with their state, and taken apart after a question', async () => {
    const { calls, user } = await openPanel(JOINS, {
      ...routes,
      'GET /api/names/joins': [200, [joined(), joined({ id: 2, state: 'parting', from_name: 'G-Osaka' })]],
      'DELETE /api/names/joins/3': [200, { message: 'Adlar ayrıldı.' }],
    });
    expect(await screen.findByRole('cell', { name: 'Birleşik' })).toBeInTheDocument();
    expect(screen.getByRole('cell', { name: 'Ayrılıyor' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'G-Osaka ve Vissel Kobe: ayır' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Kobe ve Vissel Kobe: ayır' }));
    const dialog = await screen.findByRole('alertdialog', { name: '“Kobe” ile “Vissel Kobe” ayrılsın mı?' });
    await user.click(within(dialog).getByRole('button', { name: 'Ayır' }));
    expect(await screen.findByText('Adlar ayrıldı.')).toBeInTheDocument();
    expect(asked(calls, 'DELETE /api/names/joins/3')).toHaveLength(1);
  });

  it('are joined by hand, clubs by what is written', async () => {
    const { calls, user } = await openPanel(JOINS, {
      ...routes,
      'POST /api/names/join': [201, joined()],
    });
    await user.click(await screen.findByRole('button', { name: 'Devam' }));
    expect(await screen.findAllByText('Bu alan zorunlu.')).toHaveLength(3);
    await user.type(screen.getByLabelText('Ülke'), 'Japonya');
    await user.type(screen.getByLabelText('Birleşecek ad'), 'Kobe');
    await user.type(screen.getByLabelText('Kalacak ad'), 'Vissel Kobe ');
    await user.click(screen.getByRole('button', { name: 'Devam' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(within(dialog).queryByRole('radio')).not.toBeInTheDocument();
    await user.click(await within(dialog).findByRole('button', { name: 'Birleştir' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(asked(calls, 'POST /api/names/join').map(({ body }) => body)).toEqual([
      { kind: 'club', country_name: 'Japonya', from: 'Kobe', into: 'Vissel Kobe' },
    ]);
    expect(screen.getByLabelText('Ülke')).toHaveValue('');
  });

  it('are joined by hand, competitions by searching them', async () => {
    const competition = (id: number, competition_name: string) => ({
      ...{ id, country_name: 'Avusturya', competition_name, league_code: null },
      ...{ matches: 1, first_date: '2024-05-17', last_date: '2024-05-17' },
    });
    const { calls, user } = await openPanel(JOINS, {
      ...routes,
      'GET /api/competitions': [200, [competition(9, 'Tipico Bundesliga'), competition(4, 'Bundesliga')]],
      'POST /api/names/join': [201, joined({ kind: 'competition' })],
    });
    await user.selectOptions(await screen.findByLabelText('Tür'), 'Lig');
    await user.click(screen.getByRole('combobox', { name: 'Birleşecek ad' }));
    await user.click(await screen.findByRole('option', { name: 'Avusturya · Tipico Bundesliga' }));
    await user.click(screen.getByRole('combobox', { name: 'Kalacak ad' }));
    await user.click(await screen.findByRole('option', { name: 'Avusturya · Bundesliga' }));
    await user.click(screen.getByRole('button', { name: 'Devam' }));
    await user.click(await screen.findByRole('button', { name: 'Birleştir' }));
    await waitFor(() =>
      expect(asked(calls, 'POST /api/names/join').map(({ body }) => body)).toEqual([
        { kind: 'competition', from: 9, into: 4 },
      ]),
    );
  });
});

describe('the history of imports', () => {
  const row = {
    id: 5,
    file_name: 'japonya.csv',
    format: 'football-data',
    bookmaker: null,
    status: 'done',
    progress: 1,
    rows_read: 12,
    inserted: 10,
    updated: 0,
    unchanged: 2,
    skipped: 0,
    warnings: 0,
    old_copies: 0,
    awarded: 0,
    doubles: 0,
    origin: 'upload',
    source: null,
    notice: null,
    error: null,
    has_report: false,
    created_at: '2026-05-17T12:00:00.000Z',
    finished_at: '2026-05-17T12:00:01.000Z',
  };

  it('says what an import found besides its rows, and leads to the doubles', async () => {
    const { user } = await openPanel('/admin?sekme=veri', {
      ...routes,
      'GET /api/imports': [200, [{ ...row, old_copies: 45, awarded: 3, doubles: 1012 }]],
    });
    expect(await screen.findByText('eski kopya: 45 maç yok sayıldı')).toBeInTheDocument();
    expect(screen.getByText('hükmen: 3 maç')).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'olası çift: 1.012 maç' }));
    expect(await screen.findByRole('article')).toBeInTheDocument();
  });

  it('says nothing of what was not found', async () => {
    await openPanel('/admin?sekme=veri', { ...routes, 'GET /api/imports': [200, [row]] });
    expect(await screen.findByRole('cell', { name: 'Tamamlandı' })).toBeInTheDocument();
  });
});
