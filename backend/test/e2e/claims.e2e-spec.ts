import { hostname } from 'node:os';
import type { DataSource } from 'typeorm';
import { Claims } from '../../src/database/claims/claims';
import { THIS_PROCESS } from '../../src/database/claims/process-name';
import { Database } from '../../src/database/database';
import { FeedState } from '../../src/modules/feeds/entities/feed-state.entity';
import { Import } from '../../src/modules/imports/entities/import.entity';
import { ImportStore } from '../../src/modules/imports/queue/import-store';
import { TestClock } from '../support/create-test-site';
import { createTestPlace, DATABASE_NAME, openTestDatabase, type TestPlace } from '../support/test-database';

const ROW = { key: 'a' };
const LEASE = 60_000;

describe(`claims of rows on the ${DATABASE_NAME}`, () => {
  let place: TestPlace;
  let database: DataSource;
  let clock: TestClock;
  let claims: Claims<FeedState>;

  beforeAll(async () => {
    place = await createTestPlace();
    database = await openTestDatabase(place);
  });
  beforeEach(async () => {
    clock = new TestClock();
    claims = new Claims(FeedState, new Database(database), clock);
    await database.query('DELETE FROM feed_states');
    await database.manager.insert(FeedState, ROW);
  });
  afterEach(() => jest.useRealTimers());
  afterAll(async () => {
    await database?.destroy();
    place?.remove();
  });

  const row = () => database.manager.findOneByOrFail(FeedState, ROW);
  const later = (milliseconds: number) => new Date(clock.now().getTime() + milliseconds);

  it('are taken by one of many at once, with the changes that belong to them', async () => {
    const taken = await Promise.all(
      Array.from({ length: 8 }, (_, at) => claims.take(ROW, { etag: String(at) })),
    );
    expect(taken.filter(Boolean)).toHaveLength(1);
    expect(await row()).toMatchObject({
      etag: String(taken.indexOf(true)),
      claimed_by: THIS_PROCESS,
      claimed_until: later(LEASE),
    });
  });

  it('are taken only while what was seen of the row is true', async () => {
    expect(await claims.take({ ...ROW, etag: 'x' })).toBe(false);
    await database.manager.update(FeedState, ROW, { etag: 'x' });
    expect(
      await claims.take([
        { ...ROW, etag: 'y' },
        { ...ROW, etag: 'x' },
      ]),
    ).toBe(true);
  });

  it('end with their release, or a while after the last sign of life', async () => {
    await claims.take(ROW);
    await claims.release(ROW, { etag: 'done' });
    expect(await row()).toMatchObject({ etag: 'done' });
    expect(await claims.take(ROW)).toBe(true);
    clock.advance(LEASE - 1);
    expect(await claims.take(ROW)).toBe(false);
    clock.advance(1);
    expect(await claims.take(ROW)).toBe(true);
  });

  it('are renewed while the work goes on', async () => {
    await claims.take(ROW);
    await withTimers(async (pass) => {
      for (let minutes = 0; minutes < 5; minutes += 1) {
        clock.advance(LEASE / 2);
        await pass(LEASE / 2);
        expect(await claims.take(ROW)).toBe(false);
      }
    });
    clock.advance(LEASE);
    expect(await claims.take(ROW)).toBe(true);
  });

  it('that another process has got meanwhile stop the work, whose result is not written', async () => {
    await claims.take(ROW);
    const signal = await withTimers(async (pass, lost) => {
      await database.manager.update(FeedState, ROW, {
        claimed_by: 'another-host|1|x',
        claimed_until: later(LEASE),
      });
      expect(lost.aborted).toBe(false);
      await pass(LEASE / 2);
      return lost;
    });
    expect(signal.aborted).toBe(true);
    await claims.release(ROW, { etag: 'late' });
    expect(await row()).toMatchObject({
      etag: null,
      claimed_by: 'another-host|1|x',
      claimed_until: later(LEASE),
    });
  });

  it.each([
    ['of this process hold', true, THIS_PROCESS],
    ['of a process of this host that has ended do not hold', false, `${hostname()}|999999|gone`],
    ['of an older process with this one’s number do not hold', false, `${hostname()}|${process.pid}|gone`],
    ['of another host hold', true, 'another-host|999999|x'],
  ])('%s', (_, holds, claimed_by) => {
    expect(claims.isHeld({ claimed_by, claimed_until: later(1) })).toBe(holds);
    expect(claims.isHeld({ claimed_by, claimed_until: later(0) })).toBe(false);
  });

  it('take over what the columns of each queue held before', async () => {
    await database.manager.update(FeedState, ROW, { claimed_until: later(LEASE) });
    await new ImportStore(new Database(database), clock).add(
      { fileName: 'a.csv', origin: 'cli' },
      { status: 'running' },
    );
    const rows = async () => [await row(), ...(await database.manager.find(Import))];
    const before = await rows();
    while (await hasColumn('claimed_by')) await database.undoLastMigration();
    const [{ owner }] = await database.query<[{ owner: string }]>('SELECT owner, heartbeat_at FROM imports');
    expect(owner).toBe(THIS_PROCESS);
    await database.runMigrations();
    expect(await rows()).toEqual(before);
  });

  async function hasColumn(name: string): Promise<boolean> {
    const runner = database.createQueryRunner();
    try {
      return await runner.hasColumn('imports', name);
    } finally {
      await runner.release();
    }
  }

  /** Works under a claim while `pass` lets the renewals of a time happen. */
  function withTimers<T>(
    work: (pass: (milliseconds: number) => Promise<void>, lost: AbortSignal) => Promise<T>,
  ): Promise<T> {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'setTimeout'] });
    return claims.during(ROW, (lost) =>
      work(async (milliseconds) => {
        jest.advanceTimersByTime(milliseconds);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }, lost),
    );
  }
});
