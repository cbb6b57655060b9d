import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { type Answer, type ApiCall, serveApi } from '../../testing/fake-api';
import { listed, PICK_LISTS, pickFixture } from '../../testing/pick-fixtures';
import { post } from '../../testing/posts';
import { WithStore } from '../../testing/with-store';
import NewPickPage from './new-pick-page';

const FIRST = pickFixture();
const SECOND = pickFixture({
  match_id: 6,
  home_team: 'Dağyeli',
  away_team: 'Esintispor',
  match_time: '21:45',
  odds: { ft_1_odd: 2 },
});

type Given = Answer | ((call: ApiCall) => Answer);

function open(routes: Readonly<Record<string, Given>> = {}) {
  const calls = serveApi({
    ...PICK_LISTS,
    'GET /api/pick-fixtures': ({ query }) => [
      200,
      query.get('date') === '2026-05-22' ? [listed(FIRST), listed(SECOND)] : [],
    ],
    'GET /api/pick-fixtures/5': [200, FIRST],
    'GET /api/pick-fixtures/6': [200, SECOND],
    'POST /api/editor': [201, post(9)],
    ...routes,
  });
  render(
    <WithStore>
      <MemoryRouter>
        <NewPickPage reload={() => {}} />
      </MemoryRouter>
    </WithStore>,
  );
  return calls;
}

const send = () => userEvent.click(screen.getByRole('button', { name: 'Gönder' }));
const part = () => screen.getByRole('group', { name: 'Seçimler (isteğe bağlı)' });
const chosen = () =>
  within(screen.getByRole('list', { name: 'Eklenen seçimler' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);
const odd = (name: string) => screen.findByRole('button', { name });

async function fill() {
  await userEvent.type(screen.getByLabelText('Başlık'), 'Hafta sonu');
  await userEvent.type(screen.getByLabelText('Alt metin'), 'Kısa metin');
  await userEvent.upload(
    screen.getByLabelText('Görsel'),
    new File(['x'], 'kupon.png', { type: 'image/png' }),
  );
}

const openPicker = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Seçim ekle' }));
  return screen.findByRole('combobox', { name: 'Maç' });
};

async function findMatch(text: string) {
  await userEvent.clear(await screen.findByRole('combobox', { name: 'Maç' }));
  await userEvent.type(screen.getByRole('combobox', { name: 'Maç' }), text);
  await userEvent.click(await screen.findByRole('option', { name: new RegExp(text) }));
}

const sentSelections = (calls: readonly ApiCall[]) =>
  calls
    .filter(({ route }) => route === 'POST /api/editor')
    .map(({ body }) => (body as Record<string, string>).selections)
    .map((text) => (text === undefined ? undefined : (JSON.parse(text) as unknown)));

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  sessionStorage.clear();
});

describe('the selections of a new pick', () => {
  it('are asked for only once one is added, and a pick without any is sent as before', async () => {
    const calls = open();
    await fill();
    await send();
    await screen.findByText('Teşekkürler! Blog başarıyla eklenmiştir.');
    expect(calls.map(({ route }) => route)).toEqual(['POST /api/editor']);
    expect(sentSelections(calls)).toEqual([undefined]);
  });

  it('are found by day, match and market, and sent with the prices shown', async () => {
    const calls = open();
    await fill();
    await openPicker();
    await findMatch('Akkuğu');
    await userEvent.click(await odd('1 1,85'));
    expect(screen.getByRole('button', { name: '1 1,85', pressed: true })).toBeInTheDocument();
    await findMatch('Esinti');
    await userEvent.click(await odd('1 2,00'));
    expect(chosen()).toEqual([
      expect.stringMatching(
        /^Akkuğuspor - Bozyele SKMaç Sonucu · 122 Mayıs 2026 20:00 ?1,85kilitlenecek oran/,
      ),
      expect.stringMatching(/^Dağyeli - EsintisporMaç Sonucu · 122 Mayıs 2026 21:45 ?2,00kilitlenecek oran/),
    ]);
    expect(screen.getByText('2 seçim · toplam oran 3,70')).toBeInTheDocument();
    expect(screen.getByText('Eklendi: Dağyeli - Esintispor, Maç Sonucu · 1')).toHaveAttribute(
      'role',
      'status',
    );
    await send();
    await screen.findByText('Teşekkürler! Blog başarıyla eklenmiştir.');
    expect(sentSelections(calls)).toEqual([
      [
        { match_id: 5, column: 'ft_1_odd', odd: 1.85 },
        { match_id: 6, column: 'ft_1_odd', odd: 2 },
      ],
    ]);
    expect(screen.queryByRole('list', { name: 'Eklenen seçimler' })).toBeNull();
  });

  it('can be chosen by the keyboard alone, and Enter in a box sends nothing', async () => {
    const calls = open();
    const box = await openPicker();
    await waitFor(() => expect(calls.some(({ route }) => route === 'GET /api/pick-fixtures')).toBe(true));
    box.focus();
    await userEvent.keyboard('bozyele');
    await screen.findByRole('option', { name: /Bozyele/ });
    await userEvent.keyboard('{Enter}');
    await odd('X 3,40');
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    while (document.activeElement?.textContent !== 'X 3,40') await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(chosen()).toHaveLength(1);
    expect(screen.queryByText('Başlık zorunlu.')).toBeNull();
    expect(calls.some(({ route }) => route === 'POST /api/editor')).toBe(false);
  });

  it('are one for each match and market: another takes the place, a second press removes', async () => {
    open();
    await openPicker();
    await findMatch('Akkuğu');
    await userEvent.click(await odd('1 1,85'));
    await userEvent.click(await odd('X 3,40'));
    expect(chosen()).toEqual([expect.stringContaining('Maç Sonucu · X')]);
    await userEvent.click(screen.getByRole('combobox', { name: 'Bahis türü' }));
    await userEvent.click(await screen.findByRole('option', { name: '2,5 Alt/Üst' }));
    await userEvent.click(await odd('Üst 1,70'));
    expect(chosen()).toHaveLength(2);
    // nobody sells two of one match as one
    expect(part()).toHaveTextContent('2 seçim · aynı maçtan seçimler var: kupon sayılmaz');
    expect(part()).not.toHaveTextContent('toplam oran');
    await userEvent.click(await odd('Üst 1,70'));
    expect(chosen()).toEqual([expect.stringContaining('Maç Sonucu · X')]);
    await userEvent.click(
      screen.getByRole('button', { name: 'Seçimi çıkar: Akkuğuspor - Bozyele SK, Maç Sonucu · X' }),
    );
    expect(screen.queryByRole('list', { name: 'Eklenen seçimler' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Seçim eklemeyi kapat' })).toHaveFocus();
  });

  it('can be of any later day', async () => {
    const calls = open();
    await openPicker();
    await userEvent.selectOptions(await screen.findByLabelText('Gün'), 'Ertesi Gün');
    await userEvent.click(screen.getByRole('combobox', { name: 'Maç' }));
    expect((await screen.findAllByText('Bu gün için başlamamış maç yok.'))[0]).toBeInTheDocument();
    await userEvent.selectOptions(screen.getByLabelText('Gün'), 'Başka bir gün');
    await userEvent.type(screen.getByLabelText('Tarih'), '30.05.2026{Enter}');
    await waitFor(() =>
      expect(
        calls
          .filter(({ route }) => route === 'GET /api/pick-fixtures')
          .at(-1)
          ?.query.get('date'),
      ).toBe('2026-05-30'),
    );
    expect(screen.queryByText('Başlık zorunlu.')).toBeNull();
  });

  it('are at most twenty', async () => {
    sessionStorage.setItem(
      'draft::new-pick',
      JSON.stringify({
        selections: JSON.stringify(
          Array.from({ length: 20 }, (_, at) => ({
            ...listed(FIRST),
            match_id: 100 + at,
            column: 'ft_1_odd',
            odd: 2,
          })),
        ),
      }),
    );
    open();
    expect(chosen()).toHaveLength(20);
    await openPicker();
    expect(screen.getByText('En fazla 20 seçim eklenebilir.')).toBeInTheDocument();
    await findMatch('Akkuğu');
    expect(await odd('1 1,85')).toBeDisabled();
  });
});

describe('a price that moves while the form is open', () => {
  it('is refused with a sentence beside the selections, shown with the new one, and taken when sent again', async () => {
    let price = 1.85;
    const refused = 'Akkuğuspor - Bozyele SK maçında 1 oranı değişti: 1,85 değil 1,80.';
    const calls = open({
      'GET /api/pick-fixtures/5': () => [200, { ...FIRST, odds: { ft_1_odd: price } }],
      'POST /api/editor': ({ body }) =>
        (JSON.parse((body as Record<string, string>).selections!) as { odd: number }[])[0]!.odd === price
          ? [201, post(9)]
          : [409, { error: refused, code: 'PRICE_CHANGED', fields: { selections: refused } }],
    });
    await fill();
    await openPicker();
    await findMatch('Akkuğu');
    await userEvent.click(await odd('1 1,85'));
    price = 1.8;
    await send();
    await waitFor(() => expect(part()).toHaveAccessibleDescription(expect.stringContaining(refused)));
    expect(await screen.findByText('Oran değişti: 1,85 yerine 1,80')).toBeInTheDocument();
    expect(screen.getByLabelText('Başlık')).toHaveValue('Hafta sonu');
    expect(part()).toHaveAccessibleDescription(expect.stringContaining('yeniden gönderin'));
    await send();
    await screen.findByText('Teşekkürler! Blog başarıyla eklenmiştir.');
    expect(sentSelections(calls).map((list) => (list as { odd: number }[])[0]!.odd)).toEqual([1.85, 1.8]);
  });

  it('is asked for again every half minute', async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    let price = 1.85;
    sessionStorage.setItem(
      'draft::new-pick',
      JSON.stringify({ selections: JSON.stringify([{ ...listed(FIRST), column: 'ft_1_odd', odd: 1.85 }]) }),
    );
    open({ 'GET /api/pick-fixtures/5': () => [200, { ...FIRST, odds: { ft_1_odd: price } }] });
    expect(await screen.findByText('1 seçim · oran 1,85')).toBeInTheDocument();
    price = 1.9;
    await act(() => jest.advanceTimersByTimeAsync(30_000));
    expect(await screen.findByText('Oran değişti: 1,85 yerine 1,90')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /^Seçimi çıkar/ }));
    expect(screen.queryByText(/^Oran değişti/)).toBeNull();
  });

  it('that is gone, or whose match has begun, says so beside the selection', async () => {
    const begun = 'Dağyeli - Esintispor maçı başladı: artık seçilemez.';
    sessionStorage.setItem(
      'draft::new-pick',
      JSON.stringify({
        selections: JSON.stringify([
          { ...listed(FIRST), column: 'ft_1_odd', odd: 1.85 },
          { ...listed(SECOND), column: 'ft_1_odd', odd: 2 },
        ]),
      }),
    );
    open({
      'GET /api/pick-fixtures/5': [200, { ...FIRST, odds: {} }],
      'GET /api/pick-fixtures/6': [409, { error: begun, code: 'PICK_LOCKED' }],
    });
    expect(await screen.findByText(/^Bu seçimin artık oranı yok/)).toBeInTheDocument();
    expect(await screen.findByText(begun)).toBeInTheDocument();
    expect(screen.getByText('2 seçim')).toBeInTheDocument();
  });
});

describe('the age of a price', () => {
  const seen = (age: number | null, too_old = false) => ({
    column: 'ft_1_odd',
    odd_at: age === null ? null : '2026-05-22T09:00:00.000Z',
    source: 'nesine-snapshot',
    age,
    too_old,
  });
  const withAge = (age: number | null, too_old?: boolean) => {
    sessionStorage.setItem(
      'draft::new-pick',
      JSON.stringify({ selections: JSON.stringify([{ ...listed(FIRST), column: 'ft_1_odd', odd: 1.85 }]) }),
    );
    return open({ 'GET /api/pick-fixtures/5': [200, { ...FIRST, seen: [seen(age, too_old)] }] });
  };

  it.each([
    [0, 'oran 0 dk önce görüldü'],
    [12, 'oran 12 dk önce görüldü'],
    [120, 'oran 2 sa önce görüldü'],
    [385, 'oran 6 sa 25 dk önce görüldü'],
    [null, 'zamansız oran'],
  ])('of %s minutes stands beside it', async (age, said) => {
    withAge(age);
    expect(await screen.findByText(said)).toBeInTheDocument();
    expect(screen.queryByText(/seçilemeyecek kadar eski/)).toBeNull();
  });

  it('is said to be too much before it is sent, and refused after', async () => {
    const refused =
      'Akkuğuspor - Bozyele SK maçında 1 oranı 6 saat 25 dakika önce görülmüş: en çok 6 saat öncesinin oranı seçilebilir.';
    withAge(385, true);
    expect(
      await screen.findByText('Bu oran 6 sa 25 dk önce görülmüş; seçilemeyecek kadar eski.'),
    ).toBeInTheDocument();
    serveApi({
      ...PICK_LISTS,
      'POST /api/editor': [409, { error: refused, code: 'PRICE_TOO_OLD', fields: { selections: refused } }],
    });
    await fill();
    await send();
    await waitFor(() => expect(part()).toHaveAccessibleDescription(expect.stringContaining(refused)));
    expect(chosen()).toHaveLength(1);
  });
});

describe('what was chosen', () => {
  const REFUSED = 'Akkuğuspor - Bozyele SK maçı başladı: artık seçilemez.';

  it('stays after any refusal, with the sentence beside it', async () => {
    open({
      'POST /api/editor': [
        400,
        {
          error: 'Gönderilen bilgilerde hata var.',
          code: 'VALIDATION_FAILED',
          fields: { selections: REFUSED },
        },
      ],
    });
    await fill();
    await openPicker();
    await findMatch('Akkuğu');
    await userEvent.click(await odd('1 1,85'));
    await send();
    expect(await screen.findByText(REFUSED)).toBeInTheDocument();
    expect(chosen()).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: /^Seçimi çıkar/ }));
    expect(screen.queryByText(REFUSED)).toBeNull();
  });

  it('waits with the texts when the form is left', async () => {
    open();
    await openPicker();
    await findMatch('Akkuğu');
    await userEvent.click(await odd('1 1,85'));
    cleanup();
    open();
    await waitFor(() => expect(chosen()).toEqual([expect.stringContaining('Maç Sonucu · 1')]));
    expect(screen.getByText('1 seçim · oran 1,85')).toBeInTheDocument();
  });
});
