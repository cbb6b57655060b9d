import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { readWhole, type WholeSource } from '../../../../test/support/whole-source';
import { seasonFile } from '../../../../test/support/season-rows';
import { openLocally } from './local-source';

const SUPPORT = join(__dirname, '..', '..', '..', '..', 'test', 'support');

describe('a file that is read in a thread', () => {
  let folder: string;
  beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'source-'))));
  afterAll(() => rmSync(folder, { recursive: true }));

  const file = (name: string, content: string): string => {
    const path = join(folder, name);
    writeFileSync(path, content);
    return path;
  };
  const rows = (count: number): string =>
    seasonFile(
      ...Array.from({ length: count }, (_, n) =>
        n % 7 === 6
          ? 'T1,,A,B'
          : `T1,0${1 + (n % 9)}/08/2023,Home ${n},Away ${n},1,0,H,1.${10 + (n % 90)},3.4,4`,
      ),
    );

  it('holds the same as one that is read at once, to its end or its fault', async () => {
    const paths = [
      file('long.csv', rows(1_700)),
      file('short.csv', rows(3)),
      file('table.csv', 'a,b\n1,2\n'),
      file('endless-line.csv', `${rows(1_700)}\n${'x'.repeat(600_000)}`),
      join(folder, 'missing.csv'),
      file('last.csv', rows(500)),
    ];
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['-r', join(SUPPORT, 'typescript-hook.cjs'), join(SUPPORT, 'read-in-thread.ts'), ...paths],
      { maxBuffer: 64 * 1024 * 1024 },
    );
    const read = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as WholeSource);
    const expected = [];
    for (const path of paths) expected.push(await readWhole(openLocally(path, {})));
    expect(read).toEqual(JSON.parse(JSON.stringify(expected)));
    expect(read.map(({ events, problem }) => [events.length > 0, problem !== null])).toEqual([
      [true, false],
      [true, false],
      [false, true],
      [true, true],
      [false, true],
      [true, false],
    ]);
    expect(read[0]!.events).toHaveLength(1_700);
    expect(read[3]!.events).toEqual(read[0]!.events);
  });
});
