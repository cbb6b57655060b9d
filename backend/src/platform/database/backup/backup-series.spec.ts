import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { outdated, readToEnd, seriesIn, seriesName, takenAt } from './backup-series';

describe('the backups of a folder', () => {
  let folder: string;
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'series-'))));
  afterEach(() => rmSync(folder, { recursive: true }));

  it('are named by their moment in UTC, and the name gives it back', () => {
    const now = new Date('2026-05-17T04:15:09Z');
    expect(seriesName(now)).toBe('oran-2026-05-17-041509.backup');
    expect(takenAt(seriesName(now))).toEqual(now);
  });

  it('are told from other files, the newest first', () => {
    const names = ['oran-2026-05-17-041500.backup', 'oran-2026-05-18-041500.backup'];
    for (const name of [...names, 'oran-2026-05-19.backup', 'oran-2026-05-19-041500.backup.part', 'notes'])
      writeFileSync(join(folder, name), '');
    expect(seriesIn(folder)).toEqual([...names].reverse());
  });

  it('are outdated beyond the number that is kept', () => {
    expect(outdated(['c', 'b', 'a'], 2)).toEqual(['a']);
    expect(outdated(['c', 'b', 'a'], 3)).toEqual([]);
  });

  it.each(['cut off in its gzip stream', 'without its last line'])('are not whole when %s', async (how) => {
    const lines = `{"format":"oran-backup"}\n${'{"table":"a"}\n'.repeat(3)}`;
    const packed = gzipSync(lines);
    writeFileSync(join(folder, 'b'), how.startsWith('cut') ? packed.subarray(0, -10) : packed);
    await expect(readToEnd(folder, 'b')).rejects.toMatchObject({ reason: 'cut-off' });
  });
});
