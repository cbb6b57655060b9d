import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ImportRow } from '../../src/modules/imports/dto/imports.dto';
import { dumpArchive } from '../support/archive-dump';
import { createTestSite, type TestMember, type TestSite } from '../support/create-test-site';
import { importRequests } from '../support/import-requests';
import { describeWithRealData } from '../support/real-data';
import { DATABASE_NAME } from '../support/test-database';

describeWithRealData('cases', `small cases of trouble on the ${DATABASE_NAME}`, (folder) => {
  let site: TestSite;
  let admin: TestMember;
  const { clear, http, imported } = importRequests(
    () => site,
    () => admin,
  );

  beforeAll(async () => {
    site = await createTestSite();
    admin = await site.member('admin');
  });

  afterEach(() => clear());

  afterAll(() => site?.close());

  const importCase = (name: string, fields?: Record<string, string>) =>
    imported(readFileSync(join(folder, name)), name.replace(/.*\//, ''), fields);

  /** The report as `line;severity;column;reason`. */
  const report = async ({ id, has_report }: ImportRow): Promise<string[]> => {
    if (!has_report) return [];
    const { text } = await http().get(`/api/imports/${id}/report`).expect(200);
    return text
      .split('\r\n')
      .slice(1)
      .filter((line) => line !== '')
      .map((line) => line.slice(line.indexOf(';') + 1).replaceAll('"', ''));
  };

  /** `date time home - away` with result and what is known of both sets. */
  const stored = async () =>
    (await dumpArchive(site.database)).map(({ match, opening, closing }) => ({
      match: [match.match_date, match.match_time, match.home_team, match.away_team].join(' '),
      score: [match.home_ft_score, match.away_ft_score],
      opening,
      closing,
    }));

  it('01: signed and fractional prices are refused by name, the rows stay', async () => {
    const done = await importCase('01-american-odds/american.csv');
    expect(done).toMatchObject({ status: 'done', rows_read: 4, inserted: 4, skipped: 0, warnings: 9 });
    const reason = 'İşaretli ya da kesirli oran (Amerikan, İngiliz yazımı); yok sayıldı';
    const lines = (await report(done)).map((line) => line.replace(/'(?=[-+])/g, ''));
    expect(lines).toEqual([
      `2;uyarı;ft_1_odd;${reason}: -135`,
      `2;uyarı;ft_x_odd;${reason}: +260`,
      `2;uyarı;ft_2_odd;${reason}: +350`,
      `3;uyarı;ft_1_odd;${reason}: +114`,
      `3;uyarı;ft_x_odd;${reason}: +240`,
      `3;uyarı;ft_2_odd;${reason}: +230`,
      `4;uyarı;ft_1_odd;${reason}: 4/5`,
      `4;uyarı;ft_x_odd;${reason}: 12/5`,
      `4;uyarı;ft_2_odd;${reason}: 7/2`,
    ]);
    expect((await stored()).map(({ closing }) => closing)).toEqual([
      {},
      {},
      {},
      { ft_1_odd: 180, ft_x_odd: 340, ft_2_odd: 450 },
    ]);
  });

  it('02: a season file takes the next book that is believed, for that market and set alone', async () => {
    const done = await importCase('02-impossible-book/real-row.csv');
    expect(done).toMatchObject({ status: 'done', rows_read: 2, inserted: 2, warnings: 3 });
    const reason = 'Bu oranları hiçbir şirket vermez (1/oran toplamı olağan dışı); pazar alınmadı';
    expect(await report(done)).toEqual([
      `2;uyarı;B365>2.5;${reason}: 2,5 Alt/Üst Σ 0,697: Alt 3,20 · Üst 2,60`,
      `2;uyarı;Avg>2.5;${reason}: 2,5 Alt/Üst Σ 0,719: Alt 2,43 · Üst 3,25`,
      `2;uyarı;Max>2.5;${reason}: 2,5 Alt/Üst Σ 0,692: Alt 2,49 · Üst 3,44`,
    ]);
    const [ordinary, real] = await stored();
    expect(real).toMatchObject({
      opening: { ft_1_odd: 260, ft_x_odd: 320, ft_2_odd: 240 },
      closing: { ft_1_odd: 280, over_25_odd: 172, under_25_odd: 207 },
    });
    expect(real!.opening).not.toHaveProperty('over_25_odd');
    expect(ordinary!.opening).toMatchObject({ ft_1_odd: 270, over_25_odd: 200, under_25_odd: 180 });
  });

  it('02: elsewhere the market stays empty, the row and its other markets stay', async () => {
    const done = await importCase('02-impossible-book/books.csv');
    expect(done).toMatchObject({ status: 'done', rows_read: 3, inserted: 3, warnings: 2 });
    expect(await report(done)).toEqual([
      expect.stringMatching(/^2;uyarı;ft_1_odd;.*Maç Sonucu Σ 0,011: 1 185,00 · X 340,00 · 2 390,00$/),
      expect.stringMatching(/^3;uyarı;under_25_odd;.*2,5 Alt\/Üst Σ 0,697: Alt 3,20 · Üst 2,60$/),
    ]);
    expect((await stored()).map(({ closing }) => closing)).toEqual([
      { over_25_odd: 190, under_25_odd: 190 },
      { ft_1_odd: 185, ft_x_odd: 340, ft_2_odd: 390 },
      { ft_1_odd: 185, ft_x_odd: 340, ft_2_odd: 390, over_25_odd: 185, under_25_odd: 195 },
    ]);
  });

  it("03: days with a zone are Istanbul's", async () => {
    const done = await importCase('03-utc-datetime/harvester.json');
    expect(done).toMatchObject({ status: 'done', rows_read: 3, inserted: 3, skipped: 0, warnings: 0 });
    expect((await stored()).map(({ match }) => match)).toEqual([
      '2026-05-12 20:00 AIK Häcken',
      '2026-05-12 20:00 Malmö Djurgården',
      '2026-05-13 02:30 Kalmar Sirius',
    ]);
  });

  it.each([
    ['E0.csv', /^Bu bir web sayfası/],
    ['header-only.csv', /yalnızca başlık satırı/],
    ['no-header.csv', /^Başlık satırı bulunamadı; ilk satır: Haftalık bülten$/],
  ])('07: %s fails as a whole and says what it is', async (name, error) => {
    for (const format of ['', 'football-data']) {
      const done = await importCase(`07-web-page/${name}`, { format });
      expect(done).toMatchObject({ status: 'failed', inserted: 0, error: expect.stringMatching(error) });
      expect(done.error).not.toContain('--');
    }
    expect(await stored()).toEqual([]);
  });

  it('07: an empty file is refused as such, also one of blanks', async () => {
    const empty = readFileSync(join(folder, '07-web-page/empty.csv'));
    if (empty.length === 0) {
      const { body } = await http().post('/api/imports').attach('file', empty, 'empty.csv').expect(400);
      expect((body as { fields: { file: string } }).fields.file).toMatch(/^Boş/);
    }
    expect(await imported('\ufeff \r\n\r\n', 'empty.csv')).toMatchObject({
      status: 'failed',
      error: expect.stringMatching(/^Boş/),
    });
  });

  it('08: the bookmakers of a new season are known by code and name, Bet365 comes first without', async () => {
    const first = async (bookmaker: string) => {
      await clear();
      const done = await importCase('08-new-bookmakers/T1-2627.csv', { bookmaker });
      expect(done).toMatchObject({ status: 'done', inserted: 4, warnings: 0 });
      const match = (await stored()).find((each) => each.match.includes('Galatasaray'))!;
      return [done.bookmaker, match.opening.ft_1_odd, match.closing.ft_1_odd, match.opening.over_25_odd];
    };
    expect(await first('')).toEqual([null, 125, 133, 153]);
    expect(await first('PP')).toEqual(['PP', 122, 130, 153]);
    expect(await first('paddy power')).toEqual(['PP', 122, 130, 153]);
    expect(await first('skb')).toEqual(['SKB', 125, 133, 153]);
    expect(await first('Sky Bet')).toEqual(['SKB', 125, 133, 153]);
    await clear();
    const absent = await importCase('08-new-bookmakers/T1-2627.csv', { bookmaker: 'ppc' });
    expect(absent).toMatchObject({ status: 'done', bookmaker: 'PPC', warnings: 1 });
    expect(await report(absent)).toEqual([expect.stringMatching(/Seçilen bahis şirketi bu dosyada yok/)]);
  });

  it('10: serial days and clocks are read, cells that became dates say so', async () => {
    const done = await importCase('10-excel/excel-tr.csv');
    expect(done).toMatchObject({ status: 'done', rows_read: 3, inserted: 3, skipped: 0, warnings: 3 });
    expect(await report(done)).toEqual([
      '2;uyarı;ft_1_odd;Excel bu hücreyi tarihe çevirmiş: Oca.85',
      '3;uyarı;home_ft_score;Excel bu hücreyi tarihe çevirmiş: 02.Oca',
      '4;uyarı;ft_1_odd;Excel bu hücreyi tarihe çevirmiş: 01.Şub',
    ]);
    expect(await stored()).toMatchObject([
      {
        match: '2024-05-19 20:00 Göztepe Antalyaspor',
        score: [2, 1],
        closing: { ft_x_odd: 340, ft_2_odd: 420 },
      },
      {
        match: '2024-05-20 20:00 Beşiktaş Fenerbahçe',
        score: [null, null],
        closing: { ft_1_odd: 195, ft_x_odd: 330, ft_2_odd: 380 },
      },
      {
        match: '2024-05-21 19:00 Samsunspor Trabzonspor',
        score: [0, 0],
        closing: { ft_x_odd: 320, ft_2_odd: 340 },
      },
    ]);
  });
});
