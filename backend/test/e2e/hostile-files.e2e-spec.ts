import { createReadStream, openAsBlob, readFileSync, writeFileSync } from 'node:fs';
import { link, mkdir } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, join } from 'node:path';
import { createGzip } from 'node:zlib';
import { Jobs } from '../../src/platform/background/jobs';
import type { ImportRow } from '../../src/modules/imports/dto/imports.dto';
import { createTestSite, type TestMember, type TestSite } from '../support/create-test-site';
import { HOSTILE_FILES, type HostileFile, writeHostileFile, writeSeason } from '../support/hostile-files';
import { SiteProcess } from '../support/site-process';

const MEBIBYTES = 60;
/** Milliseconds of processor time for which no file may keep requests waiting. */
const LONGEST_TURN = 50;
/** A file is read for so long: what it costs others shows early, and it is withdrawn then. */
const PATIENCE = 1_500;
/** What the content does comes back each time; what a busy machine does doesn't. */
const TRIES_ALONE = 2;
const WHOLE_QUEUE = 240_000;

// how a file is read doesn't depend on the database, and only the embedded one works on the event loop itself
const describeEmbedded = process.env.TEST_DATABASE_URL ? describe.skip : describe;

describeEmbedded('files of 60 MiB made to wear the site out keep no one waiting', () => {
  const kinds = new Map(HOSTILE_FILES.map((kind, index) => [`kind-${String(index).padStart(2, '0')}`, kind]));
  /** However a file came, the same code reads it: of the other ways some kinds show enough. */
  const everyThird = (first: number): string[] => [...kinds.keys()].filter((_, at) => at % 3 === first);
  let site: TestSite;
  let admin: TestMember;
  let running: SiteProcess;
  let probe: string;
  let made: string;
  let feed: Server;
  let visitor: NodeJS.Timeout;
  /** Requests of a visitor that were not answered with 200. */
  const unanswered: unknown[] = [];

  beforeAll(async () => {
    site = await createTestSite();
    // the other process has the clock of the machine, and the files are its to take up
    site.clock.set(new Date());
    admin = await site.member('admin');
    await site.app.get(Jobs).stop('feeds', 'inbox', 'imports');
    const { dataDir } = site.settings;
    made = join(dataDir, 'made');
    await mkdir(made);
    await mkdir(join(dataDir, 'inbox'));
    for (const [name, kind] of kinds) await writeHostileFile(join(made, name), kind, MEBIBYTES);
    probe = join(dataDir, 'turns');
    writeFileSync(probe, '');
    feed = createServer((request, response) => {
      response.setHeader('content-encoding', 'gzip');
      createReadStream(join(made, basename(request.url!)))
        .pipe(createGzip({ level: 1 }))
        .pipe(response);
    });
    await new Promise<void>((resolve) => feed.listen(0, '127.0.0.1', resolve));
    running = await SiteProcess.start(site, {
      NODE_OPTIONS: `-r ${join(__dirname, '../support/turn-probe.cjs')}`,
      TURN_PROBE: probe,
      FEED_PRIVATE_ADDRESSES: '1',
    });
    visitor = setInterval(() => {
      running.get('/api/health/live').catch((error: unknown) => unanswered.push(error));
    }, 250);
    await warmUp();
  }, WHOLE_QUEUE);

  afterAll(async () => {
    clearInterval(visitor);
    await running?.kill();
    feed?.close();
    await site?.close();
  });

  /** Code that has never run is slow: a season file is imported before anything is measured. */
  async function warmUp(): Promise<void> {
    const path = join(made, 'season');
    await writeSeason(path, 380);
    await upload(path);
    await follow('upload', 0, 1, 180_000);
  }

  const headers = (): Record<string, string> => ({ Authorization: `Bearer ${admin.token}` });
  const imports = (query: string) => running.get<ImportRow[]>(`/api/imports?${query}`, admin.token);
  const lastId = async (): Promise<number> => (await imports('sort=id&order=desc&per_page=1'))[0]?.id ?? 0;
  const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

  async function upload(path: string): Promise<void> {
    const form = new FormData();
    form.set('file', await openAsBlob(path), basename(path));
    const address = `${running.address}/api/imports`;
    const answer = await fetch(address, { method: 'POST', headers: headers(), body: form });
    expect(answer.status).toBe(202);
  }

  /** The longest turn since this was asked for the last time, 0 when none was worth noting. */
  const longestTurn = ((): (() => number) => {
    let read = 0;
    return () => {
      const lines = readFileSync(probe, 'utf8');
      const turns = lines.slice(read).split('\n').map(Number);
      read = lines.length;
      return Math.max(...turns);
    };
  })();

  /** Of each file, by name: the longest turn while it ran, and how it ended if it wasn't withdrawn. */
  type Course = Map<string, { turn: number; ended: ImportRow | null }>;

  /** Follows the imports that come one way after the one of the given id, and withdraws those that take long. */
  async function follow(
    origin: ImportRow['origin'],
    after: number,
    count: number,
    patience = PATIENCE,
  ): Promise<Course> {
    const course: Course = new Map();
    const begun = new Map<number, number>();
    const over = new Set<number>();
    while (over.size < count) {
      const rows = await imports(`origin=${origin}&sort=id&order=desc&per_page=100`);
      const turn = longestTurn();
      for (const row of rows) {
        if (row.id <= after || row.status === 'queued' || over.has(row.id)) continue;
        const known = course.get(row.file_name)?.turn ?? 0;
        const ended = row.status === 'running' ? null : row;
        course.set(row.file_name, { turn: Math.max(known, turn), ended });
        if (!begun.has(row.id)) begun.set(row.id, performance.now());
        const late = performance.now() - begun.get(row.id)! > patience;
        if (ended === null && !late) continue;
        over.add(row.id);
        if (ended === null) await withdraw(row.id);
      }
      await pause(100);
    }
    return course;
  }

  async function withdraw(id: number): Promise<void> {
    const address = `${running.address}/api/imports/${id}`;
    const answer = await fetch(address, { method: 'DELETE', headers: headers() });
    expect(answer.status).toBe(202);
  }

  async function alone(name: string): Promise<Course> {
    const after = await lastId();
    await upload(join(made, name));
    return follow('upload', after, 1);
  }

  async function expectShortTurns(course: Course, names = [...kinds.keys()]): Promise<void> {
    expect([...course.keys()].sort()).toEqual(names);
    const tooLong: Record<string, number[]> = {};
    for (const [name, { turn }] of course) {
      const turns = [turn];
      while (turns.at(-1)! > LONGEST_TURN && turns.length <= TRIES_ALONE) {
        longestTurn();
        turns.push((await alone(name)).get(name)!.turn);
      }
      if (turns.at(-1)! > LONGEST_TURN) tooLong[kinds.get(name)!.name] = turns;
    }
    expect(tooLong).toEqual({});
  }

  function expectEnds(course: Course): void {
    for (const [name, { ended }] of course) {
      const kind: HostileFile = kinds.get(name)!;
      if (ended === null) continue;
      const { status, error } = ended;
      expect([kind.name, status, error]).toEqual([
        kind.name,
        kind.error === undefined ? 'done' : 'failed',
        kind.error === undefined ? null : expect.stringMatching(kind.error),
      ]);
    }
    expect(unanswered).toEqual([]);
  }

  it(
    'as uploads',
    async () => {
      const course: Course = new Map();
      longestTurn();
      for (const name of kinds.keys()) for (const each of await alone(name)) course.set(...each);
      await expectShortTurns(course);
      expectEnds(course);
    },
    WHOLE_QUEUE,
  );

  it(
    'in the inbox',
    async () => {
      const after = await lastId();
      const names = everyThird(0);
      for (const name of names) await link(join(made, name), join(site.settings.dataDir, 'inbox', name));
      const course = await follow('inbox', after, names.length);
      await expectShortTurns(course, names);
      expectEnds(course);
    },
    WHOLE_QUEUE,
  );

  it(
    'from feeds',
    async () => {
      const after = await lastId();
      const { port } = feed.address() as AddressInfo;
      const names = everyThird(1);
      const feeds = names.map((name) => ({
        url: `http://127.0.0.1:${port}/${name}`,
        every_minutes: 1_440,
      }));
      const answer = await fetch(`${running.address}/api/feeds`, {
        method: 'PUT',
        headers: { ...headers(), 'Content-Type': 'application/json' },
        body: JSON.stringify({ feeds }),
      });
      expect(answer.status).toBe(200);
      const course = await follow('url', after, names.length);
      await expectShortTurns(course, names);
      expectEnds(course);
    },
    WHOLE_QUEUE,
  );
});
