import { hostname } from 'node:os';
import type { DataSource } from 'typeorm';
import { Leases } from '../../src/platform/background/leases';
import { THIS_PROCESS } from '../../src/platform/background/process-name';
import { Database } from '../../src/platform/database/database';
import { storedInstant } from '../../src/platform/database/stored-instant';
import { createTestPlace, DATABASE_NAME, openTestDatabase, type TestPlace } from '../support/test-database';

const NAME = 'learning';
const TERM = 60_000;
const ANOTHER = 'another-host|1|x';

/** The machine's clock, whatever `Date` has been set to. */
const realNow = (): number => Math.round(performance.timeOrigin + performance.now());

describe(`leases on the ${DATABASE_NAME}`, () => {
  let place: TestPlace;
  let database: DataSource;
  let leases: Leases;

  beforeAll(async () => {
    place = await createTestPlace();
    database = await openTestDatabase(place);
    leases = new Leases(new Database(database));
  });
  beforeEach(() => database.query('DELETE FROM leases'));
  afterEach(() => jest.useRealTimers());
  afterAll(async () => {
    await database?.destroy();
    place?.remove();
  });

  const rows = () => database.query<{ name: string; owner: string }[]>('SELECT name, owner FROM leases');
  const holdFor = (owner: string, term: number) =>
    database.query('INSERT INTO leases (name, owner, until) VALUES (?, ?, ?)', [
      NAME,
      owner,
      storedInstant(realNow() + term),
    ]);
  const setUntil = (term: number, owner = THIS_PROCESS) =>
    database.query('UPDATE leases SET until = ?, owner = ?', [storedInstant(realNow() + term), owner]);
  /** Whether work may begin. */
  const isFree = (name = NAME) => leases.alone(name, () => Promise.resolve());

  it('let one of many work at once, each name by itself', async () => {
    let end = () => undefined as void;
    const ended = new Promise<void>((resolve) => (end = resolve));
    let begun = 0;
    let refused = 0;
    const all = Array.from({ length: 8 }, async () => {
      const hadIt = await leases.alone(NAME, () => ((begun += 1), ended));
      if (!hadIt) refused += 1;
      return hadIt;
    });
    while (begun === 0 || refused < 7) await new Promise((resolve) => setTimeout(resolve, 5));
    expect([await isFree(), await isFree('alerts')]).toEqual([false, true]);
    expect(await rows()).toEqual([{ name: NAME, owner: THIS_PROCESS }]);
    end();
    expect((await Promise.all(all)).filter(Boolean)).toHaveLength(1);
    expect(begun).toBe(1);
  });

  it('end with the work, also where it fails, and leave nothing behind', async () => {
    await expect(leases.alone(NAME, () => Promise.reject(new Error('the work')))).rejects.toThrow('the work');
    expect(await rows()).toEqual([]);
    expect(await isFree()).toBe(true);
  });

  it.each([
    ['of this process hold', false, THIS_PROCESS, TERM],
    ['of another machine hold', false, ANOTHER, TERM],
    ['that are over don’t', true, ANOTHER, -1],
    ['of a process of this machine that has ended don’t', true, `${hostname()}|999999|gone`, TERM],
    ['of an older process with this one’s number don’t', true, `${hostname()}|${process.pid}|gone`, TERM],
  ])('%s', async (_, free, owner, term) => {
    await holdFor(owner, term);
    expect(await isFree()).toBe(free);
    expect(await rows()).toHaveLength(free ? 0 : 1);
  });

  it('mean the same to a process whose clock is wrong', async () => {
    await holdFor(ANOTHER, TERM / 2);
    jest.useFakeTimers({ now: realNow() + 10 * TERM, advanceTimers: true });
    expect(await isFree()).toBe(false);
  });

  it('are renewed while the work goes on', async () => {
    await withTimers(async (tick) => {
      for (let times = 0; times < 3; times += 1) {
        await setUntil(TERM / 8);
        await tick(TERM / 4);
        await setUntilEarlier(TERM / 2);
        expect(await isFree()).toBe(false);
      }
    });
    expect(await rows()).toEqual([]);
  });

  it('that another process has got meanwhile stop the work, and stay its own', async () => {
    await withTimers(async (tick, lost) => {
      await setUntil(TERM, ANOTHER);
      expect(lost.aborted).toBe(false);
      await tick(TERM / 4);
      expect(lost.aborted).toBe(true);
    });
    expect(await rows()).toEqual([{ name: NAME, owner: ANOTHER }]);
  });

  /** Moves what is stored into the past, as if so much time had passed. */
  async function setUntilEarlier(milliseconds: number): Promise<void> {
    const [{ until }] = await database.query<[{ until: string | Date }]>('SELECT until FROM leases');
    const at = until instanceof Date ? until.getTime() : Date.parse(`${until.replace(' ', 'T')}Z`);
    await database.query('UPDATE leases SET until = ?', [storedInstant(at - milliseconds)]);
  }

  /** Works alone while `tick` lets the renewals of a time happen. */
  function withTimers(
    work: (tick: (milliseconds: number) => Promise<void>, lost: AbortSignal) => Promise<void>,
  ): Promise<boolean> {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'setTimeout'] });
    return leases.alone(NAME, (lost) =>
      work(async (milliseconds) => {
        jest.advanceTimersByTime(milliseconds);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }, lost),
    );
  }
});
