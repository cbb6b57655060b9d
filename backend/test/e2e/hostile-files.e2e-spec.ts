import { openAsBlob, readFileSync } from 'node:fs';
import { link, mkdir, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { createReadStream } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { ImportRow } from '../../src/modules/imports/http/imports.dto';
import { createTestSite, type TestMember, type TestSite } from '../support/create-test-site';
import { ENDLESS_FILES, HOSTILE_FILES, type HostileFile, writeHostileFile } from '../support/hostile-files';
import { SiteProcess } from '../support/site-process';
import { DATABASE_NAME } from '../support/test-database';

const MEBIBYTES = 60;
/** Milliseconds of processor time for which no file may keep requests waiting. */
const LONGEST_TURN = 50;
/** A file is read for so long: what it costs others shows early, and it is withdrawn then. */
const PATIENCE = 3_000;
/** What a file does comes back; what the machine does meanwhile doesn't. */
const TRIES = 3;

/** Doors through which a file comes in; each answers the id of its import. */
type Door = 'an upload' | 'the inbox' | 'a feed';

describe(`files of 60 MiB made to wear the site out, on the ${DATABASE_NAME}`, () => {
  let site: TestSite;
  let admin: TestMember;
  let running: SiteProcess;
  let probe: string;
  let folder: string;
  let feed: Server;
  /** What the feed's address serves. */
  let served = '';

  beforeAll(async () => {
    site = await createTestSite();
    // the process has the real clock
    site.clock.set(new Date());
    admin = await site.member('admin');
    folder = join(site.settings.dataDir, 'made');
    await mkdir(folder);
    await mkdir(join(site.settings.dataDir, 'inbox'));
    feed = createServer((_, response) => createReadStream(served).pipe(response));
    await new Promise<void>((resolve) => feed.listen(0, '127.0.0.1', resolve));
    await start();
  });

  afterAll(async () => {
    await running?.kill();
    feed?.close();
    await site?.close();
  });

  async function start(): Promise<void> {
    probe = join(site.settings.dataDir, 'turns.txt');
    running = await SiteProcess.start(site, {
      NODE_OPTIONS: `-r ${join(__dirname, '../support/turn-probe.cjs')}`,
      TURN_PROBE: probe,
      FEED_PRIVATE_ADDRESSES: '1',
    });
  }

  const longestTurn = (): number => Number(readFileSync(probe, 'utf8'));
  const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
  const headers = () => ({ Authorization: `Bearer ${admin.token}` });
  const imports = (query = '') => running.get<ImportRow[]>(`/api/imports${query}`, admin.token);

  async function upload(path: string): Promise<number> {
    const form = new FormData();
    form.set('file', await openAsBlob(path), 'file');
    const answer = await fetch(`${running.address}/api/imports`, {
      method: 'POST',
      headers: headers(),
      body: form,
    });
    return ((await answer.json()) as { id: number }).id;
  }

  async function newImport(before: number, origin: string): Promise<number> {
    for (;;) {
      const [newest] = await imports(`?origin=${origin}&sort=id&order=desc&page=1&per_page=1`);
      if (newest !== undefined && newest.id > before) return newest.id;
      await pause(100);
    }
  }

  const doors: Record<Door, (path: string, before: number) => Promise<number>> = {
    'an upload': upload,
    'the inbox': async (path, before) => {
      await link(path, join(site.settings.dataDir, 'inbox', `file-${before}`));
      return newImport(before, 'inbox');
    },
    'a feed': async (path, before) => {
      served = path;
      const { port } = feed.address() as AddressInfo;
      const url = `http://127.0.0.1:${port}/file-${before}`;
      await fetch(`${running.address}/api/feeds`, {
        method: 'PUT',
        headers: { ...headers(), 'Content-Type': 'application/json' },
        body: JSON.stringify({ feeds: [{ url, every_minutes: 1440 }] }),
      });
      return newImport(before, 'url');
    },
  };

  /** Lets a file in and waits for what becomes of it; the longest turn meanwhile in milliseconds. */
  async function measure(path: string, door: Door): Promise<{ turn: number; row: ImportRow | null }> {
    const [last] = await imports('?sort=id&order=desc&page=1&per_page=1');
    running.signal('SIGWINCH');
    const id = await doors[door](path, last?.id ?? 0);
    const from = performance.now();
    for (;;) {
      const row = await running.get<ImportRow>(`/api/imports/${id}`, admin.token);
      if (row.status === 'done' || row.status === 'failed') return { turn: longestTurn(), row };
      if (row.status === 'running' && performance.now() - from > PATIENCE) break;
      await pause(20);
    }
    const turn = longestTurn();
    const answer = await fetch(`${running.address}/api/imports/${id}`, {
      method: 'DELETE',
      headers: headers(),
    });
    expect(answer.status).toBe(200);
    return { turn, row: null };
  }

  async function expectShortTurns(file: HostileFile, door: Door): Promise<ImportRow | null> {
    const path = join(folder, 'file');
    await writeHostileFile(path, file, MEBIBYTES);
    const turns: number[] = [];
    let row: ImportRow | null = null;
    while (turns.length < TRIES && !turns.some((turn) => turn <= LONGEST_TURN)) {
      const measured = await measure(path, door);
      turns.push(measured.turn);
      row = measured.row;
    }
    await rm(path);
    process.stderr.write(
      `${file.name} ${door} ${turns.join(' ')} ${row?.status} ${row?.rows_read} ${row?.error}\n`,
    );
    expect(Math.min(...turns)).toBeLessThanOrEqual(LONGEST_TURN);
    return row;
  }

  // the way of a file through the site is the same behind every door: each kind comes through each in turn
  const kinds = [...HOSTILE_FILES, ...ENDLESS_FILES];
  const names = Object.keys(doors) as Door[];
  it.each(kinds.flatMap((file) => names.map((door): [string, Door, HostileFile] => [file.name, door, file])))(
    'keep nobody waiting: %s at %s',
    async (_, door, file) => {
      await expectShortTurns(file, door);
    },
    120_000,
  );
});
