import { Reflector } from '@nestjs/core';
import { EventEmitter, once } from 'node:events';
import { type ClientRequest, get as httpGet, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Server } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { ErrorFilter } from '../../src/common/errors/error.filter';
import { HEAVY_KIND, HEAVY_LIMITS } from '../../src/common/heavy/heavy-kinds';
import { tr } from '../../src/common/locale/tr';
import { SessionsService } from '../../src/modules/auth/sessions.service';
import { DayScanService } from '../../src/modules/odds/analysis/day-scan.service';
import { PastRepository } from '../../src/modules/odds/analysis/past.repository';
import { ODD_MARKETS } from '../../src/modules/odds/catalogue/columns';
import { OddsRepository } from '../../src/modules/odds/sql/odds.repository';
import { addArchivedMatches } from '../support/archived-matches';
import { createTestSite, type TestSite } from '../support/create-test-site';
import { doubleArchive } from '../support/double-archive';
import { likelyArchive } from '../support/likely-archive';
import { Random } from '../support/random-archive';
import { statedRoutes } from '../support/routes';
import { indexCaughtUp, until } from '../support/site-index';
import { DATABASE_NAME } from '../support/test-database';

const SEED = 20261124;
const DAY = '2032-02-03';
const { perMember, retryAfter } = HEAVY_LIMITS.analysis;
/** Reads one part of the archive, whichever answer it is for. */
const PART = /m\.id > \? .*ORDER BY m\.id LIMIT/s;
const KEYS = ODD_MARKETS.map(({ key }) => key);
const SCAN = `/api/scan?date=${DAY}&tolerance=2`;

/** Every route whose answers are worked out a few at a time. */
const HEAVY_ROUTES = {
  'GET /api/Rating/Filter/:matchId/:rating': 'analysis',
  'GET /api/calibration': 'analysis',
  'GET /api/calibration/details': 'analysis',
  'GET /api/editors/:author/record': 'analysis',
  'GET /api/filter-record/:id': 'analysis',
  'GET /api/matches/:id/similar': 'analysis',
  'GET /api/odd-backtest': 'analysis',
  'GET /api/odd-backtest/bets': 'export',
  'GET /api/odd-export': 'export',
  'GET /api/odd-summary': 'analysis',
  'GET /api/scan': 'analysis',
};

describe.each(['index', 'sql'])(`heavy answers on the ${DATABASE_NAME} with ODDS_ENGINE=%s`, (engine) => {
  let site: TestSite;
  let port: number;
  let stopCounting: () => unknown = () => undefined;

  beforeAll(async () => {
    site = await createTestSite({ ODDS_ENGINE: engine });
    ({ port } = (site.app.getHttpServer() as Server).address() as AddressInfo);
    const archive = likelyArchive(new Random(SEED), 320, ['ft', 'uo_25', 'bts']);
    archive.slice(0, 20).forEach((match) => Object.assign(match, { match_date: DAY }));
    await addArchivedMatches(site.database, archive, { withRetired: false });
    for (let times = 0; times < 3; times++) await doubleArchive(site.database);
    if (engine === 'index') await indexCaughtUp(site);
  });
  afterAll(() => site.close());
  afterEach(() => {
    jest.restoreAllMocks();
    stopCounting();
  });

  const scan = (who: string) => site.http(who).get(SCAN);

  /** Lets the next scan wait in the middle of its work until it is released. */
  function holdNextScan(): { held: Promise<void>; release: () => void; begun: () => number } {
    const repository = site.app.get(PastRepository);
    const findDayIds = repository.findDayIds.bind(repository);
    const gate = new EventEmitter();
    const released = once(gate, 'release');
    const held = once(gate, 'held').then(() => undefined);
    const spy = jest.spyOn(repository, 'findDayIds').mockImplementationOnce(async (date) => {
      gate.emit('held');
      await released;
      return findDayIds(date);
    });
    return { held, release: () => gate.emit('release'), begun: () => spy.mock.calls.length };
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
    const answers = await Promise.all(Array.from({ length: perMember }, () => scan(who)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: perMember }, () => 200));
  }

  it('are given for six scans of a burst; the others are asked to wait, and no one else is', async () => {
    const { token: eager } = await site.member('user');
    const { token: other } = await site.member('user');
    const { held, release } = holdNextScan();
    let refused = 0;
    const burst = Promise.all(
      Array.from({ length: 30 }, async () => {
        const answer = await scan(eager);
        if (answer.status === 429) refused += 1;
        return answer;
      }),
    );
    await held;
    await until('the rest to be refused', () => refused === 30 - perMember);
    expect((await scan(other)).status).toBe(200);
    release();
    const answers = await burst;
    const late = answers.filter(({ status }) => status !== 200);
    expect(late).toHaveLength(30 - perMember);
    for (const { status, headers, body } of late) {
      expect([status, headers['retry-after'], body.code, body.error]).toEqual([
        429,
        String(retryAfter),
        'TOO_MANY_REQUESTS',
        tr.errors.tooManyRequests,
      ]);
    }
    await expectAllPlacesFree(eager);
  });

  it('are counted over all sessions of a member', async () => {
    const { id, token: phone } = await site.member('user');
    const desk = await site.app.get(SessionsService).begin(id);
    const { held, release } = holdNextScan();
    let refused = 0;
    const burst = Promise.all(
      Array.from({ length: 2 * perMember }, async (_, n) => {
        const { status } = await scan(n % 2 === 0 ? phone : desk);
        if (status === 429) refused += 1;
        return status;
      }),
    );
    await held;
    await until('the rest to be refused', () => refused === perMember);
    release();
    expect((await burst).filter((status) => status === 200)).toHaveLength(perMember);
    await expectAllPlacesFree(desk);
  });

  it('are not worked out for a client that left while it waited', async () => {
    const { token } = await site.member('user');
    const { held, release, begun } = holdNextScan();
    const first = scan(token).then(({ status }) => status);
    await held;
    const { arrived, over } = countAnswers();
    const waiting = Array.from({ length: perMember - 1 }, () => ask(token));
    await until('all to have arrived', () => arrived() === waiting.length);
    // the guards ask the database before the queue is entered
    await sleep(100);
    waiting.forEach(({ request }) => request.destroy());
    await until('the server to know', () => over() === waiting.length);
    const next = Promise.all(waiting.map(() => scan(token)));
    release();
    expect(await first).toBe(200);
    expect((await next).map(({ status }) => status)).toEqual(waiting.map(() => 200));
    expect(begun()).toBe(1 + waiting.length);
  });

  it('are given up when the client leaves while they are worked out', async () => {
    const { token } = await site.member('user');
    const failures = jest.spyOn(ErrorFilter.prototype, 'catch');
    const { over } = countAnswers();
    const { request } = ask(token);
    const repository = site.app.get(OddsRepository);
    const readRows = repository.readRows.bind(repository);
    const reads = jest.spyOn(repository, 'readRows').mockImplementationOnce(async (...wanted) => {
      request.destroy();
      await until('the server to know', () => over() === 1);
      await sleep(20);
      return readRows(...wanted);
    });
    await until('the client to leave', () => over() === 1);
    await sleep(300);
    expect(reads).toHaveBeenCalledTimes(1);
    expect(failures).not.toHaveBeenCalled();
    reads.mockRestore();
    await expectAllPlacesFree(token);
  });

  if (engine === 'sql') {
    it('end the reading of the archive when the client leaves', async () => {
      const { token } = await site.member('user');
      const [{ id }] = await site.database.query<[{ id: number }]>(
        'SELECT MAX(id) AS id FROM matches WHERE match_date = ?',
        [DAY],
      );
      const failures = jest.spyOn(ErrorFilter.prototype, 'catch');
      for (const path of [
        `${SCAN}&groups=${KEYS.join(',')}`,
        `/api/matches/${id}/similar`,
        '/api/odd-summary',
        '/api/odd-backtest?selection=ft_1_odd',
        '/api/odd-backtest/bets?selection=ft_1_odd',
      ]) {
        const { over } = countAnswers();
        const query = site.database.query.bind(site.database);
        let readsAfterwards = 0;
        const { request } = ask(token, path);
        const spy = jest.spyOn(site.database, 'query').mockImplementation(async (...statement) => {
          if (!PART.test(statement[0])) return query(...statement);
          if (over() > 0) readsAfterwards += 1;
          request.destroy();
          await until('the server to know', () => over() === 1);
          return query(...statement);
        });
        await until('the client to leave', () => over() === 1);
        await sleep(500);
        expect([path, readsAfterwards]).toEqual([path, 0]);
        spy.mockRestore();
        stopCounting();
      }
      expect(failures).not.toHaveBeenCalled();
    });
  }

  it('leave no place taken when requests sent one behind the other are left together', async () => {
    const { token } = await site.member('user');
    const { held, release } = holdNextScan();
    const { arrived, over } = countAnswers();
    const client = connect(port, '127.0.0.1');
    const request = `GET ${SCAN} HTTP/1.1\r\nHost: site\r\nAuthorization: Bearer ${token}\r\n\r\n`;
    client.write(request.repeat(perMember));
    await held;
    await until('all to have arrived', () => arrived() === perMember);
    await sleep(100);
    client.destroy();
    await until('the server to know', () => over() > 0);
    release();
    await expectAllPlacesFree(token);
  });

  it.each([
    ['/api/scan?date=17.05.2026', 400],
    ['/api/scan?groups=general', 400],
    ['/api/editors/kimse/record', 404],
    ['/api/filter-record/0', 400],
    ['/api/filter-record/999999', 404],
    ['/api/matches/0/similar', 400],
    ['/api/matches/999999/similar', 404],
    ['/api/odd-summary?ft_9_odd=1.85', 400],
    ['/api/odd-export?ft_9_odd=1.85', 400],
    ['/api/odd-backtest?selection=ft_9_odd', 400],
    ['/api/odd-backtest/bets?selection=ft_9_odd', 400],
  ])('give the place of %s back, refused with %i', async (path, status) => {
    const { token } = await site.member('user');
    const statuses: number[] = [];
    for (let times = 0; times < 20; times++) statuses.push((await site.http(token).get(path)).status);
    expect(statuses).toEqual(statuses.map(() => status));
    await expectAllPlacesFree(token);
  });

  it('of a scan are sent in pieces, and say what was worked out', async () => {
    const { token } = await site.member('user');
    const response = await ask(token, `${SCAN}&groups=${KEYS.join(',')}`).response;
    expect([response.headers['transfer-encoding'], response.headers['content-length']]).toEqual([
      'chunked',
      undefined,
    ]);
    const sent = JSON.parse(await text(response)) as { matches: unknown[] };
    const query = { date: DAY, groups: KEYS, tolerance: 2 as const };
    const scanned = await site.app.get(DayScanService).scan(query, new AbortController().signal);
    expect(sent.matches).toHaveLength(160);
    expect(sent).toEqual(JSON.parse(JSON.stringify({ ...scanned, matches: [...scanned.matches] })));
  });

  it('are those of the routes listed here', () => {
    const reflector = site.app.get(Reflector);
    const heavy = statedRoutes(site.app).flatMap(({ name, handler }) => {
      const kind = reflector.get<string | undefined>(HEAVY_KIND, handler);
      return kind === undefined ? [] : [[name, kind]];
    });
    expect(Object.fromEntries(heavy)).toEqual(HEAVY_ROUTES);
  });
});
