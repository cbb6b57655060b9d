import Database from 'better-sqlite3';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { embeddedFile } from '../../src/platform/database/dialects';
import { createTestSite, type TestMember, type TestSite } from '../support/create-test-site';
import { SiteProcess } from '../support/site-process';

/** Milliseconds for which the file stays locked: longer than the site lets a write wait. */
const LOCKED_FOR = 8_000;

/** As a suspended `npm run import` does, or a program of the owner's: the write lock is held, and not given back. */
describe('while another process holds the write lock of the embedded database', () => {
  let site: TestSite;
  let running: SiteProcess;
  let member: TestMember;

  beforeAll(async () => {
    site = await createTestSite();
    site.clock.set(new Date());
    member = await site.member('user');
    running = await SiteProcess.start(site);
    // the first request of a session notes its use
    await running.get('/api/odd-list-full-view', member.token);
  });
  afterAll(async () => {
    await running.stop();
    await site.close();
  });

  const save = (name: string) =>
    fetch(`${running.address}/api/save-filter`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${member.token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ filter_name: name, filter_data: { ft_1_odd: '1.85' }, filter_type: 2 }),
    });

  it('reads and health checks go on, writes are answered 503 and work again afterwards', async () => {
    const other = new Database(embeddedFile(site.settings.dataDir), { timeout: 10_000 });
    other.exec('BEGIN IMMEDIATE');
    const lockedAt = performance.now();
    let refused = 0;
    const writes = Promise.all(
      ['bir', 'iki', 'üç'].map(async (name) => {
        const answer = await save(name);
        refused += 1;
        return { status: answer.status, wait: answer.headers.get('retry-after'), body: await answer.json() };
      }),
    );
    const beside: { live: number; refused: number }[] = [];
    while (refused < 3 && performance.now() - lockedAt < LOCKED_FOR) {
      await running.get('/api/health/live');
      await running.get('/api/odd-list-full-view', member.token);
      beside.push({ live: beside.length, refused });
      await pause(20);
    }
    const answers = await writes;
    other.exec('ROLLBACK');
    other.close();
    for (const { status, wait, body } of answers) {
      expect([status, (body as { code: string }).code]).toEqual([503, 'UNAVAILABLE']);
      expect(Number(wait)).toBeGreaterThan(0);
    }
    // with a driver that sleeps nothing of this would have been answered before the writes
    expect(beside.filter((each) => each.refused === 0).length).toBeGreaterThan(20);
    expect((await save('dört')).status).toBe(201);
  });
});
