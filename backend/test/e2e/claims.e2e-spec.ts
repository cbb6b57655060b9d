import { hostname } from 'node:os';
import type { DataSource } from 'typeorm';
import { Clock } from '../../src/platform/time/clock';
import { Claims } from '../../src/platform/background/claims';
import { THIS_PROCESS } from '../../src/platform/background/process-name';
import { Database } from '../../src/platform/database/database';
import { Import } from '../../src/modules/imports/entities/import.entity';
import { ImportStore } from '../../src/modules/imports/queue/import-store';
import { type NewMessage, Outbox } from '../../src/modules/delivery/outbox/queue/outbox';
import { importRow } from '../support/import-row';
import { createTestPlace, DATABASE_NAME, openTestDatabase, type TestPlace } from '../support/test-database';

const ROW = { id: 1 };
const LEASE = 60_000;
/** What a statement may take, with room to spare. */
const SLACK = 20_000;

const ALL_BUT_DATE = [
  ...(['hrtime', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate', 'clearImmediate'] as const),
  ...(['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] as const),
];
/** The machine's clock, whatever `Date` has been set to. */
const realNow = (): number => Math.round(performance.timeOrigin + performance.now());

describe(`claims of rows on the ${DATABASE_NAME}`, () => {
  let place: TestPlace;
  let database: DataSource;
  let claims: Claims<Import>;

  beforeAll(async () => {
    place = await createTestPlace();
    database = await openTestDatabase(place);
  });
  beforeEach(async () => {
    claims = new Claims(Import, new Database(database));
    await database.query('DELETE FROM imports');
    await database.manager.insert(Import, { ...importRow(new Date(), {}), ...ROW });
  });
  afterEach(() => jest.useRealTimers());
  afterAll(async () => {
    await database?.destroy();
    place?.remove();
  });

  const row = () => database.manager.findOneByOrFail(Import, ROW);
  /** Moves what is stored into the past, as if so much time had passed. */
  async function pass(milliseconds: number): Promise<void> {
    const { claimed_until: until } = await row();
    await database.manager.update(Import, ROW, {
      claimed_until: new Date(until.getTime() - milliseconds),
    });
  }
  /** Milliseconds until the claim ends, by the clock of this machine. */
  const termOf = ({ claimed_until: until }: Import) => until.getTime() - realNow();
  const expectWholeTerm = (term: number) => {
    expect(term).toBeGreaterThan(LEASE - SLACK);
    expect(term).toBeLessThanOrEqual(LEASE + SLACK);
  };

  it('are taken by one of many at once, with the changes that belong to them', async () => {
    const taken = await Promise.all(
      Array.from({ length: 8 }, (_, at) => claims.take(ROW, { error: String(at) })),
    );
    expect(taken.filter(Boolean)).toHaveLength(1);
    expect(await row()).toMatchObject({ error: String(taken.indexOf(true)), claimed_by: THIS_PROCESS });
    expectWholeTerm(termOf(await row()));
  });

  it('are taken only while what was seen of the row is true', async () => {
    expect(await claims.take({ ...ROW, error: 'x' })).toBe(false);
    await database.manager.update(Import, ROW, { error: 'x' });
    expect(await claims.take({ ...ROW, error: 'x' })).toBe(true);
  });

  it('end with their release, or a while after the last sign of life', async () => {
    await claims.take(ROW);
    await claims.release(ROW, { error: 'done' });
    expect(await row()).toMatchObject({ error: 'done' });
    expect(await claims.take(ROW)).toBe(true);
    await pass(LEASE - SLACK);
    expect(await claims.take(ROW)).toBe(false);
    await pass(SLACK);
    expect(await claims.take(ROW)).toBe(true);
  });

  it.each([
    ['ahead', 10 * LEASE],
    ['behind', -10 * LEASE],
  ])('mean the same to a process whose clock is ten minutes %s', async (_, shift) => {
    await claims.take(ROW);
    setClock(realNow() + shift);
    expect(await claims.take(ROW)).toBe(false);
    expect(await claims.unheld(ROW)).toEqual([]);
    await claims.release(ROW);
    expect(await claims.take(ROW)).toBe(true);
    expectWholeTerm(termOf(await row()));
    await pass(LEASE + SLACK);
    expect(await claims.unheld(ROW)).toHaveLength(1);
    expect(await claims.take(ROW)).toBe(true);
  });

  it('are renewed while the work goes on', async () => {
    await claims.take(ROW);
    await withTimers(async (tick) => {
      for (let times = 0; times < 5; times += 1) {
        await pass(LEASE / 2);
        await tick(LEASE / 2);
        expect(await claims.take(ROW)).toBe(false);
      }
    });
    await pass(LEASE);
    expect(await claims.take(ROW)).toBe(true);
  });

  it('that another process has got meanwhile stop the work, whose result is not written', async () => {
    await claims.take(ROW);
    const theirs = { claimed_by: 'another-host|1|x', claimed_until: new Date(realNow() + LEASE) };
    const signal = await withTimers(async (tick, lost) => {
      await database.manager.update(Import, ROW, theirs);
      expect(lost.aborted).toBe(false);
      await tick(LEASE / 2);
      return lost;
    });
    expect(signal.aborted).toBe(true);
    await claims.release(ROW, { error: 'late' });
    expect(await row()).toMatchObject({ error: null, ...theirs });
  });

  it.each([
    ['of this process hold', true, THIS_PROCESS],
    ['of a process of this host that has ended do not hold', false, `${hostname()}|999999|gone`],
    ['of an older process with this one’s number do not hold', false, `${hostname()}|${process.pid}|gone`],
    ['of another host hold', true, 'another-host|999999|x'],
  ])('%s', async (_, holds, claimed_by) => {
    const change = async () => {
      const [unheld] = await claims.unheld(ROW);
      return unheld !== undefined && (await claims.changeUnheld(ROW, unheld, { error: 'x' }));
    };
    await database.manager.update(Import, ROW, {
      claimed_by,
      claimed_until: new Date(realNow() + LEASE),
    });
    expect(await change()).toBe(!holds);
    await pass(LEASE + SLACK);
    expect(await change()).toBe(true);
  });

  it('of others are left alone by those who read them before', async () => {
    const [unheld] = await claims.unheld(ROW);
    await claims.take(ROW);
    expect(await claims.changeUnheld(ROW, unheld!, { error: 'x' })).toBe(false);
  });

  it('of a queue come due by the database’s clock, whichever process has queued them', async () => {
    const queue = new Outbox(new Database(database), new Clock());
    const mail: NewMessage = {
      ...{ channel: 'mail', template: 'password-changed', recipient: 'a@example.com' },
      ...{ priority: 0, data: {} },
    };
    const ahead = realNow() + 10 * LEASE;
    setClock(ahead);
    await queue.add(mail);
    await queue.addAll([mail]);
    jest.useRealTimers();
    const next = async () => (await queue.claim('mail', 1))[0];
    const [first, second] = [await next(), await next()];
    expect([first?.attempts, second?.attempts]).toEqual([1, 1]);
    await queue.settle(first!.id, () => Promise.resolve({ dueIn: LEASE }));
    await queue.settle(second!.id, () => Promise.resolve({ dueIn: 0 }));
    setClock(ahead);
    expect((await next())?.id).toBe(second!.id);
    expect(await next()).toBeUndefined();
    expect(await queue.makeDue(first!.id)).toMatchObject({ status: 'queued', attempts: 0 });
    expect((await next())?.id).toBe(first!.id);
  });

  it('take over what the columns of each queue held before', async () => {
    await new ImportStore(new Database(database), new Clock()).add(
      { fileName: 'a.csv', origin: 'cli' },
      { status: 'running' },
    );
    const rows = () => database.manager.find(Import);
    const before = await rows();
    while (await hasColumn('claimed_by')) await database.undoLastMigration();
    const owners = await database.query<{ owner: string }[]>('SELECT owner, heartbeat_at FROM imports');
    expect(owners.map(({ owner }) => owner)).toEqual([null, THIS_PROCESS]);
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

  /** What `Date` says from now on, in this process only. */
  function setClock(instant: number): void {
    jest.useFakeTimers({ now: instant, doNotFake: ALL_BUT_DATE });
  }

  /** Works under a claim while `tick` lets the renewals of a time happen. */
  function withTimers<T>(
    work: (tick: (milliseconds: number) => Promise<void>, lost: AbortSignal) => Promise<T>,
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
