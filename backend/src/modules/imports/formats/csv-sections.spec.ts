import type { SourceEvent } from './format';
import { readSections, type SectionOpener } from './csv-sections';

const HEADER = 'Div,Date,HomeTeam';
/** Takes every row that has the column `Date` for a header, and no row for a match. */
const opener: SectionOpener = (header) =>
  header.find('Date') >= 0
    ? {
        dateColumn: header.find('Date'),
        warnings: [],
        readRow: () => {
          throw new Error('No row has a date');
        },
      }
    : null;

async function read(text: string): Promise<SourceEvent[]> {
  const all: SourceEvent[] = [];
  const chunks = (async function* () {
    yield text;
  })();
  for await (const events of readSections(chunks, opener)) all.push(...events);
  return all;
}

describe('the sections of a CSV file', () => {
  const headers = (count: number) =>
    Array.from({ length: count }, (_, index) => `${HEADER},X${index}\n`).join('');

  it('may be a thousand, each below a header of its own', async () => {
    expect(await read(headers(1_000))).toEqual([]);
    await expect(read(headers(1_001))).rejects.toThrow(/binden çok farklı başlık/);
  });

  it('are not begun by a header that repeats itself', async () => {
    const events = await read(`${HEADER}\n`.repeat(1_500));
    expect(events).toHaveLength(1_499);
    expect(new Set(events.map(({ kind }) => kind))).toEqual(new Set(['skip']));
  });
});
