import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { archiveImage, imageDifferences, type MatchImage } from '../support/archive-image';
import { ImportPlace } from '../support/import-place';
import { Random } from '../support/random-archive';
import { describeWithRealData, seasonFiles } from '../support/real-data';
import { type Moves, movesOfArchive, readPlainly } from '../support/snapshot-moves';
import { DATABASE_NAME } from '../support/test-database';

jest.setTimeout(900_000);

const SEED = 20261125;
/** After everything that these files tell of. */
const NOW = new Date('2026-11-25T12:00:00Z');

interface Result {
  image: MatchImage[];
  moves: Moves;
}

/** Imports files one after the other into an empty archive; answers what it shows. */
async function imported(files: readonly string[]): Promise<Result> {
  const here = await ImportPlace.open(NOW);
  try {
    for (const file of files) {
      const { status, error } = await here.imports.importFile(file);
      expect([basename(file), status, error]).toEqual([basename(file), 'done', null]);
    }
    return { image: await archiveImage(here.database), moves: await movesOfArchive(here.database) };
  } finally {
    await here.close();
  }
}

const orders = (files: readonly string[]): [string, string[]][] => [
  ['reversed', [...files].reverse()],
  ['shuffled', new Random(SEED).shuffled(files)],
];

describeWithRealData('nesine/snapshots', `snapshots of an evening on the ${DATABASE_NAME}`, (folder) => {
  const files = readdirSync(folder)
    .sort()
    .map((name) => join(folder, name));
  let inOrder: Result;

  beforeAll(async () => {
    inOrder = await imported(files);
  });

  it.each(orders(files))('give the same archive %s as in the order of their time', async (_, order) => {
    const other = await imported(order);
    expect(imageDifferences(inOrder.image, other.image)).toEqual([]);
    expect(other.moves).toEqual(inOrder.moves);
  });

  it('are hardly ever believed to go back and forth, where plainly by time they do so by the thousand', () => {
    const plain = readPlainly(folder);
    expect(plain.oldCopies).toBeGreaterThan(plain.snapshots / 4);
    expect(plain.moves.reversals).toBeGreaterThan(1_000);
    expect(inOrder.moves.reversals).toBeLessThan(100);
    expect(inOrder.moves.changes).toBeGreaterThan(500);
    expect(inOrder.moves.changes).toBeLessThan(plain.moves.changes / 2);
  });
});

/**
 * Files that contradict another one of their own kind, of which the one imported later counts: the only thing for which
 * the order matters.
 */
const CONTRADICTING: Readonly<Record<string, string>> = {
  [join('cases', '06-postponed', 'fixtures.csv')]:
    'announces Konyaspor - Kayserispor for 21 February 17:00, where results.csv has it on the 22nd at 20:00',
};

/** Files below the data folder from which no match can be read. */
const UNREADABLE = /07-web-page|no-header|18-images|19-receipts/;

describeWithRealData('football-data', `files of all kinds on the ${DATABASE_NAME}`, (seasons) => {
  const data = dirname(seasons);
  const below = (name: string): string[] => {
    const folder = join(data, name);
    return existsSync(folder)
      ? readdirSync(folder, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile() && /\.(csv|json|json\.gz)$/.test(entry.name))
          .map((entry) => join(entry.parentPath, entry.name))
          .sort()
      : [];
  };
  const files = [
    ...seasonFiles(seasons),
    ...below('nesine/snapshots'),
    ...below('bilyoner'),
    ...below('football-data-quirks'),
    ...below('cases').filter((file) => !UNREADABLE.test(file)),
  ].filter((file) => CONTRADICTING[file.slice(data.length + 1)] === undefined);

  it('give the same archive in two orders, apart from files that contradict another one of their kind', async () => {
    const inOrder = await imported(files);
    expect(inOrder.image.length).toBeGreaterThan(30_000);
    const other = await imported(new Random(SEED).shuffled(files));
    expect(imageDifferences(inOrder.image, other.image)).toEqual([]);
  });
});

describeWithRealData('cases/06-postponed', `a postponed match on the ${DATABASE_NAME}`, (folder) => {
  it.each([
    ['fixtures.csv', 'results.csv'],
    ['results.csv', 'fixtures.csv'],
  ])('is shown on the day on which it was played, when %s comes before %s', async (...names) => {
    const { image } = await imported(names.map((name) => join(folder, name)));
    expect(Object.fromEntries(image.map(({ away, fullTime }) => [away, fullTime]))).toEqual({
      Antalyaspor: '1-0',
      Kayserispor: '0-0',
      Rizespor: '2-1',
    });
    expect(image).toHaveLength(3);
    expect(image.find(({ away }) => away === 'Rizespor')).toMatchObject({
      date: '2026-03-04',
      time: '20:00',
    });
  });
});
