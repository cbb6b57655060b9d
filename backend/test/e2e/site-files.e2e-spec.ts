import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { createTestSite, type TestSite } from '../support/create-test-site';

const PAGE =
  '<!doctype html><meta\n name="description"\n content="Site" /><meta property="og:title" content="Site" />' +
  '<meta property="og:description" content="Site" /><meta property="og:image" content="/og.png">' +
  '<title>Oran Arşivi</title></head><body><div id="root"></div></body>';
const SCRIPT = 'export const answer = 42;\n'.repeat(100);
const SCRIPT_PATH = '/assets/index-abc123.js';
const FONT = Buffer.from('no font, but bytes');

/** What the build leaves: page, list of addresses, hashed files with their precompressed ones. */
function builtSite(): string {
  const folder = mkdtempSync(join(tmpdir(), 'oran-site-'));
  mkdirSync(join(folder, 'assets'));
  const write = (path: string, content: string | Buffer) => writeFileSync(join(folder, path), content);
  write('index.html', PAGE);
  const none = { scripts: [], styles: [] };
  write(
    'screens.json',
    JSON.stringify([
      ...['/', '/login', '/blog/:id'].map((path) => ({ path, ...none })),
      { path: '/urunler', head: { title: 'Ürünler', description: 'Paketler & "fiyatlar".' }, ...none },
      { path: '/mac/:id', scripts: ['assets/mac-abc123.js', 'assets/parts-abc123.js'], styles: [] },
      { path: '/tarama', scripts: ['assets/tarama-abc123.js'], styles: ['assets/takvim-abc123.css'] },
    ]),
  );
  write('robots.txt', 'User-agent: *\n');
  write('.built-from', 'fingerprint');
  write(SCRIPT_PATH, SCRIPT);
  write(`${SCRIPT_PATH}.br`, brotliCompressSync(SCRIPT));
  write(`${SCRIPT_PATH}.gz`, gzipSync(SCRIPT));
  write('assets/inter-abc123.woff2', FONT);
  return folder;
}

describe('the built site', () => {
  let folder: string;
  let site: TestSite;
  let known: TestSite;

  beforeAll(async () => {
    folder = builtSite();
    site = await createTestSite({}, undefined, folder);
    known = await createTestSite({ PUBLIC_URL: 'https://www.example.com' }, site, folder);
  });

  afterAll(async () => {
    await known?.close();
    await site?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** A plain HTTP client: supertest would unpack what it gets. */
  function fetchRaw(path: string, headers: Record<string, string> = {}) {
    const { port } = (site.app.getHttpServer() as Server).address() as AddressInfo;
    return new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>(
      (resolve, reject) => {
        get({ port, host: '127.0.0.1', path, headers }, (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('end', () =>
            resolve({ status: response.statusCode!, headers: response.headers, body: Buffer.concat(chunks) }),
          );
        }).on('error', reject);
      },
    );
  }

  it.each([
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip, deflate', 'gzip', gunzipSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
    ['*', 'br', brotliDecompressSync],
  ] as const)('sends to %s what the build compressed as %s', async (accepted, encoding, unpack) => {
    const { status, headers, body } = await fetchRaw(SCRIPT_PATH, { 'Accept-Encoding': accepted });
    expect([status, headers['content-encoding'], headers['content-type']]).toEqual([
      200,
      encoding,
      'text/javascript; charset=utf-8',
    ]);
    expect(headers['vary']).toBe('Accept-Encoding');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['content-length']).toBe(String(body.length));
    expect(unpack(body).toString()).toBe(SCRIPT);
  });

  it.each(['identity', ''])(
    'sends a file as it is to a client that unpacks nothing (%s)',
    async (accepted) => {
      const { headers, body } = await fetchRaw(SCRIPT_PATH, accepted ? { 'Accept-Encoding': accepted } : {});
      expect(headers['content-encoding']).toBeUndefined();
      expect(headers['vary']).toBe('Accept-Encoding');
      expect(body.toString()).toBe(SCRIPT);
    },
  );

  it('sends files that are not precompressed as they are, for ever cacheable when their name carries a hash', async () => {
    const font = await fetchRaw('/assets/inter-abc123.woff2', { 'Accept-Encoding': 'br' });
    expect([font.headers['content-type'], font.headers['content-encoding'], font.body]).toEqual([
      'font/woff2',
      undefined,
      FONT,
    ]);
    expect(font.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const robots = await fetchRaw('/robots.txt');
    expect([robots.status, robots.headers['cache-control']]).toEqual([200, 'no-cache']);
  });

  it('gives each encoding of a file its own tag, and sends nothing to a client that has it', async () => {
    const tags: unknown[] = [];
    for (const path of [SCRIPT_PATH, '/login']) {
      for (const accepted of ['br', 'gzip', 'identity']) {
        const { headers } = await fetchRaw(path, { 'Accept-Encoding': accepted });
        tags.push(headers['etag']);
        const again = await fetchRaw(path, {
          'Accept-Encoding': accepted,
          'If-None-Match': String(headers['etag']),
        });
        expect([again.status, again.body.length, again.headers['vary']]).toEqual([304, 0, 'Accept-Encoding']);
      }
    }
    expect(new Set(tags).size).toBe(6);
  });

  it('sends a part of a file to a client that asks for one', async () => {
    const { status, headers, body } = await fetchRaw(SCRIPT_PATH, { Range: 'bytes=0-5' });
    expect([status, headers['content-range'], body.toString()]).toEqual([
      206,
      `bytes 0-5/${SCRIPT.length}`,
      'export',
    ]);
  });

  it.each(['/', '/login', '/login/', '/LOGIN', '/blog/17', '/login?from=x'])(
    'answers %s, an address of a screen, with the page',
    async (path) => {
      const { status, text, headers } = await site.http().get(path);
      expect([status, text, headers['content-type']]).toEqual([200, PAGE, 'text/html; charset=utf-8']);
      expect([headers['cache-control'], headers['vary']]).toEqual(['no-cache', 'Accept-Encoding']);
      expect(headers['content-security-policy']).toContain("default-src 'self'");
    },
  );

  it.each([
    '/boyle-bir-sayfa-yok',
    '/mac',
    '/mac/17/x',
    '/loginx',
    '/index.html',
    '/%2e%2e/screens.json',
    '/%E0%A4',
  ])('answers %s, an address of nothing, with the page and status 404', async (path) => {
    const { status, body, headers } = await fetchRaw(path);
    expect([status, body.toString(), headers['content-type']]).toEqual([
      404,
      PAGE,
      'text/html; charset=utf-8',
    ]);
  });

  it.each([`${SCRIPT_PATH}.br`, `${SCRIPT_PATH}.gz`, '/assets/index-old999.js', '/assets/'])(
    'answers %s, a file that is not for visitors, with 404 and no page',
    async (path) => {
      const { status, headers } = await fetchRaw(path);
      expect([status, headers['content-type'], headers['cache-control']]).toEqual([
        404,
        'application/json; charset=utf-8',
        undefined,
      ]);
    },
  );

  it.each(['/screens.json', '/.built-from', '/robots.txt.gz'])('keeps %s for itself', async (path) => {
    const { status, body } = await fetchRaw(path);
    expect([status, body.toString()]).toEqual([404, PAGE]);
  });

  it('answers questions for the head alone', async () => {
    const { status, headers, text } = await site.http().head('/login');
    expect([status, text ?? '', headers['content-type']]).toEqual([200, '', 'text/html; charset=utf-8']);
  });

  it('takes nothing but questions at the addresses of the site', async () => {
    const { status, body } = await site.http().post('/login');
    expect([status, body.code]).toEqual([404, 'NOT_FOUND']);
  });

  it('names the picture of shared links by its full address, once the site knows its own', async () => {
    expect((await site.http().get('/login')).text).toContain('content="/og.png"');
    expect((await known.http().get('/login')).text).toContain('content="https://www.example.com/og.png"');
  });

  it.each(['/urunler', '/urunler/', '/URUNLER?x=1'])(
    'gives previews of a link to %s the title and description of that screen',
    async (path) => {
      const { text } = await site.http().get(path);
      expect(text).toContain('<title>Ürünler · Oran Arşivi</title>');
      expect(text).toContain('<meta property="og:title" content="Ürünler · Oran Arşivi" />');
      expect(text.match(/content="Paketler &amp; &quot;fiyatlar&quot;\."/g)).toHaveLength(2);
      expect((await known.http().get(path)).text).toContain('content="https://www.example.com/og.png"');
    },
  );

  it.each(['/mac/17', '/MAC/17/?x=1'])('names in the page of %s the files of that screen', async (path) => {
    const { text } = await site.http().get(path);
    expect(text).toContain(
      '<link rel="modulepreload" crossorigin href="/assets/mac-abc123.js">' +
        '<link rel="modulepreload" crossorigin href="/assets/parts-abc123.js"></head>',
    );
    expect((await fetchRaw('/mac/17', { 'Accept-Encoding': 'br' })).headers['etag']).not.toBe(
      (await fetchRaw('/login', { 'Accept-Encoding': 'br' })).headers['etag'],
    );
  });

  it('names style sheets of a screen as such', async () => {
    const { text } = await site.http().get('/tarama');
    expect(text).toContain(
      '<link rel="preload" as="style" crossorigin href="/assets/takvim-abc123.css"></head>',
    );
  });

  it('tells previews of a post nothing but what the site is: its title and picture are for members', async () => {
    expect((await site.http().get('/blog/1')).text).toBe(PAGE);
  });
});
