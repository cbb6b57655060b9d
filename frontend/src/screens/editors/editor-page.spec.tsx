import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GROUPS } from '../../testing/catalogue';
import { editorPickWith, editorRecordWith, editorSummaryWith } from '../../testing/editors';
import { type Answer, serveApi, SETTINGS } from '../../testing/fake-api';
import { signedInAs } from '../../testing/posts';
import { renderSite } from '../../testing/render-site';

const ADDRESS = '/editorler/edit%C3%B6r';
const API = '/api/editors/edit%C3%B6r';

interface Answers {
  summary?: Answer;
  record?: Answer;
  picks?: Answer;
}

const serve = (role: string | null, { summary, record, picks }: Answers = {}) =>
  serveApi({
    ...SETTINGS,
    ...(role === null ? {} : signedInAs(role)),
    'GET /api/odd-columns': [200, { groups: GROUPS }],
    [`GET ${API}/summary`]: summary ?? [200, editorSummaryWith()],
    [`GET ${API}/record`]: record ?? [200, editorRecordWith()],
    [`GET ${API}/picks`]: picks ?? [200, { picks: [editorPickWith()], total: 1 }],
  });

const asked = (calls: ReturnType<typeof serve>) =>
  calls.map(({ route }) => route).filter((route) => route.includes('/editors/'));

/** Name, value and notes of each figure of a list. */
const figures = (label: RegExp | string) =>
  [...screen.getByLabelText(label).children].map((figure) =>
    [...figure.children].map((part) => part.textContent!.trim()),
  );

afterEach(() => jest.restoreAllMocks());

describe('the record of an editor', () => {
  it('shows a visitor its sums and curve, and asks for nothing that is paid for', async () => {
    const calls = serve(null);
    await renderSite(ADDRESS);
    expect(await screen.findByRole('figure', { name: /^Kâr eğrisi 120 bahis/ })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('editör: editör sicili');
    expect(document.title).toMatch(/^editör: editör sicili/);
    expect(figures('Sicil, 120 sonuçlanan seçim')).toEqual([
      ['Tek seçim getirisi', '+%4,5', '%95 aralık -%12 … +%21', '120 sonuçlanan seçim'],
      ['Kupon getirisi', '-%16,0 Az örnek', '%95 aralık -%71 … +%62', '20 sonuçlanan kupondan 4 kazanan'],
      ['Seçim', '130', '120 sonuçlandı', '10 bekliyor ya da iade'],
      ['Kazanan', '%55,0', '66/120 seçim'],
      ['Kâr', '+5,40 birim', '120 sonuçlanan seçim'],
      ['Ortalama oran', '1,90', '120 sonuçlanan seçim'],
    ]);
    expect(screen.getByRole('link', { name: 'Üyelik paketleri' })).toHaveAttribute('href', '/urunler');
    expect(screen.getByRole('link', { name: 'Giriş yapın' })).toHaveAttribute('href', '/login');
    expect(within(screen.getByRole('main')).getByText(/bahse teşvik etmez/)).toBeInTheDocument();
    expect(asked(calls)).toEqual([`GET ${API}/summary`]);
  });

  it('begins with what followers play, and names both', async () => {
    const { coupons } = editorSummaryWith();
    serve(null, {
      summary: [200, editorSummaryWith({ plays: 'coupons', coupons: { ...coupons, settled: 40 } })],
    });
    await renderSite(ADDRESS);
    await screen.findByRole('figure', { name: /^Kâr eğrisi/ });
    expect(figures('Sicil, 120 sonuçlanan seçim').slice(0, 2)).toEqual([
      ['Kupon getirisi', '-%16,0', '%95 aralık -%71 … +%62', '40 sonuçlanan kupondan 4 kazanan'],
      ['Tek seçim getirisi', '+%4,5', '%95 aralık -%12 … +%21', '120 sonuçlanan seçim'],
    ]);
  });

  it('says nothing of coupons where none is settled', async () => {
    const coupons = { settled: 0, won: 0, profit: 0, return_rate: null, return_low: null, return_high: null };
    serve(null, { summary: [200, editorSummaryWith({ plays: 'coupons', coupons })] });
    await renderSite(ADDRESS);
    await screen.findByRole('figure', { name: /^Kâr eğrisi/ });
    expect(figures('Sicil, 120 sonuçlanan seçim').map(([name]) => name)).toEqual([
      ...['Tek seçim getirisi', 'Seçim', 'Kazanan', 'Kâr', 'Ortalama oran'],
    ]);
  });

  it('shows a waiting member the same, with the way to the packages alone', async () => {
    const calls = serve('wait');
    await renderSite(ADDRESS, { role: 'wait' });
    expect(await screen.findByRole('link', { name: 'Üyelik paketleri' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Giriş yapın' })).toBeNull();
    expect(asked(calls)).toEqual([`GET ${API}/summary`]);
  });

  it('shows members months, closing prices and coupons too, each with its count', async () => {
    const calls = serve('user');
    await renderSite(ADDRESS, { role: 'user' });
    const months = await screen.findByRole('table', { name: 'Aylar' });
    expect(
      within(months)
        .getAllByRole('row')
        .map((row) => [...row.children].map((cell) => cell.textContent!.trim())),
    ).toEqual([
      ['Ay', 'Bahis', 'Kazanan', 'Kâr', 'Getiri'],
      ['Mayıs 2026 70 seçim', '60', '36%60,0', '+7,40', '+%12,3'],
      ['Nisan 2026', '60', '30%50,0', '-2,00', '-%3,3'],
    ]);
    expect(figures('Kapanış oranları')).toEqual([
      ['Adil kapanışa göre', '+%2,1', '%95 aralık +%0,4 … +%3,8', '101 seçim'],
      ['Kapanış oranına göre', '+%6,1', '%95 aralık +%4,3 … +%7,9', '101 seçim'],
    ]);
    expect(screen.getByText(/eksi bir değer de kapanıştan iyi olabilir/)).toBeInTheDocument();
    expect(
      screen.getByText(
        'Ayrıca: 2 seçim yayından sonraki 15 dakikada geri çekildi · 3 seçim yinelenen (tek seçim sayılmaz).',
      ),
    ).toBeInTheDocument();
    const verdict = screen.getByRole('region', { name: 'Ne anlama geliyor?' });
    expect(verdict).toHaveTextContent(/^Şansla açıklanabilir · Kanıt: 1’e 3\./);
    expect(verdict).not.toHaveTextContent('1’e 40');
    await userEvent.click(within(verdict).getByText('ayrıntı'));
    expect(verdict).toHaveTextContent(
      /bugüne kadarki en yükseği 1’e 3 oldu\..*1’e 40 olması .* editör sayısı: 2;/,
    );
    expect(screen.queryByRole('link', { name: 'Üyelik paketleri' })).toBeNull();
    expect(asked(calls)).not.toContain(`GET ${API}/summary`);
  });

  it('says what else there was, and nothing where there was nothing else', async () => {
    serve('user', { record: [200, editorRecordWith({ withdrawn: 0, repeated: 0, untimed: 7 })] });
    const { unmount } = await renderSite(ADDRESS, { role: 'user' });
    expect(await screen.findByText('Ayrıca: 7 seçim zamansız oranlı.')).toBeInTheDocument();
    unmount();
    serve('user', { record: [200, editorRecordWith({ withdrawn: 0, repeated: 0, untimed: 0 })] });
    await renderSite(ADDRESS, { role: 'user' });
    await screen.findByRole('table', { name: 'Aylar' });
    expect(screen.queryByText(/^Ayrıca/)).toBeNull();
  });

  it('is called rare by chance once the evidence is there, without a promise, and not judged while few are settled', async () => {
    serve('user', { record: [200, editorRecordWith({ evidence: { value: 41.9, needed: 40 } })] });
    const { unmount } = await renderSite(ADDRESS, { role: 'user' });
    expect(await screen.findByRole('region', { name: 'Ne anlama geliyor?' })).toHaveTextContent(
      /^Şans bunu seyrek verir · Kanıt: 1’e 41\. Yine de bundan sonra da süreceği anlamına gelmez\./,
    );
    unmount();
    const few = editorRecordWith({ picks: 29, settled: 29, evidence: { value: 41.9, needed: 40 } });
    serve('user', { record: [200, few] });
    await renderSite(ADDRESS, { role: 'user' });
    await screen.findByRole('table', { name: 'Aylar' });
    expect(screen.queryByRole('region', { name: 'Ne anlama geliyor?' })).toBeNull();
  });

  it('lists every selection for members, the lost ones too, each with its price, state and place', async () => {
    const open = editorPickWith({
      match_id: 101,
      state: 'bekliyor',
      seq: null,
      home_ft_score: null,
      away_ft_score: null,
    });
    const deleted = editorPickWith({ match_id: 102, state: 'iade', post_id: null, seq: 3 });
    serve('user', { picks: [200, { picks: [open, editorPickWith(), deleted], total: 3 }] });
    await renderSite(ADDRESS, { role: 'user' });
    const list = await screen.findByRole('region', { name: 'Editörün bütün seçimleri' });
    const [waiting, lost, gone] = await within(list).findAllByRole('listitem');
    expect(within(list).getByRole('status')).toHaveTextContent(/^3 seçim,/);
    expect(lost).toHaveTextContent(/kaybetti\s*16\.05\.2026 20:00/);
    expect(lost).toHaveTextContent(/Maç Sonucu · 1\s*oran 1,85\s*skor 0 - 1/);
    expect(lost).toHaveTextContent(
      /oran kilidi 16 Mayıs 2026 14:02 · oran 16 Mayıs 2026 13:50 görüldü\s*sicil no 1\.012/,
    );
    expect(within(lost!).getByRole('link', { name: 'Ankara - Bursa' })).toHaveAttribute('href', '/mac/100');
    expect(within(lost!).getByRole('link', { name: /^Gönderiyi aç/ })).toHaveAttribute('href', '/blog/7');
    expect(waiting).toHaveTextContent('bekliyor');
    expect(waiting).toHaveTextContent('yayından 15 dakika sonra sicile girer');
    expect(waiting).not.toHaveTextContent('skor');
    expect(gone).toHaveTextContent('iade');
    expect(gone).toHaveTextContent('gönderisi silindi');
    expect(within(gone!).getAllByRole('link')).toHaveLength(1);
  });

  it('says of a selection that it repeats another, that its price has no time, and that older rules held', async () => {
    const pick = editorPickWith({ odd_at: null, repeated: true, old_rules: true });
    const unkept = editorPickWith({ match_id: 101, odd_at: null, source: null });
    serve('user', { picks: [200, { picks: [pick, unkept], total: 2 }] });
    await renderSite(ADDRESS, { role: 'user' });
    const list = await screen.findByRole('region', { name: 'Editörün bütün seçimleri' });
    const [said, silent] = await within(list).findAllByRole('listitem');
    expect(said).toHaveTextContent(
      /oran kilidi 16 Mayıs 2026 14:02 · zamansız oran\s*yinelenen\s*eski kurallarla: ilk maça kadar değiştirilebiliyordu\s*sicil no 1\.012/,
    );
    expect(silent).toHaveTextContent(/oran kilidi 16 Mayıs 2026 14:02\s*sicil no 1\.012/);
  });

  it('lists the selections page by page, the page in the address', async () => {
    const calls = serve('user', { picks: [200, { picks: [editorPickWith()], total: 60 }] });
    const { path } = await renderSite(ADDRESS, { role: 'user' });
    const pages = await screen.findByRole('navigation', { name: 'Seçim sayfaları' });
    await userEvent.click(within(pages).getByRole('link', { name: 'Sayfa 3' }));
    expect(path()).toBe(`${ADDRESS}?sayfa=3`);
    const pagesAsked = calls.filter(({ route }) => route.endsWith('/picks'));
    expect(pagesAsked.map(({ query }) => Object.fromEntries(query))).toEqual([
      { page: '1', per_page: '25' },
      { page: '3', per_page: '25' },
    ]);
  });

  it('says that few settled selections are few', async () => {
    serve(null, { summary: [200, editorSummaryWith({ picks: 12, settled: 12, won: 9 })] });
    await renderSite(ADDRESS);
    expect(await screen.findByText(/^Yalnız 12 seçim sonuçlandı\./)).toBeInTheDocument();
    expect(screen.getAllByText('Az örnek').length).toBeGreaterThan(0);
  });

  it('shows no figure before anything is settled', async () => {
    const none = {
      settled: 0,
      won: 0,
      mean_odd: null,
      profit: 0,
      return_rate: null,
      return_low: null,
      return_high: null,
      curve: [],
    };
    serve(null, { summary: [200, editorSummaryWith({ ...none, picks: 4 })] });
    await renderSite(ADDRESS);
    expect(await screen.findByText('Sonuçlanan seçim yok')).toBeInTheDocument();
    expect(screen.getByText(/^Sicilde 4 seçim var/)).toBeInTheDocument();
    expect(screen.queryByText('Tek seçim getirisi')).toBeNull();
  });

  it('says so where closing prices are unknown', async () => {
    serve('user', {
      record: [
        200,
        editorRecordWith({
          closing_line: {
            ...{ n: 0, mean: null, low: null, high: null },
            ...{ against_price: null, against_low: null, against_high: null },
          },
        }),
      ],
    });
    await renderSite(ADDRESS, { role: 'user' });
    expect((await screen.findAllByText(/^kapanış oranı bilinen, başlamış/)).length).toBe(2);
    expect(figures('Kapanış oranları').map(([, value]) => value)).toEqual(['-', '-']);
  });

  it('leads on from a name that no editor has', async () => {
    serve(null, { summary: [404, { error: 'Kayıt bulunamadı.', code: 'NOT_FOUND' }] });
    await renderSite(ADDRESS);
    expect(await screen.findByText('Bu adla bir editör yok')).toBeInTheDocument();
    for (const link of within(screen.getByRole('main')).getAllByRole('link', { name: 'Bütün editörler' }))
      expect(link).toHaveAttribute('href', '/editorler');
  });

  it('can be asked for again after a failure', async () => {
    serve(null, { summary: [500, { error: 'Bir hata oluştu.', code: 'INTERNAL' }] });
    await renderSite(ADDRESS);
    expect(await screen.findByRole('alert')).toHaveTextContent('Sicil yüklenemedi. Bir hata oluştu.');
    serve(null);
    await userEvent.click(screen.getByRole('button', { name: 'Tekrar dene' }));
    expect(await screen.findByRole('figure', { name: /^Kâr eğrisi/ })).toBeInTheDocument();
  });
});
