import { Reflector } from '@nestjs/core';
import { EventEmitter, once } from 'node:events';
import { type ClientRequest, get as httpGet, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Server } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Answered, Answerer } from '../../src/archive/answerer';
import type { Question } from '../../src/archive/answers/answers';
import { Archive } from '../../src/archive/client';
import { EXPORTED_FIELDS } from '../../src/archive/rows/csv-columns';
import type { AnsweringThread } from '../../src/archive/threads';
import { ASKING } from '../../src/platform/access/asking';
import { ErrorFilter } from '../../src/platform/errors/error.filter';
import { tr } from '../../src/platform/locale/tr';
import { SessionsService } from '../../src/modules/auth/sessions.service';
import { addArchivedMatches } from '../support/archived-matches';
import { createTestSite, type TestSite } from '../support/create-test-site';
import { doubleArchive } from '../support/double-archive';
import { likelyArchive } from '../support/likely-archive';
import { Random } from '../support/random-archive';
import { statedRoutes } from '../support/routes';
import { archiveCaughtUp, until } from '../support/site-archive';
import { DATABASE_NAME } from '../support/test-database';

const SEED = 20261124;
const DAY = '2032-02-03';
const SCAN = `/api/scan?date=${DAY}&tolerance=2`;
/** Questions that one member may have at once: one that is answered, and five that wait. */
const PER_MEMBER = 6;
const RETRY_AFTER = 5;

/** What the site asks for itself, before members' answers or in the background. */
const OF_THE_SITE: readonly Question['kind'][] = ['coming-margins', 'scan-days'];

/** Every route whose answers are computed over the archive. */
const ASKING_ROUTES = [
  'GET /api/Rating/Filter/:matchId/:rating',
  'GET /api/Rating/Matches/:rating/:date',
  'GET /api/calibration',
  'GET /api/calibration/details',
  'GET /api/competitions',
  'GET /api/editors/:author/record',
  'GET /api/filter-record/:id',
  'GET /api/filters/:id/margins',
  'GET /api/matches/:id/similar',
  'GET /api/odd-backtest',
  'GET /api/odd-backtest/bets',
  'GET /api/odd-export',
  'GET /api/odd-facet',
  'GET /api/odd-summary',
  'GET /api/scan',
];

describe.each(['index', 'sql'])(`questions on the ${DATABASE_NAME} with ODDS_ENGINE=%s`, (engine) => {
  let site: TestSite;
  let port: number;
  let stopCounting: () => unknown = () => undefined;

  beforeAll(async () => {
    site = await createTestSite({ ODDS_ENGINE: engine });
    ({ port } = (site.app.getHttpServer() as Server).address() as AddressInfo);
    const archive = likelyArchive(new Random(SEED), 320, ['ft', 'uo_25', 'bts']);
    archive.slice(0, 20).forEach((match) => Object.assign(match, { match_date: DAY }));
    await addArchivedMatches(site.database, archive, { withRetired: false });
    for (let times = 0; times < (engine === 'index' ? 3 : 0); times++) await doubleArchive(site.database);
    if (engine === 'index') await archiveCaughtUp(site);
  });
  afterAll(() => site.close());
  afterEach(() => {
    jest.restoreAllMocks();
    stopCounting();
  });

  const scan = (who: string) => site.http(who).get(SCAN);

  /** Lets a member's next question wait before it is answered until it is released. */
  function holdNext(): { held: Promise<void>; release: () => void; begun: () => Question[] } {
    const gate = new EventEmitter();
    const released = once(gate, 'release');
    const held = once(gate, 'held').then(() => undefined);
    const { answer } = Answerer.prototype;
    const begun: Question[] = [];
    jest.spyOn(Answerer.prototype, 'answer').mockImplementation(async function (this: Answerer, ...asked) {
      const [question] = asked;
      if (!OF_THE_SITE.includes(question.kind) && begun.push(question) === 1) {
        gate.emit('held');
        await released;
      }
      return answer.apply(this, asked);
    });
    return { held, release: () => gate.emit('release'), begun: () => begun };
  }

  /** Counts the requests that arrived and the answers that are over. */
  function countAnswers(): { arrived: () => number; over: () => number } {
    const counts = { arrived: 0, over: 0 };
    const count = (_: IncomingMessage, response: ServerResponse): void => {
      counts.arrived += 1;
      response.once('close', () => (counts.over += 1));
    };
    const server = site.app.getHttpServer() as Server;
    server.on('request', count);
    stopCounting = () => server.off('request', count);
    return { arrived: () => counts.arrived, over: () => counts.over };
  }

  /** A request on a connection of its own that can be broken off. */
  function ask(who: string, path = SCAN): { request: ClientRequest; response: Promise<IncomingMessage> } {
    const headers = { Authorization: `Bearer ${who}`, 'Accept-Encoding': 'identity' };
    const request = httpGet({ host: '127.0.0.1', port, path, headers, agent: false });
    const response = new Promise<IncomingMessage>((resolve, reject) => {
      request.once('response', resolve).once('error', reject);
    });
    response.catch(() => undefined);
    return { request, response };
  }

  /** As many at once as one member may have. */
  async function expectAllPlacesFree(who: string): Promise<void> {
    const answers = await Promise.all(Array.from({ length: PER_MEMBER }, () => scan(who)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: PER_MEMBER }, () => 200));
  }

  it('are given for six scans of a burst; the others are asked to wait, and somebody else comes in between', async () => {
    const { token: eager } = await site.member('user');
    const { token: other } = await site.member('user');
    const { held, release, begun } = holdNext();
    let refused = 0;
    const burst = Promise.all(
      Array.from({ length: 30 }, async () => {
        const answer = await scan(eager);
        if (answer.status === 429) refused += 1;
        return answer;
      }),
    );
    await held;
    await until('the rest to be refused', () => refused === 30 - PER_MEMBER);
    const another = site
      .http(other)
      .get(`/api/scan?date=${DAY}&tolerance=5`)
      .then(({ status }) => status);
    const { queue } = site.app.get(Archive) as unknown as { queue: { waiting: number } };
    await until('the other to wait', () => queue.waiting === PER_MEMBER);
    release();
    const answers = await burst;
    expect(await another).toBe(200);
    const isOthers = begun().map((question) => 'tolerance' in question && question.tolerance === 5);
    expect(isOthers).toHaveLength(PER_MEMBER + 1);
    expect([1, 2]).toContain(isOthers.indexOf(true));
    const late = answers.filter(({ status }) => status !== 200);
    expect(late).toHaveLength(30 - PER_MEMBER);
    for (const { status, headers, body } of late) {
      expect([status, headers['retry-after'], body.code, body.error]).toEqual([
        429,
        String(RETRY_AFTER),
        'TOO_MANY_REQUESTS',
        tr.errors.tooManyRequests,
      ]);
    }
    await expectAllPlacesFree(eager);
  });

  // without a state in memory each of these questions reads the database
  const inMemory = engine === 'index' ? it : it.skip;

  inMemory('are answered to 200 members who ask one at a time, beside one who asks for many', async () => {
    const members = [];
    for (let n = 0; n < 200; n++) members.push((await site.member('user')).token);
    const { token: greedy } = await site.member('user');
    let asked = 0;
    let refused = 0;
    const one = async (who: string) => {
      const low = 1.1 + (asked++ % 300) / 100;
      const { status } = await site
        .http(who)
        .get('/api/odd-summary')
        .query({ ft_1_odd: `${low.toFixed(2)}-${(low + 3).toFixed(2)}` });
      if (status === 429) refused += 1;
      return status;
    };
    const fourOf = async (who: string) => {
      const statuses = [];
      for (let n = 0; n < 4; n++) statuses.push(await one(who));
      return statuses;
    };
    const { held, release } = holdNext();
    const first = fourOf(members[0]!);
    await held;
    const many = Promise.all(Array.from({ length: 50 }, () => one(greedy)));
    await until('the greedy one to be refused', () => refused === 50 - (PER_MEMBER - 1));
    const others = members.slice(1).map(fourOf);
    release();
    const polite = await Promise.all([first, ...others]);
    expect(polite.flat()).toEqual(Array.from({ length: 200 * 4 }, () => 200));
    expect((await many).filter((status) => status === 200)).toHaveLength(PER_MEMBER - 1);
  });

  it('are counted over all sessions of a member', async () => {
    const { id, token: phone } = await site.member('user');
    const desk = await site.app.get(SessionsService).begin(id);
    const { held, release } = holdNext();
    let refused = 0;
    const burst = Promise.all(
      Array.from({ length: 2 * PER_MEMBER }, async (_, n) => {
        const { status } = await scan(n % 2 === 0 ? phone : desk);
        if (status === 429) refused += 1;
        return status;
      }),
    );
    await held;
    await until('the rest to be refused', () => refused === PER_MEMBER);
    release();
    expect((await burst).filter((status) => status === 200)).toHaveLength(PER_MEMBER);
    await expectAllPlacesFree(desk);
  });

  it('are not answered for a client that left while it waited', async () => {
    const { token } = await site.member('user');
    const { held, release, begun } = holdNext();
    const first = scan(token).then(({ status }) => status);
    await held;
    const { arrived, over } = countAnswers();
    const waiting = Array.from({ length: PER_MEMBER - 1 }, () => ask(token));
    await until('all to have arrived', () => arrived() === waiting.length);
    // the guards ask the database before the queue is entered
    await sleep(100);
    waiting.forEach(({ request }) => request.destroy());
    await until('the server to know', () => over() === waiting.length);
    const next = Promise.all(waiting.map(() => scan(token)));
    release();
    expect(await first).toBe(200);
    expect((await next).map(({ status }) => status)).toEqual(waiting.map(() => 200));
    expect(begun()).toHaveLength(1 + waiting.length);
  });

  it('are given up when the client leaves while they are answered', async () => {
    const { token } = await site.member('user');
    const failures = jest.spyOn(ErrorFilter.prototype, 'catch');
    const { over } = countAnswers();
    const { held, release } = holdNext();
    const results = jest.mocked(Answerer.prototype.answer).mock.results;
    // one that nobody has asked before: the answers to others are known
    const { request } = ask(token, `/api/scan?date=${DAY}&tolerance=5`);
    await held;
    request.destroy();
    await until('the server to know', () => over() === 1);
    release();
    expect(await (results[0]!.value as Promise<Answered>)).toEqual({ kind: 'given up' });
    expect(failures).not.toHaveBeenCalled();
    await expectAllPlacesFree(token);
  });

  it('leave no place taken when requests sent one behind the other are left together', async () => {
    const { token } = await site.member('user');
    const { held, release } = holdNext();
    const { arrived, over } = countAnswers();
    const client = connect(port, '127.0.0.1');
    const request = `GET ${SCAN} HTTP/1.1\r\nHost: site\r\nAuthorization: Bearer ${token}\r\n\r\n`;
    client.write(request.repeat(PER_MEMBER));
    await held;
    await until('all to have arrived', () => arrived() === PER_MEMBER);
    await sleep(100);
    client.destroy();
    await until('the server to know', () => over() > 0);
    release();
    await expectAllPlacesFree(token);
  });

  it.each([
    ['/api/scan?date=17.05.2026', 400],
    ['/api/scan?groups=general', 400],
    ['/api/competitions?sort=price:asc', 400],
    ['/api/editors/kimse/record', 404],
    ['/api/filter-record/0', 400],
    ['/api/filter-record/999999', 404],
    ['/api/matches/0/similar', 400],
    ['/api/matches/999999/similar', 404],
    ['/api/odd-summary?ft_9_odd=1.85', 400],
    ['/api/odd-export?ft_9_odd=1.85', 400],
    ['/api/odd-facet?column=ft_9_odd', 400],
    ['/api/odd-backtest?selection=ft_9_odd', 400],
    ['/api/odd-backtest/bets?selection=ft_9_odd', 400],
  ])('give the place of %s back, refused with %i', async (path, status) => {
    const { token } = await site.member('user');
    const statuses: number[] = [];
    for (let times = 0; times < 20; times++) statuses.push((await site.http(token).get(path)).status);
    expect(statuses).toEqual(statuses.map(() => status));
    await expectAllPlacesFree(token);
  });

  it('for a file break off when the thread that makes it is gone, instead of ending as if it were whole', async () => {
    const archive = site.app.get(Archive);
    const file = archive.file(
      {
        kind: 'export',
        values: 'price',
        search: { type: 1, predicates: [], sort: null },
        fields: EXPORTED_FIELDS,
      },
      { member: 1 },
    );
    expect((await file.next()).value).toBeInstanceOf(Uint8Array);
    const held = archive as unknown as { answerer: AnsweringThread | null };
    await held.answerer!.close();
    held.answerer = null;
    const rest = (async () => {
      for await (const _ of file);
    })();
    await expect(rest).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });

  it('are those of the routes listed here', () => {
    const reflector = site.app.get(Reflector);
    const asking = statedRoutes(site.app).filter(({ handler }) => reflector.get(ASKING, handler) === true);
    expect(asking.map(({ name }) => name).sort()).toEqual(ASKING_ROUTES);
  });
});
