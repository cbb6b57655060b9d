import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { BlogDto } from '../../api/generated/wire';
import { istanbulDay } from '../../lib/format-day';
import { AUTHOR_RECORD } from '../../testing/editors';
import { type Answer, type ApiCall, serveApi, SETTINGS } from '../../testing/fake-api';
import { listed, PICK_LISTS, pickFixture } from '../../testing/pick-fixtures';
import { post, postSelection, signedInAs } from '../../testing/posts';
import { renderSite } from '../../testing/render-site';

const TOMORROW = istanbulDay(new Date(), 1);

/** Published minutes ago, of a match that is tomorrow. */
const ahead = postSelection({
  match_date: TOMORROW,
  locked_at: new Date(Date.now() - 60_000).toISOString(),
});
const PICK = post(7, { blogname: 'Hafta sonu', feedback: 'Kısa metin', image_filename: 'eski.webp' });

function serve(
  change: Partial<BlogDto>,
  { role = 'user', put }: { role?: string; put?: Answer | ((call: ApiCall) => Answer) } = {},
) {
  const other = pickFixture({
    match_id: 6,
    home_team: 'Dağyeli',
    away_team: 'Esintispor',
    odds: { ft_x_odd: 3.4 },
  });
  return serveApi({
    ...SETTINGS,
    ...signedInAs(role),
    ...AUTHOR_RECORD,
    ...PICK_LISTS,
    'GET /api/blogs/7': [200, { ...PICK, ...change }],
    'GET /api/blogs/7/comments': [200, { comments: [], is_blocked: false }],
    'GET /api/pick-fixtures': [200, [listed(pickFixture()), listed(other)]],
    'GET /api/pick-fixtures/5': [200, pickFixture()],
    'GET /api/pick-fixtures/6': [200, other],
    'PUT /api/blogs/7': put ?? [200, PICK],
  });
}

const open = (role: 'editor' | 'user' = 'user') => renderSite('/blog/7', { role });

const items = async () => {
  const list = await screen.findByRole('list', { name: 'Seçimler' });
  return within(list).getAllByRole('listitem');
};

describe('the selections of a post', () => {
  it('are not mentioned where there are none', async () => {
    const calls = serve({});
    await open();
    await screen.findByRole('heading', { level: 1, name: 'Hafta sonu' });
    expect(screen.queryByRole('heading', { name: 'Seçimler' })).toBeNull();
    expect(calls.some(({ route }) => route === 'GET /api/odd-columns')).toBe(false);
  });

  it('show match, kick-off, market, locked price, since when, result and score', async () => {
    serve({
      selections: [
        postSelection({ state: 'kazandı', home_ft_score: 2, away_ft_score: 1 }),
        postSelection({ match_id: 6, column: 'over_25_odd', odd: 2, match_time: null }),
      ],
    });
    await open();
    const [won, waiting] = await items();
    expect(within(won!).getByRole('link', { name: 'Akkuğuspor - Bozyele SK' })).toHaveAttribute(
      'href',
      '/mac/5',
    );
    expect(await within(won!).findByText(/Maç Sonucu · 1/)).toHaveTextContent('Maç Sonucu · 1 oran 1,85');
    expect(won).toHaveTextContent(
      '22 Mayıs 2026 20:00 · Oran 17 Mayıs 2026 21:45 tarihinde kilitlendi · oran 17 Mayıs 2026 21:40 görüldü',
    );
    expect(won).toHaveTextContent('kazandı');
    expect(won).toHaveTextContent('Skor 2 - 1');
    expect(waiting).toHaveTextContent('2,5 Alt/Üst · Üst oran 2,00');
    expect(waiting).toHaveTextContent('22 Mayıs 2026, saati belli değil');
    expect(waiting).toHaveTextContent('bekliyor');
    expect(waiting).not.toHaveTextContent('Skor');
    expect(screen.getByText('Kupon: 2 seçim · toplam oran 3,70').parentElement).toHaveTextContent(
      /bekliyor$/,
    );
  });

  it('of one match are no coupon, and their prices are not multiplied', async () => {
    serve({ selections: [postSelection(), postSelection({ column: 'over_25_odd', odd: 2 })] });
    await open();
    expect(await items()).toHaveLength(2);
    expect(screen.getByText('2 seçim · aynı maçtan seçimler var: kupon sayılmaz')).toBeInTheDocument();
    expect(screen.queryByText(/^Kupon|toplam oran/)).toBeNull();
  });

  it('say which repeats an earlier one, and which price has no time', async () => {
    serve({
      selections: [
        postSelection({ repeated: true, odd_at: null }),
        postSelection({ match_id: 6, odd_at: null, source: null }),
      ],
    });
    await open();
    const [said, silent] = await items();
    expect(said).toHaveTextContent(/tarihinde kilitlendi · zamansız oran · yinelenen$/);
    expect(within(said!).getByTitle(/tek seçim olarak sayılmaz/)).toHaveTextContent('yinelenen');
    expect(silent).toHaveTextContent(/tarihinde kilitlendi$/);
  });

  it('say nothing of a coupon when there is one', async () => {
    serve({ selections: [postSelection()] });
    await open();
    expect(await items()).toHaveLength(1);
    expect(screen.queryByText(/^Kupon/)).toBeNull();
  });

  it('say when the post was edited, and how often selections and results were changed', async () => {
    const { match_id, column, odd, home_team, away_team } = postSelection();
    const selection = { match_id, column, odd, home_team, away_team };
    serve({
      selections: [postSelection({ state: 'kaybetti' })],
      edited_at: '2026-05-18T09:00:00.000Z',
      selection_changes: [
        {
          changed_at: '2026-05-18T09:05:00.000Z',
          removed: [{ ...selection, column: 'ft_x_odd', odd: 3.4 }],
          added: [selection],
        },
      ],
      settlement_changes: [
        {
          changed_at: '2026-05-23T09:05:00.000Z',
          match_id,
          column,
          home_team,
          away_team,
          from: 'kazandı',
          to: 'kaybetti',
          home_ft_score: 1,
          away_ft_score: 1,
        },
      ],
    });
    await open();
    expect(await screen.findByText('düzenlendi')).toHaveTextContent('düzenlendi 18 Mayıs 2026 12:00');
    expect(await screen.findAllByText(/Maç Sonucu · 1/)).toHaveLength(3);
    const changed = screen.getByText('Seçimlerde değişiklik (1)').closest('details');
    expect(changed).not.toHaveAttribute('open');
    expect(changed).toHaveTextContent('18 Mayıs 2026 12:05');
    expect(changed).toHaveTextContent('Akkuğuspor - Bozyele SK, Maç Sonucu · X, oran 3,40: çıkarıldı');
    expect(changed).toHaveTextContent('Akkuğuspor - Bozyele SK, Maç Sonucu · 1, oran 1,85: eklendi');
    const corrected = screen.getByText('Düzeltilen sonuç (1)').closest('details');
    expect(corrected).toHaveTextContent('Maç Sonucu · 1: kazandı iken kaybetti oldu, şimdiki skor 1 - 1');
  });

  it('leave their changes to be read when all were taken away', async () => {
    const { match_id, column, odd, home_team, away_team } = postSelection();
    serve({
      selection_changes: [
        {
          changed_at: '2026-05-18T09:05:00.000Z',
          removed: [{ match_id, column, odd, home_team, away_team }],
          added: [],
        },
      ],
    });
    await open();
    expect(await screen.findByText('Bu gönderinin seçimleri çıkarıldı.')).toBeInTheDocument();
    expect(screen.getByText('Seçimlerde değişiklik (1)')).toBeInTheDocument();
  });
});

describe('changing the selections of a post', () => {
  const edit = async () => userEvent.click(await screen.findByRole('button', { name: 'Düzenle' }));
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Kaydet' }));
  const sent = (calls: readonly ApiCall[]) =>
    calls.find(({ route }) => route.startsWith('PUT'))?.body as Record<string, unknown>;

  it('is not sent when only the text was changed', async () => {
    const calls = serve({ selections: [ahead] }, { role: 'editor' });
    await open('editor');
    await edit();
    expect(screen.getByText('kilitli oran')).toBeInTheDocument();
    await userEvent.type(screen.getByLabelText('Başlık'), ' yeni');
    await save();
    await screen.findByRole('button', { name: 'Düzenle' });
    expect(sent(calls)).not.toHaveProperty('selections');
  });

  it('sends all of them, new ones with the price that was seen', async () => {
    const calls = serve({ selections: [ahead] }, { role: 'editor' });
    await open('editor');
    await edit();
    await userEvent.click(screen.getByRole('button', { name: 'Seçim ekle' }));
    await userEvent.type(await screen.findByRole('combobox', { name: 'Maç' }), 'dağyeli');
    await userEvent.click(await screen.findByRole('option', { name: /Dağyeli/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'X 3,40' }));
    await save();
    await screen.findByRole('button', { name: 'Düzenle' });
    expect(sent(calls).selections).toEqual([
      { match_id: 5, column: 'ft_1_odd' },
      { match_id: 6, column: 'ft_x_odd', odd: 3.4 },
    ]);
  });

  it('gives a selection that is chosen again its locked price back', async () => {
    const calls = serve({ selections: [{ ...ahead, odd: 2.2 }] }, { role: 'editor' });
    await open('editor');
    await edit();
    await userEvent.click(screen.getByRole('button', { name: /^Seçimi çıkar/ }));
    expect(screen.getByText('Kaydederseniz gönderide seçim kalmayacak.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Seçim ekle' }));
    await userEvent.type(await screen.findByRole('combobox', { name: 'Maç' }), 'bozyele');
    await userEvent.click(await screen.findByRole('option', { name: /Bozyele/ }));
    await userEvent.click(await screen.findByRole('button', { name: '1 1,85' }));
    expect(screen.getByText('1 seçim · oran 2,20')).toBeInTheDocument();
    await save();
    await screen.findByRole('button', { name: 'Düzenle' });
    expect(sent(calls)).not.toHaveProperty('selections');
  });

  it('gives one that was taken out before its first price back too', async () => {
    const { match_id, column, home_team, away_team } = ahead;
    const removed = [{ match_id, column, odd: 2.2, home_team, away_team }];
    const calls = serve(
      { selection_changes: [{ changed_at: ahead.locked_at, removed, added: [] }] },
      { role: 'editor' },
    );
    await open('editor');
    await edit();
    await userEvent.click(screen.getByRole('button', { name: 'Seçim ekle' }));
    await userEvent.type(await screen.findByRole('combobox', { name: 'Maç' }), 'bozyele');
    await userEvent.click(await screen.findByRole('option', { name: /Bozyele/ }));
    await userEvent.click(await screen.findByRole('button', { name: '1 1,85' }));
    expect(screen.getByText('1 seçim · oran 2,20')).toBeInTheDocument();
    expect(screen.getByText('kilitli oran')).toBeInTheDocument();
    await save();
    await screen.findByRole('button', { name: 'Düzenle' });
    expect(sent(calls).selections).toEqual([{ match_id: 5, column: 'ft_1_odd' }]);
  });

  it.each([
    ['after the first kick-off', [ahead, { ...ahead, match_id: 6, match_date: '2026-05-22' }]],
    [
      'a quarter of an hour after publication, however late the matches are',
      [ahead, { ...ahead, match_id: 6, locked_at: new Date(Date.now() - 15 * 60_000).toISOString() }],
    ],
  ])('is over %s, with the reason', async (_, selections) => {
    serve({ selections }, { role: 'editor' });
    await open('editor');
    await edit();
    expect(
      screen.getByText(
        'Seçimler yayından sonra 15 dakika, ilk maç başlayana kadar değiştirilebilir: artık değiştirilemez.',
      ),
    ).toBeInTheDocument();
    expect(await items()).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Seçim ekle' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Seçimi çıkar/ })).toBeNull();
  });

  it('that comes too late is refused beside them, and nothing is lost', async () => {
    const late =
      'Seçimler yayından sonra 15 dakika ve ilk maç başlayana kadar değiştirilebilir: artık değiştirilemez.';
    serve(
      { selections: [ahead, { ...ahead, match_id: 6 }] },
      { role: 'editor', put: [409, { error: late, code: 'PICK_LOCKED' }] },
    );
    await open('editor');
    await edit();
    await userEvent.click(screen.getAllByRole('button', { name: /^Seçimi çıkar/ })[0]!);
    await save();
    expect(await screen.findByRole('alert')).toHaveTextContent(late);
    expect(screen.getByRole('group', { name: 'Seçimler (isteğe bağlı)' })).toHaveAccessibleDescription(
      expect.stringContaining(late),
    );
    expect(screen.getAllByRole('button', { name: /^Seçimi çıkar/ })).toHaveLength(1);
  });
});
