import type { DataSource } from 'typeorm';
import { openPlainConnection } from '../../src/database/plain-connection';
import { LocalDayReader } from '../../src/modules/odds/engine/day-reader';
import { loadArchive } from '../../src/modules/odds/engine/read-archive';
import { OddsIndex } from '../../src/archive/columns/odds-index';
import { addArchivedMatches } from '../support/archived-matches';
import { Random, randomMatch } from '../support/random-archive';
import {
  createMigratedPlace,
  DATABASE_NAME,
  openTestDatabase,
  type TestPlace,
} from '../support/test-database';

const SEED = 20260717;
const MATCHES = 60;
const AT_ONCE = () => Promise.resolve();

/** A reader before whose every beginning, or the first ones, something happens. */
class InterruptedReader extends LocalDayReader {
  constructor(
    database: DataSource,
    private readonly before: () => Promise<unknown>,
  ) {
    super(database);
  }

  override async begin(): Promise<number> {
    await this.before();
    return super.begin();
  }
}

describe(`readers of days on the ${DATABASE_NAME}`, () => {
  const random = new Random(SEED);
  let place: TestPlace;
  let database: DataSource;
  let ids = 0;
  const add = (matches: number) =>
    addArchivedMatches(
      database,
      Array.from({ length: matches }, () => randomMatch(random, ++ids)),
    );

  beforeAll(async () => {
    place = await createMigratedPlace();
    database = await openTestDatabase(place);
    await add(MATCHES);
  });
  afterAll(async () => {
    await database?.destroy();
    place?.remove();
  });

  async function load(before: () => Promise<unknown>) {
    const readers = [
      new LocalDayReader(await openPlainConnection(place)),
      new InterruptedReader(await openPlainConnection(place), before),
    ];
    try {
      return await loadArchive(readers, AT_ONCE);
    } finally {
      for (const reader of readers) await reader.close();
    }
  }
  const revision = async () =>
    (await database.query<{ revision: number }[]>('SELECT revision FROM archive_revision'))[0]!.revision;
  const changeArchive = () => database.query('UPDATE archive_revision SET revision = revision + 1');

  it('begin again when the archive has changed between their beginnings', async () => {
    let changes = 3;
    const archive = await load(async () => {
      if (changes-- > 0) await changeArchive();
    });
    expect(archive.revision).toBe(await revision());
    expect(new OddsIndex(archive.data).size).toBe(MATCHES);
  });

  it('leave the reading to one of them when it changes all the time', async () => {
    let seen = 0;
    const archive = await load(async () => {
      // the other one has begun by now, at the latest
      await new Promise((resolve) => setTimeout(resolve, 50));
      seen = await revision();
      await changeArchive();
    });
    expect(archive.revision).toBe(seen);
    expect(new OddsIndex(archive.data).size).toBe(MATCHES);
  });
});
