import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { calibrationDetailsWith, calibrationWith } from '../../testing/calibration';
import { GROUPS } from '../../testing/catalogue';
import { type Answer, type ApiCall, serveApi, SETTINGS } from '../../testing/fake-api';
import { renderSite } from '../../testing/render-site';

const NOTHING_JUDGED = calibrationWith({
  from: null,
  to: null,
  matches: 0,
  overround: null,
  bins: [],
  methods: [],
});

let calls: ApiCall[];

interface Answers {
  calibration?: Answer | ((call: ApiCall) => Answer);
  details?: Answer;
}

async function open(address = '/guvenilirlik', answers: Answers = {}, role: 'user' | 'wait' = 'user') {
  calls = serveApi({
    ...SETTINGS,
    'GET /api/check_role': [200, { role, username: 'ayşe', subscription_end_date: null }],
    'GET /api/odd-columns': [200, { groups: GROUPS }],
    'GET /api/calibration': answers.calibration ?? [200, calibrationWith()],
    'GET /api/calibration/details': answers.details ?? [200, calibrationDetailsWith()],
  });
  return renderSite(address, { role });
}

const asked = (path = '/api/calibration') =>
  calls.filter((call) => call.route === `GET ${path}`).map((call) => Object.fromEntries(call.query));

/** The texts of a table's rows, cell by cell. */
const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent));

afterEach(() => jest.restoreAllMocks());

describe('the reliability of odds', () => {
  it('begins with the match result at closing odds, and with the answer in a sentence', async () => {
    await open();
    expect(
      await screen.findByText(/^30\.012 maçta %60–70 denen seçimlerin %66,1’i geldi \(3\.319 seçim,/, {
        selector: 'p',
      }),
    ).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Oranlar ne kadar doğru söylüyor?');
    expect(document.title).toMatch(/^Oranlar ne kadar doğru söylüyor\?/);
    expect(asked()).toEqual([{ filter_type: '2' }]);
    expect(screen.getByLabelText('Bahis türü')).toHaveDisplayValue('Maç Sonucu');
    expect(screen.getByRole('radio', { name: 'Kapanış' })).toBeChecked();
  });

  it('says how many matches were judged, by what, at which margin, and when it was last learned', async () => {
    await open();
    const judged = await screen.findByText(/^30\.012 maç değerlendirildi \(07\.08\.2020 – 17\.05\.2026\)\./);
    expect(judged).toHaveTextContent('yalnızca sezonunun ilk maçından önce oynananlardan öğrenilenle');
    expect(judged).toHaveTextContent('ortalama marj %5,1');
    expect(screen.getByText(/^Son öğrenme: 17 Mayıs 2026 21:45\./)).toBeInTheDocument();
    expect(screen.queryByText(/öğrenilmeyi bekliyor/)).toBeNull();
  });

  it('draws the bins with the gist in words, each in a shape of its own kind', async () => {
    await open();
    const picture = await screen.findByRole('img', { name: 'Güvenilirlik çizimi' });
    expect(picture).toHaveAccessibleDescription(/^30\.012 maçta %60–70 denen/);
    const looks = [...picture.querySelectorAll<SVGElement>('[data-bin]')].map(({ dataset }) => [
      dataset.bin,
      dataset.look,
    ]);
    expect(looks).toEqual([
      ['%0–10', 'outside'],
      ['%60–70', 'within'],
      ['%80–90', 'few'],
    ]);
  });

  it('shows the same figures as a table, without a verdict on few selections', async () => {
    await open();
    const table = await screen.findByRole('table', { name: 'Aynı sayılar, tablo olarak' });
    expect(rowsOf(table)).toEqual([
      ['%0–10 ', '4.120', '%7,1* (aralığın dışında)', '%5,0%4,4–5,7', '%4,4–5,7', '-2,1'],
      ['%60–70 ', '3.319', '%64,8', '%66,1%64,5–67,7', '%64,5–67,7', '+1,3'],
      ['%80–90 Az örnek', '12', '%82,3', '%66,7%39,1–86,2', '%39,1–86,2', '-'],
    ]);
  });

  it('draws one selection alone, says what its bins say together, and keeps it in the address', async () => {
    const { path } = await open();
    const user = userEvent.setup();
    const choice = await screen.findByLabelText('Seçenek');
    expect(choice).toHaveDisplayValue('Hepsi birlikte');
    expect([...choice.querySelectorAll('option')].map(({ text }) => text)).toEqual([
      'Hepsi birlikte',
      '1',
      'X',
      '2',
    ]);
    await user.selectOptions(choice, 'X');
    await waitFor(() => expect(path()).toBe('/guvenilirlik?selection=ft_x_odd'));
    expect(
      await screen.findByRole('heading', { name: 'Maç Sonucu X: söylenen ve gerçekleşen' }),
    ).toBeVisible();
    const said = /^Maç Sonucu X: 22\.878 maçta ortalama %25,6 söylendi, %26,7’si geldi; \+1,1 puanlık farkı/;
    expect(screen.getByText(said, { selector: 'p' })).toBeInTheDocument();
    const picture = screen.getByRole('img', { name: 'Güvenilirlik çizimi' });
    expect(picture).toHaveAccessibleDescription(said);
    expect(picture.querySelectorAll('[data-bin]')).toHaveLength(1);
    expect(rowsOf(screen.getByRole('table', { name: 'Aynı sayılar, tablo olarak' }))).toHaveLength(1);
    // the answer is the same: nothing is asked again
    expect(asked()).toHaveLength(1);
  });

  it('shows all selections of a market where the address names none of its own', async () => {
    await open('/guvenilirlik?selection=over_25_odd');
    expect(await screen.findByLabelText('Seçenek')).toHaveDisplayValue('Hepsi birlikte');
    expect(screen.getByRole('heading', { name: 'Maç Sonucu: söylenen ve gerçekleşen' })).toBeVisible();
  });

  it('compares the methods and marks the one in use', async () => {
    await open();
    const table = await screen.findByRole('table', {
      name: /^Marj nasıl çıkarılıyor\?.*küçük olan daha iyidir/,
    });
    expect(rowsOf(table)).toEqual([
      ['marjı orantılı çıkarma ', '0,99687', '0,59412'],
      ['kuvvet yöntemi (power) ', '0,99628', '0,59391'],
      ['Shin yöntemi ', '0,99630', '0,59392'],
      ['arşivden öğrenilen sitede kullanılan', '0,99638', '0,59394'],
    ]);
  });

  it('shows margins by season and source, newest first, with their matches', async () => {
    await open();
    const table = await screen.findByRole('table', { name: /^Sezon ve kaynağa göre marj/ });
    expect(rowsOf(table)).toEqual([
      ['2025-2026', 'football-data (Bet365)', '4.321', '%4,9'],
      ['2025-2026', 'iddaa bülteni + sitenin kendi dosyası', '210', '%21,0'],
      ['2024-2025', 'football-data (En yüksek)', '3.987', '-%0,5'],
    ]);
  });

  it('shows how favourites and outsiders fare against both ways of reading their odds', async () => {
    await open();
    const table = await screen.findByRole('table', { name: /^Favoriler ve sürprizler/ });
    expect(rowsOf(table)).toEqual([
      ['1,00–1,19 ', '640', '%83,0* (aralığın dışında)', '%86,2', '%87,1%84,3–89,5', '%84,3–89,5'],
      ['10,00 ve üstü Az örnek', '9', '%6,0', '%4,0', '%0,0%0,0–29,9', '%0,0–29,9'],
    ]);
  });

  it('shows what became of prices that moved, against what their set expected', async () => {
    await open();
    const table = await screen.findByRole('table', { name: /^Oran kapanışa kadar.*kapanış oranından/ });
    expect(rowsOf(table)).toEqual([
      ['%10 ve daha çok düştü ', '812', '%48,2', '%50,1%46,7–53,6', '%46,7–53,6', '+1,9'],
      ['%10 ve daha çok yükseldi Az örnek', '17', '%30,0', '%23,5%9,6–47,3', '%9,6–47,3', '-'],
    ]);
  });

  it('says so where no match has both odds', async () => {
    await open('/guvenilirlik', { details: [200, calibrationDetailsWith({ movements: [] })] });
    expect(
      await screen.findByText('Açılış ve kapanış oranı birlikte bilinen, değerlendirilmiş maç yok.'),
    ).toBeInTheDocument();
  });

  it('keeps the question in the address and asks again', async () => {
    const { path } = await open();
    await screen.findByRole('img', { name: 'Güvenilirlik çizimi' });
    const user = userEvent.setup();
    await user.click(screen.getByRole('radio', { name: 'Açılış' }));
    fireEvent.change(screen.getByLabelText('İlk gün'), { target: { value: '2024-08-01' } });
    fireEvent.change(screen.getByLabelText('Son gün'), { target: { value: '2025-05-31' } });
    await user.selectOptions(screen.getByLabelText('Kaynak'), 'football-data');
    await waitFor(() =>
      expect(path()).toBe('/guvenilirlik?filter_type=1&from=2024-08-01&to=2025-05-31&source=football-data'),
    );
    const question = {
      filter_type: '1',
      from: '2024-08-01',
      to: '2025-05-31',
      source: 'football-data',
    };
    await waitFor(() => expect(asked().at(-1)).toEqual(question));
    await waitFor(() => expect(asked('/api/calibration/details').at(-1)).toEqual(question));
    fireEvent.change(screen.getByLabelText('İlk gün'), { target: { value: '' } });
    await waitFor(() => expect(path()).not.toContain('from='));
  });

  it('looks again while newer matches wait to be learned from, and no longer', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
    try {
      let answers = 0;
      await open('/guvenilirlik', {
        calibration: () => {
          answers += 1;
          return answers < 3
            ? [200, calibrationWith({ learning: true })]
            : [200, calibrationWith({ learned_at: '2026-05-18T06:00:00.000Z' })];
        },
      });
      expect(await screen.findByText(/Yeni maçlar öğrenilmeyi bekliyor/)).toBeInTheDocument();
      expect(asked()).toHaveLength(1);
      await act(() => jest.advanceTimersByTimeAsync(4_900));
      expect(asked()).toHaveLength(1);
      await act(() => jest.advanceTimersByTimeAsync(5_300));
      expect(await screen.findByText(/^Son öğrenme: 18 Mayıs 2026 09:00\./)).toBeInTheDocument();
      expect(screen.queryByText(/öğrenilmeyi bekliyor/)).toBeNull();
      expect(asked()).toHaveLength(3);
      // the details belong to what was learned
      await waitFor(() => expect(asked('/api/calibration/details')).toHaveLength(2));
      await act(() => jest.advanceTimersByTimeAsync(20_000));
      expect(asked()).toHaveLength(3);
    } finally {
      jest.useRealTimers();
    }
  });

  it('explains that a market without an earlier season has no judged match, and asks for no details', async () => {
    await open('/guvenilirlik', { calibration: [200, NOTHING_JUDGED] });
    expect(await screen.findByText('Değerlendirilecek maç yok.')).toBeInTheDocument();
    expect(screen.getByText(/en az iki sezon gerekir\.$/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Tarih ve kaynak seçimini kaldır' })).toBeNull();
    expect(asked('/api/calibration/details')).toEqual([]);
  });

  it('offers to widen a choice that leaves no match', async () => {
    const { path } = await open('/guvenilirlik?from=2031-01-01&source=demo', {
      calibration: [200, NOTHING_JUDGED],
    });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Tarih ve kaynak seçimini kaldır' }));
    await waitFor(() => expect(path()).toBe('/guvenilirlik'));
  });

  it('says what the server says of a market that can not be judged, and keeps the choice', async () => {
    await open('/guvenilirlik?group=ft_dc', {
      calibration: [
        400,
        { error: 'Geçersiz istek.', code: 'VALIDATION', fields: { group: 'Bu türün iki kazananı var.' } },
      ],
    });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Bu türün iki kazananı var.');
    expect(within(alert).queryByRole('button')).toBeNull();
    expect(screen.getByLabelText('Bahis türü')).toHaveDisplayValue('ft_dc');
  });

  it('says what went wrong and tries again', async () => {
    await open('/guvenilirlik', { calibration: [500, { error: 'Sunucu yoruldu.', code: 'INTERNAL' }] });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Sunucu yoruldu.');
    await userEvent.setup().click(within(alert).getByRole('button', { name: 'Tekrar dene' }));
    await waitFor(() => expect(asked()).toHaveLength(2));
  });

  it('keeps the answer where only its details fail', async () => {
    await open('/guvenilirlik', { details: [500, { error: 'Sunucu yoruldu.', code: 'INTERNAL' }] });
    expect(await screen.findByRole('alert')).toHaveTextContent('Sunucu yoruldu.');
    expect(screen.getByRole('img', { name: 'Güvenilirlik çizimi' })).toBeInTheDocument();
  });

  it('asks members who wait to buy a membership, and the server nothing', async () => {
    await open('/guvenilirlik', {}, 'wait');
    expect(await screen.findByRole('link', { name: 'Üyelik Satın Al' })).toBeInTheDocument();
    expect(asked()).toEqual([]);
  });
});
