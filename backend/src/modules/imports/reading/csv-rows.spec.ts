import { type CsvPiece, type CsvRow, findDelimiter, readCsv } from './csv-rows';

async function* inPieces(text: string, size: number): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
}

async function read(text: string, size = text.length || 1): Promise<CsvPiece> {
  const all: CsvPiece = { rows: [], badLines: [] };
  for await (const piece of readCsv(inPieces(text, size))) {
    all.rows.push(...piece.rows);
    all.badLines.push(...piece.badLines);
  }
  return all;
}
const row = (line: number, ...cells: string[]): CsvRow => ({ line, cells });

describe('reading CSV', () => {
  const text = 'a,b\n\n1,"x\ny"\r\n\r\n"3,4",5\r6,7';
  const rows = [row(1, 'a', 'b'), row(3, '1', 'x\ny'), row(6, '3,4', '5'), row(7, '6', '7')];

  it('counts lines over empty ones, quoted line ends and all kinds of line ends', async () => {
    expect(await read(text)).toEqual({ rows, badLines: [] });
  });

  it('reads the same whatever the pieces in which the text comes', async () => {
    for (const size of [1, 2, 3, 5, 7, 11]) expect((await read(text, size)).rows).toEqual(rows);
  });

  it('reports a line whose quote never closes and reads on behind it', async () => {
    expect(await read('\na,b\n1,"x\n2,"y, z"\n3,4\n')).toEqual({
      rows: [row(2, 'a', 'b'), row(4, '2', 'y, z'), row(5, '3', '4')],
      badLines: [{ line: 3, problem: 'brokenQuote' }],
    });
  });

  it('finds the separator', async () => {
    expect((await read('a;b;c\n1,5;2;3')).rows).toEqual([row(1, 'a', 'b', 'c'), row(2, '1,5', '2', '3')]);
    expect((await read('a\tb\n1\t2')).rows).toEqual([row(1, 'a', 'b'), row(2, '1', '2')]);
    expect((await read('sep=;\na;b\n1;2')).rows).toEqual([row(2, 'a', 'b'), row(3, '1', '2')]);
  });

  it('is not misled by commas in the names of a header', () => {
    expect(findDelimiter('tarih;"Maç ve 1,5 :: 1, 2, 3";Gol 2,5;x')).toBe(';');
    expect(findDelimiter('tarih;Maç ve 1,5 Gol :: Üst;Maç ve 2,5 :: Alt;x')).toBe(';');
    expect(findDelimiter('a,"b;c;d;e;f",g')).toBe(',');
    expect(findDelimiter('alone')).toBe(',');
  });

  it('keeps rows of any width', async () => {
    expect((await read('a,b\n1\n1,2,3\n,,')).rows.map(({ cells }) => cells.length)).toEqual([2, 1, 3, 3]);
  });

  it('finds nothing in an empty text', async () => {
    expect(await read('')).toEqual({ rows: [], badLines: [] });
    expect(await read('\n \n\n')).toEqual({ rows: [], badLines: [] });
  });
});
