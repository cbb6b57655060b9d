import { setTimeout as pause } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { BackgroundWork } from '../../src/platform/background/background-work';
import { Job } from '../../src/platform/background/job';
import { tr } from '../../src/platform/locale/tr';
import { lockArchive } from '../../src/platform/database/archive-revision';
import { SteadyTime } from '../../src/platform/time/steady-time';
import { Database } from '../../src/platform/database/database';
import { inTransaction } from '../../src/platform/database/transaction';
import { ContactMessage } from '../../src/modules/contact/entities/contact-message.entity';
import { contactColumns } from '../../src/modules/contact/entities/contact-columns';
import {
  createMigratedPlace,
  DATABASE_NAME,
  openTestDatabase,
  type TestPlace,
} from '../support/test-database';

const describeServer = process.env.TEST_DATABASE_URL ? describe : describe.skip;

describe(`transactions that code needs no parameter for, on the ${DATABASE_NAME}`, () => {
  let place: TestPlace;
  let dataSource: DataSource;
  let database: Database;

  beforeAll(async () => {
    place = await createMigratedPlace();
    dataSource = await openTestDatabase(place);
    database = new Database(dataSource);
  });

  beforeEach(() => dataSource.query('DELETE FROM contacts'));

  afterAll(async () => {
    await dataSource?.destroy();
    place?.remove();
  });

  const add = (name: string) => {
    const message = { phonenumber: '', email: 'a@example.com', subject: '', message: '' };
    const row = contactColumns({ ...message, name, created_at: new Date('2026-05-17T12:00:00Z') });
    return database.insert(ContactMessage, row);
  };
  const names = async () =>
    (await dataSource.manager.find(ContactMessage, { order: { id: 'ASC' } })).map(({ name }) => name);
  const deadlock = () => Object.assign(new Error('deadlock'), { code: 'ER_LOCK_DEADLOCK' });

  const jobOf = (run: () => Promise<void>, more: { atOnce?: boolean } = {}) =>
    new Job(
      { name: 'job', every: 60_000, run, ...more },
      new AbortController().signal,
      (woken) => database.afterCommit(woken),
      new SteadyTime(),
    );

  /** A transaction that ends when the test lets it. */
  function heldTransaction() {
    let end!: (error?: Error) => void;
    const ended = new Promise<void>((resolve, reject) => {
      end = (error) => (error ? reject(error) : resolve());
    });
    return { end, hold: () => ended };
  }

  it('happen as a whole or not at all, however deep the code that writes', async () => {
    const deeper = async (name: string) => {
      await pause(1);
      await add(name);
    };
    const write = (error?: Error) =>
      database.transaction(async () => {
        await Promise.all([deeper('a'), deeper('b')]);
        expect(await database.manager.count(ContactMessage)).toBe(2);
        if (error) throw error;
      });
    await expect(write(new Error('roll back'))).rejects.toThrow('roll back');
    expect(await names()).toEqual([]);
    await write();
    expect((await names()).sort()).toEqual(['a', 'b']);
  });

  it('are apart from each other and from what is written outside of them', async () => {
    const failing = Array.from({ length: 10 }, (_, index) =>
      database.transaction(async () => {
        await add(`failed ${index}`);
        await pause(index % 3);
        await add(`failed ${index}`);
        throw new Error('roll back');
      }),
    );
    const outside = Array.from({ length: 10 }, async (_, index) => {
      await pause(index % 4);
      await add('outside');
    });
    await Promise.allSettled(failing);
    await Promise.all(outside);
    expect(await names()).toEqual(Array.from({ length: 10 }, () => 'outside'));
  });

  it('are joined by those within, also by code that takes the data source', async () => {
    await expect(
      database.transaction(async () => {
        await database.transaction(() => add('joined'));
        await inTransaction(dataSource, async (manager) => {
          expect(manager === database.manager).toBe(true);
          await add('joined too');
        });
        throw new Error('roll back');
      }),
    ).rejects.toThrow('roll back');
    expect(await names()).toEqual([]);
  });

  it('are undone as a whole when a part fails, even where its error is caught', async () => {
    const work = database.transaction(async () => {
      await database
        .transaction(async () => {
          await add('half of a part');
          throw new Error('the part');
        })
        .catch(() => undefined);
      await add('the rest');
    });
    await expect(work).rejects.toThrow('the part');
    expect(await names()).toEqual([]);
  });

  it('are begun again after a deadlock, in a part too', async () => {
    let attempts = 0;
    const done: string[] = [];
    await database.transaction(async () => {
      attempts += 1;
      await add(`attempt ${attempts}`);
      await database.afterCommit(() => void done.push(`attempt ${attempts}`));
      await database.transaction(() => (attempts < 3 ? Promise.reject(deadlock()) : Promise.resolve()));
    });
    expect(await names()).toEqual(['attempt 3']);
    expect(done).toEqual(['attempt 3']);
  });

  it('are not begun again when work that follows the commit fails', async () => {
    let attempts = 0;
    const work = database.transaction(async () => {
      attempts += 1;
      await add('committed');
      await database.afterCommit(() => Promise.reject(deadlock()));
    });
    await expect(work).rejects.toThrow('deadlock');
    expect(attempts).toBe(1);
    expect(await names()).toEqual(['committed']);
  });

  describeServer('on a server', () => {
    /** Ends the connection of the calling transaction from outside. */
    const loseConnection = async () => {
      const [{ id }] = (await database.manager.query('SELECT CONNECTION_ID() AS id')) as [{ id: string }];
      await dataSource.query(`KILL ${Number(id)}`);
    };

    it('are begun again when their connection is lost before the commit', async () => {
      let attempts = 0;
      await database.transaction(async () => {
        attempts += 1;
        await add(`attempt ${attempts}`);
        if (attempts < 3) await loseConnection();
        await add('the rest');
      });
      expect(await names()).toEqual(['attempt 3', 'the rest']);
    });

    it('are not begun again when it is lost at the commit, and say so', async () => {
      let attempts = 0;
      const work = database.transaction(async () => {
        attempts += 1;
        await add('unknown');
        await loseConnection();
      });
      await expect(work).rejects.toMatchObject({ code: 'UNAVAILABLE', message: tr.errors.outcomeUnknown });
      expect(attempts).toBe(1);
      expect(await names()).toEqual([]);
    });

    it('that lock the same rows write the same row too, as nodes of a cluster compare at the commit', async () => {
      const turns = async () =>
        Object.fromEntries(
          (
            (await dataSource.query('SELECT name, turn FROM lock_turns')) as { name: string; turn: number }[]
          ).map(({ name, turn }) => [name, turn]),
        );
      const before = await turns();
      await database.transaction(async () => {
        await lockArchive(database.manager);
        await database.lockRows(ContactMessage, [2_000_001, 2_000_000, 2_000_001]);
      });
      await database.transaction(() => database.lockRows(ContactMessage, [2_000_000]));
      expect(await turns()).toEqual({
        ...before,
        archive: (before.archive ?? 0) + 1,
        'contacts:2000000': 2,
        'contacts:2000001': 1,
      });
    });
  });

  it('have work done once they are committed, and none when they fail', async () => {
    const seen: string[][] = [];
    const look = async () => void seen.push(await names());
    await database.transaction(async () => {
      await database.afterCommit(look);
      await database.transaction(() => database.afterCommit(look));
      await add('committed');
      expect(seen).toEqual([]);
    });
    expect(seen).toEqual([['committed'], ['committed']]);
    const failing = database.transaction(async () => {
      await database.afterCommit(look);
      throw new Error('roll back');
    });
    await expect(failing).rejects.toThrow('roll back');
    expect(seen).toHaveLength(2);
    await database.afterCommit(look);
    expect(seen).toHaveLength(3);
  });

  it('have a job that is woken in them begin once they are committed, and not when they fail', async () => {
    const seen: string[][] = [];
    const job = jobOf(async () => void seen.push(await names()));
    await database.transaction(async () => {
      job.wake();
      await add('committed');
      expect(seen).toEqual([]);
    });
    await job.stop();
    expect(seen).toEqual([['committed']]);
    const failing = database.transaction(async () => {
      job.wake();
      await add('rolled back');
      throw new Error('roll back');
    });
    await expect(failing).rejects.toThrow('roll back');
    await job.stop();
    expect(seen).toHaveLength(1);
  });

  it('lock rows, which nothing else can', async () => {
    const id = await add('locked');
    await expect(database.lockRows(ContactMessage, [id])).rejects.toThrow('in a transaction only');
    const step = () =>
      database.transaction(async () => {
        const row = await database.requireLocked(ContactMessage, id);
        await pause(2);
        await database.manager.update(ContactMessage, { id }, { phonenumber: `${row.phonenumber}1` });
      });
    await Promise.all(Array.from({ length: 8 }, step));
    const [row] = await dataSource.manager.find(ContactMessage);
    expect(row!.phonenumber).toBe('1'.repeat(8));
    await expect(
      database.transaction(() => database.requireLocked(ContactMessage, id + 1)),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  describe('what is begun in one and goes on after its end', () => {
    it.each<[string, (work: () => Promise<void>) => void]>([
      ['a timer', (work) => void setTimeout(() => void work(), 5)],
      ['setImmediate', (work) => void setImmediate(() => void work())],
      ['a promise that is not awaited', (work) => void work()],
      ['work after a request', (work) => new BackgroundWork().runAfterResponse(work)],
      ['a repeating job', (work) => jobOf(work, { atOnce: true }).start()],
    ])('writes outside of it: %s', async (_, begin) => {
      const { end, hold } = heldTransaction();
      const written = heldTransaction();
      await database.transaction(async () => {
        await add('inside');
        begin(async () => {
          await hold();
          expect(database.manager === dataSource.manager).toBe(true);
          await database.transaction(() => add('in one of its own'));
          await add('alone');
          written.end();
        });
      });
      end();
      await written.hold();
      expect(await names()).toEqual(['inside', 'in one of its own', 'alone']);
    });

    it('waits for a transaction that another request has opened meanwhile', async () => {
      const [first, second] = [heldTransaction(), heldTransaction()];
      let late!: Promise<number>;
      await database.transaction(async () => {
        late = first.hold().then(() => add('late'));
        await add('inside');
      });
      const other = database.transaction(async () => {
        await add('other');
        await second.hold();
        throw new Error('roll back');
      });
      first.end();
      await pause(5);
      second.end();
      await expect(other).rejects.toThrow('roll back');
      await late;
      expect(await names()).toEqual(['inside', 'late']);
    });

    it('may write nothing once it has been rolled back', async () => {
      const { end, hold } = heldTransaction();
      let sibling!: Promise<number>;
      const failing = database.transaction(async () => {
        sibling = hold().then(() => add('sibling'));
        await Promise.all([sibling, Promise.reject(new Error('roll back'))]);
      });
      await expect(failing).rejects.toThrow('roll back');
      end();
      await expect(sibling).rejects.toThrow('has been rolled back');
      expect(await names()).toEqual([]);
    });
  });
});
