import { parse } from 'csv-parse/sync';
import { readRecord } from './csv-record';
import { type CsvPiece, readCsv } from './csv-rows';

async function read(text: string, cuts: readonly number[] = []): Promise<CsvPiece> {
  const edges = [0, ...cuts, text.length];
  const all: CsvPiece = { rows: [], badLines: [] };
  for await (const piece of readCsv(edges.slice(1).map((edge, index) => text.slice(edges[index], edge)))) {
    all.rows.push(...piece.rows);
    all.badLines.push(...piece.badLines);
  }
  return all;
}
const cellsOf = async (text: string) => (await read(text)).rows.map(({ cells }) => cells);
const brokenLines = async (text: string) => (await read(text)).badLines.map(({ line }) => line);

/** The same numbers between 0 and 1 in each run (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

describe('reading a record of a CSV file', () => {
  it.each([
    ['1,2', ['1', '2']],
    ['"a,b",c', ['a,b', 'c']],
    ['1,"x ""y"" z"', ['1', 'x "y" z']],
    ['1,O"Neil,2', ['1', 'O"Neil', '2']],
    ['1,"O"Neil",2', ['1', '"O"Neil"', '2']],
    ['"",""', ['', '']],
    ['1,', ['1', '']],
  ])('splits %s', (line, cells) => {
    expect(readRecord([line], 0, ',', true)).toEqual({ cells, lines: 1 });
  });

  it('takes a quoted cell over a few line ends, and waits for the lines to come', () => {
    const lines = ['1,"x', 'y', 'z",2'];
    expect(readRecord(lines, 0, ',', false)).toEqual({ cells: ['1', 'x\ny\nz', '2'], lines: 3 });
    for (const count of [1, 2]) expect(readRecord(lines.slice(0, count), 0, ',', false)).toBe('unfinished');
  });

  it('knows a quote that never closes by the end of the text, or after five line ends', () => {
    expect(readRecord(['1,"x', '2'], 0, ',', true)).toBe('broken');
    const lines = ['1,"x', '2', '3', '4', '5'];
    expect(readRecord([...lines, '6"'], 0, ',', false)).toEqual({
      cells: ['1', 'x\n2\n3\n4\n5\n6'],
      lines: 6,
    });
    expect(readRecord([...lines, '6'], 0, ',', false)).toBe('broken');
  });

  it('reads records with a separator of several characters', () => {
    expect(readRecord(['1::"2::3"::4'], 0, '::', true)).toEqual({ cells: ['1', '2::3', '4'], lines: 1 });
  });
});

describe('reading the records of a CSV file', () => {
  it('leaves out a line whose quote never closes and keeps the lines after it', async () => {
    const rest = Array.from({ length: 9 }, (_, index) => [`${index}`, 'b']);
    const text = `a,b\n1,"x\n${rest.map((row) => `${row.join(',')}\n`).join('')}`;
    expect(await brokenLines(text)).toEqual([2]);
    expect(await cellsOf(text)).toEqual([['a', 'b'], ...rest]);
  });

  it('leaves out a line whose quote would be closed by that of another cell', async () => {
    const text = '1,"x,2\n3,"y, z",4\n5,6\n';
    expect(await brokenLines(text)).toEqual([1]);
    expect(await cellsOf(text)).toEqual([
      ['3', 'y, z', '4'],
      ['5', '6'],
    ]);
  });

  it('leaves out several lines with open quotes, also at the very end', async () => {
    expect(await brokenLines('1,"a\n2,"b\n3,"c\n4,d\n')).toEqual([1, 2, 3]);
    expect(await brokenLines('1,2\n3,"x\n4,5\n')).toEqual([2]);
    expect(await cellsOf('1,2\n3,"x\n4,5\n')).toEqual([
      ['1', '2'],
      ['4', '5'],
    ]);
  });

  it('leaves out a row of more cells than any table has', async () => {
    const wide = (cells: number) => '1,'.repeat(cells - 1) + '1';
    const { rows, badLines } = await read(`a,b\n${wide(2_049)}\n${wide(2_048)}\n`);
    expect(badLines).toEqual([{ line: 2, problem: 'rowTooLong' }]);
    expect(rows.map(({ line, cells }) => [line, cells.length])).toEqual([
      [1, 2],
      [3, 2_048],
    ]);
  });

  it('refuses a line of more than 256 Ki characters, in whatever pieces it comes', async () => {
    const line = (length: number) => `a,b\n${'x'.repeat(length)}\n`;
    const cuts = Array.from({ length: 18 }, (_, index) => (index + 1) * 15_000);
    await expect(read(line(256 * 1024), cuts)).resolves.toMatchObject({ badLines: [] });
    await expect(read(line(256 * 1024 + 20_000), cuts)).rejects.toThrow(/aşırı uzun/);
  });

  it('splits lines of any letters, separators and quotes as csv-parse does', async () => {
    const random = seeded(20_240_517);
    const letters = ['a', 'ş', ' ', ',', ',', '"', '"', '""', ',"', '",'];
    let compared = 0;
    for (let round = 0; round < 20_000; round += 1) {
      let line = '';
      while (line.length < 1 + random() * 12) line += letters[Math.floor(random() * letters.length)]!;
      const record = readRecord([line], 0, ',', true);
      if (record === 'broken') {
        expect([line, open(line)]).toEqual([line, true]);
        continue;
      }
      compared += 1;
      expect([line, (record as { cells: string[] }).cells]).toEqual([line, parsed(line)[0]]);
    }
    expect(compared).toBeGreaterThan(10_000);

    function parsed(line: string): string[][] {
      return parse(line, { relax_quotes: true, relax_column_count: true });
    }
    /** Whether the parser finds no end of a quoted cell. */
    function open(line: string): boolean {
      try {
        // a cell that takes the next line in was open at the end of this one
        return parsed(`${line}\nnext`).length === 1;
      } catch {
        return true;
      }
    }
  });

  it('reads the same rows wherever the text is cut', async () => {
    const random = seeded(7);
    const letters = ['a', 'b', ',', ',', '"', '"', '\n', '\n', '\r\n', '\r', '""', '",'];
    for (let round = 0; round < 500; round += 1) {
      let text = 'x,y\n';
      for (let left = random() * 40; left > 0; left -= 1)
        text += letters[Math.floor(random() * letters.length)]!;
      const whole = await read(text);
      const cuts = Array.from({ length: 3 }, () => Math.floor(random() * text.length)).sort((a, b) => a - b);
      expect([text, await read(text, cuts)]).toEqual([text, whole]);
      expect([text, await read(text, Array.from(text, (_, at) => at).slice(1))]).toEqual([text, whole]);
    }
  });
});
