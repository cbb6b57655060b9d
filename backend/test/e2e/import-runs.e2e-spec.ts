import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasInvented } from '../../src/platform/database/invented/invented';
import { Import } from '../../src/modules/imports/entities/import.entity';
import { FORMAT_NAMES } from '../../src/modules/imports/formats/registry';
import { dumpArchive } from '../support/archive-dump';
import { ImportCommand, runImport } from '../support/import-command';
import { counts, ImportPlace } from '../support/import-place';
import { importRow } from '../support/import-row';
import { addMatches } from '../support/matches';
import { BESIKTAS } from '../support/season-rows';
import { DATABASE_NAME } from '../support/test-database';

describe(`runs of imports on the ${DATABASE_NAME}`, () => {
  let here: ImportPlace;

  beforeAll(async () => {
    here = await ImportPlace.open();
  });
  afterEach(() => here.clear());
  afterAll(() => here?.close());

  it('keeps the history of imports and a report that a spreadsheet can not misread', async () => {
    const summary = await here.imports.importFile(
      here.season(BESIKTAS, BESIKTAS.replace('17/05/2024', '=HYPERLINK("x")'), BESIKTAS.replace('1.85', '#')),
      { fileName: 'seasons/T1.csv' },
    );
    expect(summary).toMatchObject({
      status: 'done',
      format: 'football-data',
      warnings: 1,
      skippedBy: { impossibleDate: 1 },
    });
    const row = await here.database.manager.findOneByOrFail(Import, { id: summary.importId });
    expect(row).toMatchObject({
      file_name: 'seasons/T1.csv',
      format: 'football-data',
      status: 'done',
      progress: 1,
      rows_read: 3,
      inserted: 1,
      skipped: 2,
      warnings: 1,
      error: null,
      finished_at: here.now,
    });
    expect(readFileSync(summary.reportPath, 'utf8')).toBe(
      [
        '\ufeffdosya;satır;önem;sütun;neden',
        'seasons/T1.csv;3;hata;Date;"Tarih yok, okunamıyor ya da takvimde böyle bir gün yok: =HYPERLINK(""x"")"',
        'seasons/T1.csv;4;uyarı;B365H;"Oran okunamıyor ya da 1,01-1000 dışında; yok sayıldı: #"',
        'seasons/T1.csv;4;hata;;Aynı maç bu dosyada daha önce başka değerlerle geçiyor: ilk kez 2. satırda',
        '',
      ].join('\r\n'),
    );
    expect(existsSync(join(here.place.dataDir, 'imports', `${summary.importId}.report.csv`))).toBe(true);
  });

  it.each([
    ['Başlık satırı bulunamadı; ilk satır: a,b', () => here.file('a,b', '1,2')],
    ['tek bir satır yok', () => here.season('', BESIKTAS.replace('17/05/2024', 'never'))],
    ['yalnızca başlık satırı var', () => here.season()],
    ['Boş dosya', () => here.file()],
    ['Dosya bulunamadı', () => '/nowhere/T1.csv'],
  ])('fails as a whole: %s', async (sentence, path) => {
    const summary = await here.imports.importFile(path());
    expect(summary.status).toBe('failed');
    expect(summary.error).toContain(sentence);
    const row = await here.database.manager.findOneByOrFail(Import, { id: summary.importId });
    expect(row).toMatchObject({ status: 'failed', error: summary.error, rows_read: summary.rows_read });
    expect(await dumpArchive(here.database)).toEqual([]);
  });

  it('marks an import as failed whose process has died, and no other', async () => {
    const claimed_by = 'another-host|1|x';
    const running = importRow(here.now, { status: 'running', claimed_by });
    await here.database.manager.insert(Import, [
      { ...running, file_name: 'dead', claimed_until: new Date(Date.now() - 20_000) },
      { ...running, file_name: 'alive', claimed_until: new Date(Date.now() + 60_000) },
    ]);
    await here.store.recoverAbandoned();
    const rows = await here.database.manager.find(Import, { order: { id: 'ASC' } });
    expect(rows.map(({ file_name, status }) => [file_name, status])).toEqual([
      ['dead', 'failed'],
      ['alive', 'running'],
    ]);
    expect(rows[0]!.error).toContain('Yarıda kaldı');
  });

  it('deletes the demo matches first when asked to, but not for a file that can not be read', async () => {
    await addMatches(here.database, [{ country: 'Demo', competition: 'Demo Ligi', home: 'A', away: 'B' }]);
    await here.database.query('UPDATE matches SET is_demo = 1');
    await here.imports.importFile(here.file('x'), { replaceDemo: true });
    expect(await hasInvented(here.database.manager)).toBe(true);
    await here.imports.importFile(here.season(BESIKTAS), { replaceDemo: true });
    expect(await hasInvented(here.database.manager)).toBe(false);
    expect((await here.only()).match.home_team).toBe('Beşiktaş');
  });

  it('stops after the batch that is being written, and completes in a second run', async () => {
    const rows = Array.from({ length: 1_600 }, (_, index) => BESIKTAS.replace('Goztep', `Rakip ${index}`));
    const path = here.season(...rows);
    const stop = new AbortController();
    const summary = await here.imports.importFile(path, {
      signal: stop.signal,
      onProgress: (_share, read) => {
        if (read >= 1_000) stop.abort();
      },
    });
    expect([summary.status, ...counts(summary)]).toEqual(['interrupted', 1_000, 1_000, 0, 0, 0]);
    expect(counts(await here.imports.importFile(path))).toEqual([1_600, 600, 0, 1_000, 0]);
  });

  describe('as a command', () => {
    it('prints a table, reasons and report, and exits 0', async () => {
      const [good, mixed] = [
        here.season(BESIKTAS),
        here.season(
          BESIKTAS.replace('Besiktas', 'Altay').replace('Goztep', 'Rizespor'),
          'T1,32/01/2024,,A,B,,,,,,,,,,,,',
        ),
      ];
      const { code, output } = await new ImportCommand(
        here.place,
        [good, mixed.slice(here.place.dataDir.length + 1)],
        here.place.dataDir,
      ).end();
      expect(output).toMatch(/Toplam\s+3\s+2\s+0\s+0\s+1\s+0/);
      expect(output).toContain('  1 × Tarih yok, okunamıyor');
      expect(output).toContain('.report.csv');
      expect(output).toMatch(/3 satır, .* saniyede [\d.]+ satır\./);
      expect(code).toBe(0);
    });

    it('says that nothing is new only where something was in the archive before', async () => {
      const known = here.season(BESIKTAS, 'T1,32/01/2024,,A,B,,,,,,,,,,,,');
      await runImport(here.place, known);
      expect((await runImport(here.place, known)).output).toContain('Hiçbir şey değişmedi');
      const unusable = await runImport(here.place, here.season('T1,32/01/2024,,A,B,,,,,,,,,,,,'));
      expect(unusable.output).not.toContain('Hiçbir şey değişmedi');
      expect(unusable.code).toBe(1);
    });

    it('exits 1 when a file fails as a whole, and says so of a demo archive that stays', async () => {
      await addMatches(here.database, [{ country: 'Demo', competition: 'Demo Ligi', home: 'A', away: 'B' }]);
      await here.database.query('UPDATE matches SET is_demo = 1');
      const { code, output } = await runImport(here.place, here.season(BESIKTAS), here.file('x,y'));
      expect(code).toBe(1);
      expect(output).toContain('Başlık satırı bulunamadı; ilk satır: x,y');
      expect(output).toContain('Uyarı: demo verisi sitede duruyor');
    });

    it('refuses wrong options with exit code 2', async () => {
      const all = await Promise.all([
        runImport(here.place),
        runImport(here.place, 'x.csv', '--format', 'excel'),
        runImport(here.place, 'x.csv', '--bookmaker', 'unknown'),
        runImport(here.place, 'x.csv', '--color'),
      ]);
      expect(all.map(({ code }) => code)).toEqual([2, 2, 2, 2]);
      expect(all.map(({ output }) => output.split('\n')[0])).toEqual([
        'En az bir dosya veya klasör adı yazın.',
        `Bilinmeyen biçim: excel. Bilinenler: ${FORMAT_NAMES.join(', ')}`,
        expect.stringMatching(/^Bilinmeyen bahis şirketi: unknown\. .* adıyla bilinenler: B365, PS/),
        'Seçenekler okunamadı.',
      ]);
    });
  });
});
