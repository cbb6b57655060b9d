import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTestSite, type TestMember, type TestSite } from '../support/create-test-site';
import { writeNativeFile } from '../support/native-file';
import { OtlpCollector, type ReceivedSpan } from '../support/otlp-collector';
import { Random, randomMatch } from '../support/random-archive';
import { until } from '../support/site-archive';
import { SiteProcess } from '../support/site-process';
import { DATABASE_NAME } from '../support/test-database';
import { Jobs } from '../../src/platform/background/jobs';

const LIST = '/api/odd-list-full-view';
const SOON = { OTEL_BSP_SCHEDULE_DELAY: '100' };

/** What requests of the suite hold and nobody else is to learn. */
const PRIVATE = {
  team: 'gizlitakim',
  path: '987654321',
  browser: 'GizliTarayici',
  address: '203.0.113.77',
  token: 'gizli-sifirlama-baglantisi',
  collectorKey: 'cok-gizli-anahtar',
};

describe(`telemetry, on the ${DATABASE_NAME}`, () => {
  let home: TestSite;
  let member: TestMember;
  let admin: TestMember;

  beforeAll(async () => {
    home = await createTestSite();
    home.clock.set(new Date());
    // the process under test is to do the work
    await home.app.get(Jobs).stop('mail', 'imports', 'alerts', 'picks');
    member = await home.member('user');
    admin = await home.member('admin');
  });
  afterAll(() => home?.close());

  const ask = (site: SiteProcess, path: string, options: RequestInit = {}, token = member.token) =>
    fetch(`${site.address}${path}`, {
      ...options,
      headers: {
        authorization: `Bearer ${token}`,
        'user-agent': PRIVATE.browser,
        'x-forwarded-for': PRIVATE.address,
        ...options.headers,
      },
    });
  const post = (site: SiteProcess, path: string, body: unknown) =>
    ask(site, path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    });

  describe('with a collector', () => {
    const collector = new OtlpCollector();
    let site: SiteProcess;

    beforeAll(async () => {
      await collector.start();
      site = await SiteProcess.start(home, {
        ...SOON,
        OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.url}/`,
        OTEL_EXPORTER_OTLP_HEADERS: `authorization=Bearer ${PRIVATE.collectorKey}`,
        OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=deneme',
        TRUST_PROXY: '1',
        LOG_LEVEL: 'debug',
      });
    });
    afterAll(async () => {
      await site?.stop();
      await collector.stop();
    });

    const spans = (name: string) => collector.spans.filter((span) => span.name === name);
    const arrived = async (name: string, count = 1): Promise<ReceivedSpan[]> => {
      await until(`spans ${name}`, () => spans(name).length >= count);
      return spans(name);
    };
    const below = ({ trace, id }: ReceivedSpan) =>
      collector.spans.filter((span) => span.trace === trace && span.parent === id);

    it('shows a request by its route, with its statements below it and its id in both, and its trace in the log', async () => {
      const { status } = await ask(site, `${LIST}?home_team=${PRIVATE.team}`);
      expect(status).toBe(200);
      const [request] = await arrived(`GET ${LIST}`);
      const { attributes, ...span } = request!;
      expect(span).toMatchObject({ kind: 'server', parent: null, failed: false });
      expect(attributes).toEqual({
        'http.request.method': 'GET',
        'http.route': LIST,
        'http.response.status_code': 200,
        'request.id': expect.stringMatching(/^[\da-f-]{36}$/),
      });
      const statements = below(request!);
      // a list without matches reads nothing else
      for (const { kind, name, attributes } of statements) {
        expect([kind, name]).toEqual(['client', expect.stringMatching(/^[A-Z]+( \w+)?$/)]);
        expect(Object.keys(attributes).every((key) => key.startsWith('db.'))).toBe(true);
      }
      expect(statements.map(({ name }) => name)).toContain('SELECT sessions');
      const lines = site
        .output()
        .split('\n')
        .filter((line) => line.includes(String(attributes['request.id'])));
      expect(lines.length).toBeGreaterThan(0);
      for (const line of lines) expect(JSON.parse(line)).toMatchObject({ trace_id: request!.trace });
    });

    it('continues the trace that a trusted proxy has begun', async () => {
      const trace = '0af7651916cd43dd8448eb211c80319c';
      await ask(site, '/api/check_role', { headers: { traceparent: `00-${trace}-b7ad6b7169203331-01` } });
      const [request] = await arrived('GET /api/check_role');
      expect(request).toMatchObject({ trace, parent: 'b7ad6b7169203331' });
    });

    it('shows a mail and the file of an import as work of the jobs that did it', async () => {
      expect((await post(site, '/api/password-reset', { email: member.email })).status).toBe(202);
      const [mail] = await arrived('mail send');
      expect(mail!.attributes).toMatchObject({ 'mail.template': 'password-reset', 'mail.outcome': 'sent' });

      const random = new Random(20261124);
      const matches = Array.from({ length: 20 }, (_, index) => randomMatch(random, index + 1));
      const file = writeNativeFile(home.settings.dataDir, 'gizli-dosya.json', matches);
      const form = new FormData();
      form.append('file', new Blob([readFileSync(file)]), 'gizli-dosya.json');
      expect((await ask(site, '/api/imports', { method: 'POST', body: form }, admin.token)).status).toBe(202);
      const [imported] = await arrived('import file');
      expect(imported!.attributes).toMatchObject({ 'import.status': 'done', 'import.rows': 40 });

      for (const [job, part] of [
        ['mail', mail!],
        ['imports', imported!],
      ] as const) {
        const runs = await arrived(`job ${job}`);
        const run = runs.find(({ id }) => id === part.parent);
        expect(run).toMatchObject({ parent: null, attributes: { 'job.name': job } });
        // an import's statements are its thread's
        if (job === 'mail') expect(below(part).length).toBeGreaterThan(0);
      }
    });

    it('tells nothing of jobs that found nothing to do', async () => {
      await new Promise((resolve) => setTimeout(resolve, 3_000));
      expect(site.output()).toMatch(/hazır/);
      // there was one mail; the first run after a start looks how the mail server is
      const runs = spans('job mail');
      expect(runs.filter((run) => below(run).some(({ name }) => name === 'UPDATE outbox'))).toHaveLength(1);
      expect(runs.length).toBeLessThanOrEqual(2);
    });

    it('marks what failed, without what the error says', async () => {
      const { status } = await ask(site, `/api/matches/${PRIVATE.path}`);
      expect(status).toBe(404);
      const [request] = await arrived('GET /api/matches/:id');
      expect(request).toMatchObject({ failed: false, attributes: { 'http.response.status_code': 404 } });
    });

    it('sends the figures that Prometheus reads, by the names of OpenTelemetry, at the end at the latest', async () => {
      const figures = await (await fetch(`${site.address}/api/metrics`)).text();
      await ask(site, `/api/nothing/${PRIVATE.path}`);
      await post(site, '/api/password-reset/confirm', { token: PRIVATE.token, password: 'saha-dışı-3-5-2' });
      expect(await site.stop()).not.toBe(1);

      const durations = collector.metrics.get('http.server.request.duration')!;
      expect(durations.unit).toBe('s');
      const list = durations.points.find(({ attributes }) => attributes['http.route'] === LIST)!;
      expect(list).toMatchObject({
        attributes: { 'http.request.method': 'GET', 'http.route': LIST, 'http.response.status_code': 200 },
        value: 1,
      });
      const { bounds, counts } = list.buckets!;
      expect([counts.length, counts.reduce((sum, count) => sum + count)]).toEqual([bounds.length + 1, 1]);
      const rows = collector.metrics.get('import_rows_total')!.points.map(({ value }) => value);
      expect(rows.reduce((sum, value) => sum + value)).toBe(40);
      expect(collector.metrics.get('mail_attempts_total')!.points).toEqual([
        { attributes: { outcome: 'sent' }, value: 1 },
      ]);
      const named = new Map([
        ['http_request_duration_seconds', 'http.server.request.duration'],
        ['database_query_duration_seconds', 'db.client.operation.duration'],
      ]);
      const prometheus = [...figures.matchAll(/^# TYPE (\w+) /gm)].map(
        ([, name]) => named.get(name!) ?? name!,
      );
      expect(prometheus.length).toBeGreaterThan(30);
      expect([...collector.metrics.keys()].sort()).toEqual(prometheus.sort());
    });

    it('says who it is', () => {
      expect(collector.resource).toMatchObject({
        'service.name': 'oran-arsivi',
        'service.version': expect.stringMatching(/^\d/),
        'deployment.environment.name': 'deneme',
      });
      expect(collector.headers).toMatchObject({
        authorization: `Bearer ${PRIVATE.collectorKey}`,
        'content-type': 'application/x-protobuf',
      });
    });

    it('has told nothing that identifies anybody, and no secret', () => {
      const told = Buffer.concat(collector.payloads).toString('latin1');
      expect(told).toContain(LIST);
      const secrets = [member.email, member.username, member.token, admin.token, home.settings.jwtSecret];
      for (const secret of [...Object.values(PRIVATE), ...secrets, '127.0.0.1', 'gizli-dosya'])
        expect([secret, told.includes(secret)]).toEqual([secret, false]);
      expect(site.output()).not.toContain(PRIVATE.collectorKey);
    });
  });

  describe('with a collector that is away', () => {
    it('answers as ever, says so once, once more when it is back, and then delivers', async () => {
      const place = new OtlpCollector();
      await place.start();
      const { port, url } = place;
      await place.stop();
      const site = await SiteProcess.start(home, {
        ...SOON,
        OTEL_EXPORTER_OTLP_ENDPOINT: url,
        OTEL_EXPORTER_OTLP_TIMEOUT: '2000',
      });
      const collector = new OtlpCollector();
      try {
        const count = (text: string) => site.output().split(text).length - 1;
        for (let round = 0; round < 20; round += 1) {
          expect((await ask(site, '/api/check_role')).status).toBe(200);
          await new Promise((resolve) => setTimeout(resolve, 100));
        }
        await until('the warning', () => count('Telemetry can’t be delivered') > 0);
        expect(count('Telemetry can’t be delivered')).toBe(1);
        await collector.start(port);
        await until('spans', async () => {
          await ask(site, '/api/check_role');
          return collector.spans.some(({ name }) => name === 'GET /api/check_role');
        });
        await until('the end of it', () => count('Telemetry is delivered again') > 0);
        expect([count('Telemetry can’t'), count('Telemetry is')]).toEqual([1, 1]);
      } finally {
        await site.stop();
        await collector.stop();
      }
    });

    it('ends in time when the collector takes what it is sent and never answers', async () => {
      const collector = new OtlpCollector(false);
      await collector.start();
      const site = await SiteProcess.start(home, { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
      try {
        expect((await ask(site, '/api/check_role')).status).toBe(200);
        const startedAt = performance.now();
        await site.stop();
        const seconds = (performance.now() - startedAt) / 1000;
        // a second of draining, five of sending, and the rest of the end on a busy machine
        expect(seconds).toBeGreaterThan(5);
        expect(seconds).toBeLessThan(15);
      } finally {
        await collector.stop();
      }
    });
  });

  describe('what is loaded', () => {
    const packages = async (environment: Record<string, string>): Promise<string[]> => {
      const list = join(home.settings.dataDir, 'loaded.txt');
      const probe = join(__dirname, '../support/loaded-modules.cjs');
      const site = await SiteProcess.start(home, {
        ...environment,
        LOADED_MODULES: list,
        NODE_OPTIONS: `--require ${probe}`,
      });
      try {
        expect((await ask(site, LIST)).status).toBe(200);
        expect((await fetch(`${site.address}/api/metrics`)).status).toBe(200);
        site.signal('SIGUSR2');
        await until('the list', () => existsSync(list));
        const names = [
          ...readFileSync(list, 'utf8').matchAll(/(@opentelemetry\/[\w-]+|open-telemetry\/[\w-]+)/g),
        ];
        return [...new Set(names.map(([name]) => name))];
      } finally {
        await site.stop();
      }
    };

    it('without the variable is nothing of OpenTelemetry but what prom-client itself always loads', async () => {
      const { dependencies } = JSON.parse(
        readFileSync(require.resolve('prom-client/package.json'), 'utf8'),
      ) as { dependencies: Record<string, string> };
      const ofPromClient = Object.keys(dependencies).filter((name) => name.startsWith('@opentelemetry/'));
      expect(ofPromClient).toEqual(['@opentelemetry/api']);
      expect(await packages({})).toEqual(ofPromClient);
    });
  });
});
