import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { selectTable } from '../../../odds/table/table.slice';
import { GROUPS } from '../../../testing/catalogue';
import { type Answer, type ApiCall, serveApi, SETTINGS } from '../../../testing/fake-api';
import { found } from '../../../testing/odds-screen';
import { renderSite } from '../../../testing/render-site';
import { summaryOf } from '../../../testing/summary';

const SAVED = [
  {
    id: 11,
    filter_name: 'Ev favori',
    filter_type: 2,
    filter_data: { ft_1_odd: '1.4', home_ft_score: '2', away_ft_score: '1' },
    hidden_groups: ['general'],
    ...{ selection: 'over_25_odd', alert: { enabled: true } },
  },
  {
    ...{
      id: 12,
      filter_name: 'Beraberlik',
      filter_type: 2,
      filter_data: { ft_x_odd: '3.2' },
      hidden_groups: [],
    },
    ...{ selection: null, alert: { enabled: false } },
  },
];

const MATCHES = [
  {
    sys_match_id: 7,
    competition_name: 'Süper Lig',
    match_date: '2026-05-17',
    home_team: 'Beşiktaş',
    away_team: 'Göztepe',
  },
  {
    sys_match_id: 8,
    competition_name: 'Süper Lig',
    match_date: '2026-05-17',
    home_team: 'Iğdır FK',
    away_team: 'Bodrum',
  },
];

const RECIPES = [
  { key: 'result', label: 'MS' },
  { key: 'near-result', label: 'MS ±0,02' },
];

let calls: ApiCall[];
let answers: Record<string, Answer>;

async function open(address = '/kapanisoran', change: Record<string, Answer> = {}) {
  answers = change;
  const routes = {
    ...SETTINGS,
    'GET /api/check_role': [200, { role: 'user', username: 'ayşe', subscription_end_date: null }],
    'GET /api/odd-columns': [200, { groups: GROUPS, recipes: RECIPES }],
    'GET /api/odd-list-full-view': found({ id: 1, ft_1_odd: 1.85 }),
    'GET /api/odd-summary': [200, summaryOf(GROUPS)],
    'GET /api/match-dates': [200, ['2026-05-17', '2026-05-18', '2026-05-19']],
    'GET /api/kapanis-matches-by-date': [200, MATCHES],
    'GET /api/get_filters': [200, SAVED],
    'POST /api/save-filter': [201, { message: 'Filtre kaydedildi.', id: 13 }],
    'DELETE /api/delete-filter': [200, { message: 'Filtre silindi.' }],
    'POST /api/kapanis-populate-filter': [
      200,
      { populated_filter: { ft_1_odd: '1.85' }, missing: ['ft_x_odd'], basis: { ft: 'price' } },
    ],
  } as const satisfies Record<string, Answer>;
  calls = serveApi(
    Object.fromEntries(
      Object.entries(routes).map(([route, answer]) => [route, () => answers[route] ?? answer]),
    ),
  );
  // jsdom has no layout: without a size the table draws no boxes.
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1440);
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(800);
  const site = await renderSite(address, { role: 'user' });
  await screen.findByRole('grid');
  return { ...site, user: userEvent.setup() };
}

type Site = Awaited<ReturnType<typeof open>>;
type User = Site['user'];

const recipe = (label: string) => screen.getByRole('button', { name: `${label} hazır filtresi` });
const filledBodies = () => sent('POST /api/kapanis-populate-filter').map((call) => call.body);
const sent = (route: string) => calls.filter((call) => call.route === route);
const box = (name: string) => screen.getByRole('textbox', { name: `${name} filtresi` });

async function chooseDay(user: User, day: string) {
  await screen.findByRole('option', { name: day });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Tarih' }), day);
}

async function chooseMatch(user: User, typed: string) {
  await user.type(screen.getByRole('combobox', { name: 'Maç Seçin' }), typed);
  await user.click(await screen.findByRole('option', { name: /Süper Lig/ }));
}

async function chooseSaved(user: User, name: string) {
  await user.click(screen.getByRole('button', { name: /^Kayıtlı filtre/ }));
  await user.click(await screen.findByRole('button', { name: `${name} filtresini uygula` }));
}

const clearMatch = () => screen.getByRole('button', { name: 'Maç Seçin: seçimi kaldır' });
const clearAll = () => screen.getByRole('button', { name: 'Filtreleri Temizle' });

/** Keeps back the answer to a request until it is released. */
function hold(part: string) {
  const answer = jest.mocked(globalThis.fetch).getMockImplementation()!;
  let release!: () => void;
  const held = new Promise<void>((resolve) => (release = resolve));
  let signal: AbortSignal | undefined;
  jest.mocked(globalThis.fetch).mockImplementation(async (input, init) => {
    const request = input as Request;
    if (request.url.includes(part)) {
      signal = request.signal;
      await held;
    }
    return answer(input, init);
  });
  return { release, signal: () => signal! };
}

afterEach(() => jest.restoreAllMocks());

describe('the picker line of an odds table', () => {
  it('applies a saved filter as it was saved, scores and hidden groups too, while no day is chosen', async () => {
    const { user, path } = await open();
    await chooseSaved(user, 'Ev favori');
    await waitFor(() => expect(box('MS Skor')).toHaveValue('2 - 1'));
    expect(box('Maç Sonucu 1')).toHaveValue('1,4');
    await waitFor(() => expect(path()).toBe('/kapanisoran?ft_1_odd=1.4&ft_score=2+-+1&gizli=general'));
    expect(sent('GET /api/get_filters')[0]?.query.get('filter_type')).toBe('2');
    expect(sent('POST /api/kapanis-populate-filter')).toEqual([]);
  });

  it('asks for a match first when there is a day but no match', async () => {
    const { user } = await open();
    await chooseDay(user, 'Bugün');
    await chooseSaved(user, 'Beraberlik');
    expect(await screen.findByRole('alert')).toHaveTextContent('Hata: Lütfen önce bir maç seçin.');
    expect(box('Maç Sonucu X')).toHaveValue('');
  });

  it('fills a saved filter with the odds of the chosen match, and says what the match has no price for', async () => {
    const { user } = await open('/acilisoran');
    await chooseDay(user, 'Yarın');
    expect((await screen.findAllByRole('option', { name: 'Yarın' })).length).toBe(1);
    await chooseMatch(user, 'besik');
    await chooseSaved(user, 'Beraberlik');
    await waitFor(() => expect(box('Maç Sonucu 1')).toHaveValue('1,85'));
    expect(screen.getByText(/^Başarı:/)).toHaveTextContent(
      'Başarı: Filtre Beşiktaş - Göztepe maçının oranlarıyla dolduruldu. Bu maçta oranı olmayan sütunlar boş bırakıldı: MS X.',
    );
    expect(sent('GET /api/kapanis-matches-by-date')[0]?.query.get('date')).toBe('2026-05-18');
    expect(sent('POST /api/kapanis-populate-filter').at(-1)?.body).toEqual({
      match_id: 7,
      filter_name: 'Beraberlik',
      filter_type: 1,
    });
    expect(screen.getByRole('link', { name: 'Maçı aç' })).toHaveAttribute('href', '/mac/7');
  });

  it('fills the chosen filter again for another match', async () => {
    const { user } = await open();
    await chooseSaved(user, 'Beraberlik');
    await chooseDay(user, 'Bugün');
    await chooseMatch(user, 'igdir');
    await waitFor(() =>
      expect(sent('POST /api/kapanis-populate-filter').map((call) => call.body)).toEqual([
        { match_id: 8, filter_name: 'Beraberlik', filter_type: 2 },
      ]),
    );
  });

  it('fills the first ready filter as soon as a match is chosen, without any saved filter', async () => {
    const { user, path } = await open('/kapanisoran', { 'GET /api/get_filters': [200, []] });
    expect(recipe('MS')).toHaveAttribute('aria-pressed', 'true');
    await chooseDay(user, 'Bugün');
    await chooseMatch(user, 'besik');
    await waitFor(() => expect(path()).toBe('/kapanisoran?ft_1_odd=1.85'));
    expect(filledBodies()).toEqual([{ match_id: 7, recipe: 'result', filter_type: 2 }]);
  });

  it('fills the match again by another ready filter, and remembers it for the next visit', async () => {
    const { user } = await open();
    await chooseDay(user, 'Bugün');
    await chooseMatch(user, 'besik');
    await user.click(recipe('MS ±0,02'));
    await waitFor(() =>
      expect(filledBodies()).toEqual([
        { match_id: 7, recipe: 'result', filter_type: 2 },
        { match_id: 7, recipe: 'near-result', filter_type: 2 },
      ]),
    );
    expect(recipe('MS ±0,02')).toHaveAttribute('aria-pressed', 'true');
    expect(localStorage.getItem('lastRecipe')).toBe('near-result');
  });

  it('begins with the ready filter that was used last', async () => {
    localStorage.setItem('lastRecipe', 'near-result');
    await open();
    expect(recipe('MS ±0,02')).toHaveAttribute('aria-pressed', 'true');
  });

  it('begins with the first ready filter where the one used last is gone', async () => {
    localStorage.setItem('lastRecipe', 'bygone');
    await open();
    expect(recipe('MS')).toHaveAttribute('aria-pressed', 'true');
  });

  it('says that a match is needed when a ready filter is chosen without one', async () => {
    const { user } = await open();
    await user.click(recipe('MS ±0,02'));
    expect(screen.getByText('MS ±0,02 seçildi. Bir maç seçin; oranları kutulara yazılacak.')).toBeVisible();
    expect(filledBodies()).toEqual([]);
  });

  it('leaves the ready filters for a saved one, and comes back to them', async () => {
    const { user } = await open();
    await chooseSaved(user, 'Beraberlik');
    expect(recipe('MS')).toHaveAttribute('aria-pressed', 'false');
    await user.click(recipe('MS'));
    expect(recipe('MS')).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('button', { name: 'Kayıtlı filtreler' })).toBeInTheDocument();
  });

  it('shows what was asked last when an earlier answer comes late', async () => {
    const { user, path } = await open('/kapanisoran', {});
    await chooseDay(user, 'Bugün');
    let release = () => undefined as void;
    const late = new Promise<void>((resolve) => (release = resolve));
    const answer = jest.mocked(globalThis.fetch).getMockImplementation()!;
    jest.mocked(globalThis.fetch).mockImplementation(async (input, init) => {
      if (
        (input as Request).url.includes('populate') &&
        sent('POST /api/kapanis-populate-filter').length === 0
      ) {
        const first = await answer(input, init);
        await late;
        return first;
      }
      return answer(input, init);
    });
    await chooseMatch(user, 'besik');
    answers['POST /api/kapanis-populate-filter'] = [
      200,
      { populated_filter: { ft_x_odd: '3.40' }, missing: [], basis: { ft: 'price' } },
    ];
    await user.click(recipe('MS ±0,02'));
    await waitFor(() => expect(path()).toBe('/kapanisoran?ft_x_odd=3.40'));
    release();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(path()).toBe('/kapanisoran?ft_x_odd=3.40');
  });

  describe('by prices or by what they say', () => {
    const note = () => screen.findByText(/^(Oranla|Olasılıkla) dolduruldu/);
    const byProbability = (change: object = {}): Answer => [
      200,
      {
        populated_filter: { ft_1_odd: '%44.5±1' },
        missing: [],
        basis: { ft: 'probability' },
        ...change,
      },
    ];

    it('says what was done and why, and fills by the other at one press', async () => {
      const { user, path } = await open('/kapanisoran', {
        'POST /api/kapanis-populate-filter': byProbability(),
      });
      await chooseDay(user, 'Bugün');
      await chooseMatch(user, 'besik');
      expect(await note()).toHaveTextContent('Olasılıkla dolduruldu: bültenin payı arşivinkinden farklı.');
      expect(screen.getByText(/^Başarı:/)).toHaveTextContent(
        'Başarı: Filtre Beşiktaş - Göztepe maçının olasılıklarıyla dolduruldu.',
      );
      expect(box('Maç Sonucu 1')).toHaveValue('%44,5±1');

      delete answers['POST /api/kapanis-populate-filter'];
      await user.click(screen.getByRole('button', { name: 'Oranla doldur' }));
      await waitFor(() => expect(path()).toBe('/kapanisoran?ft_1_odd=1.85'));
      expect(await note()).toHaveTextContent('Oranla dolduruldu.');
      expect(filledBodies()).toEqual([
        { match_id: 7, recipe: 'result', filter_type: 2 },
        { match_id: 7, recipe: 'result', filter_type: 2, basis: 'price' },
      ]);
      await user.click(recipe('MS ±0,02'));
      await waitFor(() =>
        expect(filledBodies().at(-1)).toEqual({
          ...{ match_id: 7, recipe: 'near-result', filter_type: 2, basis: 'price' },
        }),
      );
      expect(await screen.findByRole('button', { name: 'Olasılıkla doldur' })).toBeEnabled();
      await user.click(clearMatch());
      expect(screen.queryByRole('button', { name: 'Olasılıkla doldur' })).toBeNull();
    });

    it('names the groups that could only be filled by price', async () => {
      const { user } = await open('/kapanisoran', {
        'POST /api/kapanis-populate-filter': byProbability({ basis: { uo_25: 'probability', ft: 'price' } }),
      });
      await chooseDay(user, 'Bugün');
      await chooseMatch(user, 'besik');
      expect(await note()).toHaveTextContent(/farklı\. Oranla doldurulan: Maç Sonucu\./);
    });

    it('offers no probabilities where a match has none', async () => {
      const { user } = await open();
      await chooseDay(user, 'Bugün');
      await chooseMatch(user, 'besik');
      await user.click(await screen.findByRole('button', { name: 'Olasılıkla doldur' }));
      expect(
        await screen.findByText('Oranla dolduruldu: bu maçın oranları olasılığa çevrilemiyor.'),
      ).toBeVisible();
      expect(screen.queryByRole('button', { name: 'Olasılıkla doldur' })).toBeNull();
    });

    it('leads from an empty table to probabilities, and to the matches nearest to the match', async () => {
      const { user, path } = await open('/kapanisoran', { 'GET /api/odd-list-full-view': found() });
      await chooseDay(user, 'Bugün');
      await chooseMatch(user, 'besik');
      expect(await screen.findByText('Veri bulunamadı')).toBeVisible();
      expect(screen.getByText(/^Tam bu oranlarda maç yok\./)).toBeVisible();
      expect(screen.getByRole('link', { name: 'Bu maça en yakın maçlar' })).toHaveAttribute('href', '/mac/7');
      answers['POST /api/kapanis-populate-filter'] = byProbability();
      await user.click(screen.getAllByRole('button', { name: 'Olasılıkla doldur' }).at(-1)!);
      await waitFor(() => expect(path()).toMatch(/ft_1_odd=%2544\.5/));
      expect(filledBodies().at(-1)).toMatchObject({ basis: 'probability' });
    });
  });

  it('saves what the table is filtered by under a name', async () => {
    const { user } = await open('/kapanisoran?ft_1_odd=1,85&ft_score=2-1&gizli=ft');
    await user.click(screen.getByRole('button', { name: 'Filtreyi Kaydet' }));
    const dialog = screen.getByRole('alertdialog', { name: 'Filtreyi Kaydet' });
    await user.click(within(dialog).getByRole('button', { name: 'Kaydet' }));
    expect(within(dialog).getByText('Filtreye bir ad verin.')).toBeInTheDocument();
    await user.type(within(dialog).getByRole('textbox', { name: 'Filtre adı' }), 'Benim filtrem{Enter}');
    expect(await screen.findByText('Başarı: Filtre kaydedildi.')).toBeInTheDocument();
    expect(sent('POST /api/save-filter').map((call) => call.body)).toEqual([
      {
        filter_name: 'Benim filtrem',
        filter_data: { ft_1_odd: '1,85', home_ft_score: '2', away_ft_score: '1', played: 'true' },
        filter_type: 2,
        hidden_groups: ['ft'],
        // the one column of odds with a condition
        selection: 'ft_1_odd',
      },
    ]);
    expect(screen.getByRole('button', { name: 'Kayıtlı filtre: Benim filtrem' })).toBeInTheDocument();
  });

  it('saves a selection of which the record is kept, found by the words of its market', async () => {
    const { user } = await open('/acilisoran?ft_1_odd=1,85');
    await user.click(screen.getByRole('button', { name: 'Filtreyi Kaydet' }));
    const dialog = screen.getByRole('alertdialog', { name: 'Filtreyi Kaydet' });
    await user.type(within(dialog).getByRole('textbox', { name: 'Filtre adı' }), 'Konuk');
    await user.type(within(dialog).getByRole('combobox', { name: 'İleri test için seçim' }), 'sonucu 2');
    await user.click(await within(dialog).findByRole('option', { name: 'Maç Sonucu · 2' }));
    await user.click(within(dialog).getByRole('button', { name: 'Kaydet' }));
    expect(await screen.findByText('Başarı: Filtre kaydedildi.')).toBeInTheDocument();
    expect(sent('POST /api/save-filter').map((call) => call.body)).toEqual([
      expect.objectContaining({ filter_name: 'Konuk', filter_type: 1, selection: 'ft_2_odd' }),
    ]);
  });

  it('presets no selection where several columns of odds have conditions', async () => {
    const { user } = await open('/kapanisoran?ft_1_odd=1,85&ft_x_odd=3,4');
    await user.click(screen.getByRole('button', { name: 'Filtreyi Kaydet' }));
    const dialog = screen.getByRole('alertdialog', { name: 'Filtreyi Kaydet' });
    await user.type(within(dialog).getByRole('textbox', { name: 'Filtre adı' }), 'İkisi{Enter}');
    expect(await screen.findByText('Başarı: Filtre kaydedildi.')).toBeInTheDocument();
    expect(sent('POST /api/save-filter').map((call) => call.body)).toEqual([
      expect.objectContaining({ selection: null }),
    ]);
  });

  describe('an edited saved filter', () => {
    const edit = async () => {
      const site = await open();
      await chooseSaved(site.user, 'Ev favori');
      await waitFor(() => expect(box('Maç Sonucu 1')).toHaveValue('1,4'));
      await site.user.type(box('Maç Sonucu 1'), '5{Enter}');
      await site.user.click(screen.getByRole('button', { name: 'Filtreyi Kaydet' }));
      const dialog = within(screen.getByRole('alertdialog', { name: 'Filtreyi Kaydet' }));
      return { ...site, dialog, name: dialog.getByRole('textbox', { name: 'Filtre adı' }) };
    };
    const bodies = () => sent('POST /api/save-filter').map((call) => call.body);

    it('keeps its name and selection, and says before that its record begins anew', async () => {
      const { user, dialog, name } = await edit();
      expect(name).toHaveValue('Ev favori');
      expect(await dialog.findByText(/kaydı şimdi baştan başlar; önceki soru/)).toHaveTextContent(
        '“Ev favori” adlı bir filtreniz var. Bu soru onun adını alır ve kaydı şimdi baştan başlar; önceki soru, kaydıyla birlikte numaralı bir adla kalır. Haber verme yeni soruya geçer.',
      );
      await user.click(dialog.getByRole('button', { name: 'Kaydet' }));
      expect(await screen.findByText('Başarı: Filtre kaydedildi.')).toBeInTheDocument();
      expect(bodies()).toMatchObject([
        {
          filter_name: 'Ev favori',
          selection: 'over_25_odd',
          origin_id: 11,
          filter_data: { ft_1_odd: '1,45' },
        },
      ]);
    });

    it('names its origin under a new name too', async () => {
      const { user, dialog, name } = await edit();
      await user.clear(name);
      await user.type(name, 'Dar');
      expect(dialog.getByText(/yeni bir filtre olur/)).toHaveTextContent(
        '“Ev favori” filtresinden yeni bir filtre olur; kaydı şimdi baştan başlar.',
      );
      await user.type(name, '{Enter}');
      expect(await screen.findByText('Başarı: Filtre kaydedildi.')).toBeInTheDocument();
      expect(bodies()).toMatchObject([{ filter_name: 'Dar', origin_id: 11 }]);
    });

    it('is whichever filter has the name that is typed, however it is written', async () => {
      const { user, dialog, name } = await edit();
      await user.clear(name);
      await user.type(name, 'BERABERLİK');
      expect(dialog.getByText(/^“Beraberlik” adlı/)).not.toHaveTextContent('Haber verme');
      await user.type(name, '{Enter}');
      expect(await screen.findByText('Başarı: Filtre kaydedildi.')).toBeInTheDocument();
      expect(bodies()).toMatchObject([{ filter_name: 'BERABERLİK', origin_id: 12 }]);
    });
  });

  it('keeps the name that was refused', async () => {
    const { user } = await open('/kapanisoran?ft_1_odd=1,85', {
      'POST /api/save-filter': [
        409,
        {
          error: 'Bu ad kullanılıyor.',
          code: 'FILTER_NAME_TAKEN',
          fields: { filter_name: 'Bu adda bir filtreniz zaten var.' },
        },
      ],
    });
    await user.click(screen.getByRole('button', { name: 'Filtreyi Kaydet' }));
    const dialog = screen.getByRole('alertdialog');
    await user.type(within(dialog).getByRole('textbox'), 'Ev favori{Enter}');
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      'Hata: Bu adda bir filtreniz zaten var.',
    );
    expect(within(dialog).getByRole('textbox')).toHaveValue('Ev favori');
  });

  it('asks for no name when there is nothing to save', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Filtreyi Kaydet' }));
    expect(screen.getByRole('alert')).toHaveTextContent(/^Hata: Kaydedilecek filtre yok/);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('deletes a filter after a question, and not without a yes', async () => {
    const { user } = await open();
    const ask = async () => {
      await user.click(screen.getByRole('button', { name: /^Kayıtlı filtre/ }));
      await user.click(await screen.findByRole('button', { name: 'Beraberlik filtresini sil' }));
      return screen.findByRole('alertdialog', { name: 'Bu filtreyi silmek istediğinize emin misiniz?' });
    };
    await user.click(within(await ask()).getByRole('button', { name: 'Vazgeç' }));
    expect(sent('DELETE /api/delete-filter')).toEqual([]);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Kayıtlı filtreler' })).toHaveFocus());
    await user.click(within(await ask()).getByRole('button', { name: 'Sil' }));
    expect(await screen.findByText('Başarı: Filtre silindi.')).toBeInTheDocument();
    expect(sent('DELETE /api/delete-filter').map((call) => call.query.get('id'))).toEqual(['12']);
  });

  it('keeps the match that was chosen while a filter was being deleted', async () => {
    const { user } = await open();
    const deletion = hold('delete-filter');
    await chooseSaved(user, 'Beraberlik');
    await user.click(screen.getByRole('button', { name: 'Kayıtlı filtre: Beraberlik' }));
    await user.click(await screen.findByRole('button', { name: 'Beraberlik filtresini sil' }));
    await user.click(await screen.findByRole('button', { name: 'Sil' }));
    await user.click(screen.getByRole('button', { name: 'Vazgeç' }));
    await chooseDay(user, 'Bugün');
    await chooseMatch(user, 'besik');
    deletion.release();
    expect(await screen.findByText('Başarı: Filtre silindi.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Kayıtlı filtreler' })).toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: 'Maç Seçin' })).toHaveValue('Süper Lig | Beşiktaş - Göztepe');
  });

  it.each([
    ['another screen is opened', (site: Site) => act(async () => void site.seen.navigate('/contact'))],
    ['the match is taken off', ({ user }: Site) => user.click(clearMatch())],
    ['everything is cleared', ({ user }: Site) => user.click(clearAll())],
  ])('fills nothing any more once %s', async (_, leave) => {
    const site = await open('/kapanisoran?ft_x_odd=3');
    const filling = hold('populate-filter');
    await chooseDay(site.user, 'Bugün');
    await chooseMatch(site.user, 'besik');
    await leave(site);
    await waitFor(() => expect(filling.signal().aborted).toBe(true));
    filling.release();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(selectTable(site.store.getState(), 'closing').question?.filters ?? {}).not.toHaveProperty(
      'ft_1_odd',
    );
    expect(screen.queryByText(/^Hata:/)).toBeNull();
  });

  it('says in the words of the catalogue what failed without a sentence of the server', async () => {
    const broken: Answer = [500, {}];
    const { user } = await open('/kapanisoran', {
      'DELETE /api/delete-filter': broken,
      'POST /api/kapanis-populate-filter': broken,
    });
    await user.click(screen.getByRole('button', { name: /^Kayıtlı filtre/ }));
    await user.click(await screen.findByRole('button', { name: 'Beraberlik filtresini sil' }));
    await user.click(await screen.findByRole('button', { name: 'Sil' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Hata: Filtre silme başarısız');
    await chooseDay(user, 'Bugün');
    await chooseMatch(user, 'besik');
    await chooseSaved(user, 'Beraberlik');
    expect(await screen.findByText('Hata: Filtre doldurulurken bir hata oluştu.')).toBeInTheDocument();
  });

  it('clears filters, day, match and saved filter together', async () => {
    const { user, path } = await open('/kapanisoran?ft_1_odd=1,85');
    await chooseDay(user, 'Bugün');
    await chooseMatch(user, 'besik');
    await chooseSaved(user, 'Beraberlik');
    await screen.findByText(/^Başarı:/);
    await user.click(screen.getByRole('button', { name: 'Filtreleri Temizle' }));
    await waitFor(() => expect(path()).toBe('/kapanisoran'));
    expect(screen.getByRole('combobox', { name: 'Tarih' })).toHaveValue('');
    expect(screen.getByRole('combobox', { name: 'Maç Seçin' })).toHaveValue('');
    expect(screen.getByRole('button', { name: 'Kayıtlı filtreler' })).toBeInTheDocument();
    expect(screen.queryByText(/^Başarı:/)).toBeNull();
  });

  it('says when there is no saved filter yet', async () => {
    const { user } = await open('/kapanisoran', { 'GET /api/get_filters': [200, []] });
    await user.click(screen.getByRole('button', { name: 'Kayıtlı filtreler' }));
    expect(await screen.findByText(/^Kayıtlı filtreniz yok/)).toBeInTheDocument();
  });
});
