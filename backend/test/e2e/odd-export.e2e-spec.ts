import { get as httpGet, type IncomingMessage } from 'node:http';
import type { AddressInfo, Server } from 'node:net';
import { finished } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { parse } from 'csv-parse/sync';
import { EXPORTED_FIELDS, exportTitle } from '../../src/archive/rows/csv-columns';
import { Answerer } from '../../src/archive/answerer';
import { ROWS_AT_ONCE } from '../../src/archive/answers/export';
import { addArchivedMatches } from '../support/archived-matches';
import { createTestSite, type TestMember, type TestSite } from '../support/create-test-site';
import { addMatches } from '../support/matches';
import { doubleArchive } from '../support/double-archive';
import { Random, randomMatch, randomParams } from '../support/random-archive';
import { archiveCaughtUp, until } from '../support/site-archive';
import { DATABASE_NAME } from '../support/test-database';

const SEED = 20261122;
const MATCHES = 900;

describe(`the export of the odds list on the ${DATABASE_NAME}`, () => {
  let site: TestSite;
  let database: TestSite;
  let token: string;

  beforeAll(async () => {
    const random = new Random(SEED);
    site = await createTestSite({ ODDS_ENGINE: 'index' });
    database = await createTestSite({ ODDS_ENGINE: 'sql' }, site);
    token = (await site.member('user')).token;
    await addArchivedMatches(
      site.database,
      Array.from({ length: MATCHES }, (_, n) => randomMatch(random, n + 1)),
    );
    await addMatches(site.database, [
      {
        date: '2031-01-01',
        home: '=2+2',
        away: '"; DROP; TABLE',
        closing: { ft_1_odd: 1.8, ft_2_odd: 1000 },
      },
    ]);
    await archiveCaughtUp(site);
  });
  afterAll(async () => {
    await database?.close();
    await site?.close();
  });

  const ask = (params: Record<string, string> = {}, on = site) =>
    on.http(token).get('/api/odd-export').query(params).buffer(true);

  const rowsOf = (text: string) =>
    parse(text, {
      delimiter: ';',
      bom: true,
      relax_column_count: false,
      record_delimiter: '\r\n',
    }) as string[][];

  /** Every row that the list shows for the same filters, page by page. */
  async function listed(params: Record<string, string>): Promise<Record<string, unknown>[]> {
    const items: Record<string, unknown>[] = [];
    const { page: _, per_page: __, ...filters } = params;
    for (let page = 1; ; page++) {
      const answer = await site
        .http(token)
        .get('/api/odd-list-full-view')
        .query({ ...filters, page, per_page: 100 });
      items.push(...(answer.body.items as Record<string, unknown>[]));
      if (!answer.body.has_more) return items;
    }
  }

  const cell = (field: string, value: unknown): string => {
    if (value === null) return '';
    if (field === 'ht_ft_result') return `İY ${String(value)[0]} / MS ${String(value)[2]}`;
    if (field === 'match_date') return String(value).split('-').reverse().join('.');
    const isPrice = field === 'fg_no' || field.endsWith('_odd');
    return isPrice ? (value as number).toFixed(2).replace('.', ',') : String(value as string | number);
  };

  it('is a CSV file with a name, and not to be cached', async () => {
    const answer = await ask({ home_team: 'yok böyle takım', filter_type: '1' });
    expect([answer.status, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
      200,
      'text/csv; charset=utf-8',
      'no-store',
    ]);
    expect(answer.headers['content-disposition']).toBe(
      'attachment; filename="oranlar-acilis-2026-05-17.csv"',
    );
    expect(answer.text).toBe(`\ufeff${EXPORTED_FIELDS.map(exportTitle).join(';')}\r\n`);
  });

  it('holds every match of the list in its order, from the index and the database alike', async () => {
    const random = new Random(SEED + 1);
    const searches: Record<string, string>[] = [
      {},
      { filter_type: '1' },
      { page: '7', per_page: '3', country_name: 'türkiye' },
    ];
    for (let n = 0; n < 12; n++) searches.push(randomParams(random, randomMatch(random, n)));
    let found = 0;
    for (const params of searches) {
      const [byIndex, bySql] = [await ask(params), await ask(params, database)];
      expect([params, byIndex.status]).toEqual([params, 200]);
      expect(bySql.text).toBe(byIndex.text);
      const [head, ...rows] = rowsOf(byIndex.text);
      const expected = await listed(params);
      expect(head).toHaveLength(EXPORTED_FIELDS.length);
      const set = params.filter_type === '1' ? 'Açılış' : 'Kapanış';
      // who scored first is on no row of the list, and the guard against formulas is looked at below
      const compared = EXPORTED_FIELDS.flatMap((field, at) =>
        field === 'first_goal' ? [] : [{ field, at }],
      );
      expect(rows.map((row) => compared.map(({ at }) => row[at]!.replace(/^'(?==)/, '')))).toEqual(
        expected.map((item) =>
          compared.map(({ field }) => (field === 'odds_set' ? set : cell(field, item[field]))),
        ),
      );
      if (rows.length > 1) found += 1;
    }
    expect(found).toBeGreaterThan(4);
  });

  it('holds the wanted values only, in the wanted order', async () => {
    const answer = await ask({ match_date: '2031', fields: 'ft_2_odd,away_team,home_team,ft_1_odd' });
    expect(answer.text).toBe(
      `\ufeffMaç Sonucu: 2;Deplasman;Ev Sahibi;Maç Sonucu: 1\r\n1000,00;"""; DROP; TABLE";'=2+2;1,80\r\n`,
    );
  });

  it.each([
    [{ ft_9_odd: '1.85' }, 'ft_9_odd'],
    [{ ft_1_odd: '2-1' }, 'ft_1_odd'],
    [{ filter_type: '3' }, 'filter_type'],
    [{ fields: 'id,password_hash' }, 'fields'],
  ])('refuses %j before a file begins', async (params, field) => {
    const answer = await ask(params as Record<string, string>);
    expect([
      answer.status,
      answer.headers['content-disposition'],
      Object.keys(answer.body.fields as object),
    ]).toEqual([400, undefined, [field]]);
  });

  it('is for members only', async () => {
    expect((await site.http().get('/api/odd-export')).status).toBe(401);
    const { token: waiting } = await site.member('wait');
    expect((await site.http(waiting).get('/api/odd-export')).body.code).toBe('MEMBERSHIP_REQUIRED');
  });

  describe('to a client that takes its time', () => {
    const open = (who: string): Promise<IncomingMessage> =>
      new Promise((resolve, reject) => {
        const { port } = (site.app.getHttpServer() as Server).address() as AddressInfo;
        const headers = { Authorization: `Bearer ${who}`, 'Accept-Encoding': 'identity' };
        httpGet({ host: '127.0.0.1', port, path: '/api/odd-export', headers, agent: false }, resolve).on(
          'error',
          reject,
        );
      });

    /** Counts how many parts are made. */
    function countReads(): { reads: () => number; stop: () => void } {
      const spy = jest.spyOn(Answerer.prototype, 'nextPiece');
      return { reads: () => spy.mock.calls.length, stop: () => spy.mockRestore() };
    }

    const settled = async (value: () => number): Promise<number> => {
      for (let last = -1; ; await sleep(300)) {
        if (value() === last) return last;
        last = value();
      }
    };

    let parts: number;

    beforeAll(async () => {
      // far more than the buffers between here and there hold
      for (let times = 0; times < 4; times++) await doubleArchive(site.database);
      await archiveCaughtUp(site);
      parts = (MATCHES * 16) / ROWS_AT_ONCE;
    });

    it('makes no piece before the one before it was taken, and stops when the client leaves', async () => {
      const { token: slow } = await site.member('user');
      const { reads, stop } = countReads();
      const response = await open(slow);
      response.pause();
      const whilePaused = await settled(reads);
      // how much the buffers of the two sockets take is for the machine to say
      expect(whilePaused).toBeLessThan(parts);
      response.destroy();
      // at most the part that was being read
      expect((await settled(reads)) - whilePaused).toBeLessThanOrEqual(1);
      stop();
      // what was given up counts no longer
      for (let n = 0; n < 3; n++) {
        const again = await open(slow);
        again.destroy();
        await until('the export to be given up', async () => {
          const probe = await site.http(slow).get('/api/odd-export').query({ match_date: '2031' });
          return probe.status === 200;
        });
      }
    });

    it('writes two files of one member at once, and asks to wait with the third', async () => {
      const { token: eager } = await site.member('user');
      const first = await open(eager);
      const second = await open(eager);
      [first, second].forEach((each) => each.pause());
      const third = await site.http(eager).get('/api/odd-export');
      expect([third.status, third.body.code, third.headers['retry-after']]).toEqual([
        429,
        'TOO_MANY_REQUESTS',
        '30',
      ]);
      expect((await ask({ match_date: '2031' })).status).toBe(200);
      first.destroy();
      second.destroy();
    });

    describe('whose member may no longer read the list', () => {
      let admin: string;

      beforeAll(async () => {
        admin = (await site.member('admin')).token;
      });

      /** What arrives when something happens while the client takes nothing. */
      async function readAfter(who: string, happens: () => Promise<unknown>) {
        const { reads, stop } = countReads();
        const response = await open(who);
        response.pause();
        const readBefore = await settled(reads);
        await happens();
        const received: Buffer[] = [];
        response.on('data', (piece: Buffer) => received.push(piece)).resume();
        await finished(response).catch(() => undefined);
        const readLater = reads() - readBefore;
        stop();
        const lines = Buffer.concat(received).toString().split('\r\n').length;
        return { brokenOff: !response.complete, readLater, lines };
      }

      async function expectBrokenOff(member: TestMember, happens: () => Promise<unknown>): Promise<void> {
        const { brokenOff, readLater, lines } = await readAfter(member.token, happens);
        expect(brokenOff).toBe(true);
        // it is asked again after every tenth part
        expect(readLater).toBeLessThanOrEqual(10);
        expect(lines).toBeLessThan(MATCHES * 16);
      }

      it('still comes whole where nothing happens', async () => {
        const { token: patient } = await site.member('user');
        const { brokenOff, lines } = await readAfter(patient, () => Promise.resolve());
        expect(brokenOff).toBe(false);
        expect(lines).toBeGreaterThan(MATCHES * 16);
      });

      it('breaks off when an admin ends the membership', async () => {
        const member = await site.member('user');
        await expectBrokenOff(member, async () => {
          const changed = await site
            .http(admin)
            .put(`/api/users/${member.id}`)
            .send({ username: member.username, email: member.email, tg_link: '', role: 'wait' });
          expect(changed.status).toBe(200);
        });
      });

      it('breaks off when the session is ended', async () => {
        const member = await site.member('user');
        await expectBrokenOff(member, async () => {
          expect((await site.http(member.token).post('/api/logout')).status).toBe(204);
        });
      });

      it('breaks off when the membership runs out', async () => {
        const member = await site.member('user', { end: new Date('2026-05-17T13:00:00.000Z') });
        const before = site.clock.now();
        // passport keeps one strategy for the whole process: that of the site made last
        const clocks = [site.clock, database.clock];
        await expectBrokenOff(member, () =>
          Promise.resolve(clocks.forEach((clock) => clock.advance(2 * 60 * 60 * 1000))),
        );
        clocks.forEach((clock) => clock.set(before));
      });
    });
  });
});
