import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { problem } from '../formats/format';
import { ReportFile, reportPath } from './report-file';

describe('the report of an import', () => {
  let folder: string;
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'report-'))));
  afterEach(() => rmSync(folder, { recursive: true }));

  async function written(count: number): Promise<string[]> {
    const report = new ReportFile(reportPath(folder, 1), 'a.csv');
    for (let line = 1; line <= count; line += 1) {
      report.add({ line, severity: 'error', problem: problem('beforeHeader') });
      if (line % 7_000 === 0) await report.flush();
    }
    await report.close();
    return readFileSync(report.path, 'utf8').trimEnd().split('\r\n').slice(1);
  }

  it('ends after 100,000 lines and says how many more there were', async () => {
    const lines = await written(100_003);
    expect(lines).toHaveLength(100_001);
    expect(lines[99_999]).toMatch(/^a\.csv;100000;hata;/);
    expect(lines[100_000]).toBe('a.csv;;;;"Rapor burada bitiyor; 3 kayıt daha vardı."');
  });

  it('is not there where nothing is wrong', async () => {
    const report = new ReportFile(reportPath(folder, 1), 'a.csv');
    await report.close();
    expect(existsSync(report.path)).toBe(false);
  });

  it('says nothing more where everything fits', async () => {
    expect(await written(2)).toHaveLength(2);
  });
});
