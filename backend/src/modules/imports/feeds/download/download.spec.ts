import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, createServer as createSocketServer } from 'node:net';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { download, type DownloadLimits } from './download';

const LIMITS: DownloadLimits = { bytes: 1_000_000, silence: 5_000, total: 10_000, privateAddresses: true };
const UNKNOWN = { etag: null, lastModified: null };

describe('download, from a real server', () => {
  let server: Server;
  let folder: string;
  let address: string;
  let answer: RequestListener;
  const asked: { url: string; etag?: string; since?: string }[] = [];

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'download-'));
    server = createServer((request, response) => {
      const { 'if-none-match': etag, 'if-modified-since': since } = request.headers;
      asked.push({ url: request.url!, etag, since });
      answer(request, response);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });

  beforeEach(() => asked.splice(0));

  afterAll(() => {
    server.closeAllConnections();
    server.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const path = () => join(folder, 'file');
  const get = (
    given: RequestListener,
    { limits = {}, known = UNKNOWN, url = '/a.csv', signal = new AbortController().signal } = {} as {
      limits?: Partial<DownloadLimits>;
      known?: typeof UNKNOWN | { etag: string; lastModified: string };
      url?: string;
      signal?: AbortSignal;
    },
  ) => {
    answer = given;
    rmSync(path(), { force: true });
    return download(new URL(url, address).href, path(), known, { ...LIMITS, ...limits }, signal);
  };
  const failure = async (...given: Parameters<typeof get>) => {
    const error = await get(...given).then(
      () => 'no error',
      (problem: Error) => problem.message,
    );
    expect(existsSync(path())).toBe(false);
    return error;
  };

  it('writes the file and keeps the marks for asking again', async () => {
    const file = await get((_, response) =>
      response
        .setHeader('ETag', '"1"')
        .setHeader('Last-Modified', 'Sat, 17 May 2025 10:00:00 GMT')
        .end('abc'),
    );
    expect(file).toEqual({
      etag: '"1"',
      lastModified: 'Sat, 17 May 2025 10:00:00 GMT',
      hash: createHash('sha256').update('abc').digest('hex'),
    });
    expect(readFileSync(path(), 'utf8')).toBe('abc');
  });

  it('asks whether anything has changed, and takes no for an answer', async () => {
    const known = { etag: '"1"', lastModified: 'Sat, 17 May 2025 10:00:00 GMT' };
    expect(await get((_, response) => response.writeHead(304).end(), { known })).toBeNull();
    expect(asked).toEqual([{ url: '/a.csv', etag: '"1"', since: 'Sat, 17 May 2025 10:00:00 GMT' }]);
    expect(existsSync(path())).toBe(false);
  });

  it('keeps a compressed answer compressed', async () => {
    await get((_, response) => response.setHeader('Content-Encoding', 'gzip').end(gzipSync('abc')));
    expect(readFileSync(path())).toEqual(gzipSync('abc'));
    expect(await failure((_, response) => response.setHeader('Content-Encoding', 'br').end('x'))).toBe(
      'Sunucu bilinmeyen bir sıkıştırma kullanıyor.',
    );
  });

  it.each([
    [401, 'Sunucu erişime izin vermedi. (HTTP 401)'],
    [403, 'Sunucu erişime izin vermedi. (HTTP 403)'],
    [404, 'Bu adreste dosya yok. (HTTP 404)'],
    [410, 'Bu adreste dosya yok. (HTTP 410)'],
    [429, 'Sunucu çok sık istek yapıldığını söylüyor. (HTTP 429)'],
    [500, 'Sunucu hata verdi. (HTTP 500)'],
    [503, 'Sunucu hata verdi. (HTTP 503)'],
    [204, 'Sunucu beklenmeyen bir yanıt verdi. (HTTP 204)'],
    [206, 'Sunucu beklenmeyen bir yanıt verdi. (HTTP 206)'],
    [304, 'no error'],
  ])('says what %i means', async (status, sentence) => {
    expect(await failure((_, response) => response.writeHead(status).end())).toBe(sentence);
  });

  it('gives up on a server that falls silent, before or in the middle of its answer', async () => {
    const sentence = 'Sunucu zamanında yanıt vermedi.';
    expect(await failure(() => undefined, { limits: { silence: 100 } })).toBe(sentence);
    expect(await failure((_, response) => response.write('ab'), { limits: { silence: 100 } })).toBe(sentence);
  });

  it('gives up on a server that drips', async () => {
    const drips = new Set<NodeJS.Timeout>();
    const message = await failure(
      (_, response) => {
        drips.add(setInterval(() => response.write('a'), 20));
      },
      { limits: { silence: 1_000, total: 300 } },
    );
    for (const drip of drips) clearInterval(drip);
    expect(message).toBe('Sunucu zamanında yanıt vermedi.');
  });

  it('refuses too much, announced or not, and nothing', async () => {
    const sentence = 'Dosya 64 MB sınırından büyük.';
    const limits = { bytes: 10 };
    expect(
      await failure((_, response) => response.setHeader('Content-Length', '11').end('a'.repeat(11)), {
        limits,
      }),
    ).toBe(sentence);
    expect(
      await failure(
        (_, response) => {
          response.write('a'.repeat(6));
          response.end('a'.repeat(6));
        },
        { limits },
      ),
    ).toBe(sentence);
    expect(await failure((_, response) => response.end())).toBe('Sunucu boş bir dosya gönderdi.');
  });

  it('keeps nothing of an answer that breaks off', async () => {
    expect(
      await failure((request, response) => {
        response.setHeader('Content-Length', '100');
        response.write('half');
        setTimeout(() => request.socket.destroy(), 20);
      }),
    ).toBe('Bağlantı dosya bitmeden koptu.');
  });

  it('follows redirects, but not for ever and not anywhere', async () => {
    const to =
      (location: string): RequestListener =>
      (request, response) =>
        request.url === '/a.csv' ? response.writeHead(302, { location }).end() : response.end('abc');
    expect(await get(to('/b.csv'))).not.toBeNull();
    expect(asked.map(({ url }) => url)).toEqual(['/a.csv', '/b.csv']);
    expect(await failure(to('/a.csv'))).toBe('Sunucu çok fazla yönlendiriyor.');
    const refused = 'Sunucu izin verilmeyen bir adrese yönlendiriyor.';
    expect(await failure(to('file:///etc/passwd'))).toBe(refused);
    expect(await failure(to('gopher://127.0.0.1/'))).toBe(refused);
    expect(await failure(to('http://user:secret@127.0.0.1/'))).toBe(refused);
  });

  it('connects to no private address unless that is allowed, by number or by name', async () => {
    const sentence = 'Adres iç ağa çıkıyor; güvenlik nedeniyle bağlanılmadı.';
    const { port } = server.address() as AddressInfo;
    const limits = { privateAddresses: false };
    const ok: RequestListener = (_, response) => response.end('abc');
    expect(await failure(ok, { limits })).toBe(sentence);
    expect(await failure(ok, { limits, url: `http://localhost:${port}/` })).toBe(sentence);
    expect(await failure(ok, { limits, url: `http://[::ffff:127.0.0.1]:${port}/` })).toBe(sentence);
    expect(await failure(ok, { limits, url: `http://2130706433:${port}/` })).toBe(sentence);
    expect(asked).toEqual([]);
  });

  it('says when no server answers, or one that does not speak HTTP', async () => {
    const other = createSocketServer((socket) => socket.resume().end('SSH-2.0-x\r\n'));
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(other.address() as AddressInfo).port}/`;
    expect(await failure(() => undefined, { url })).toBe('Sunucunun yanıtı okunamadı.');
    await new Promise((resolve) => other.close(resolve));
    expect(await failure(() => undefined, { url })).toBe('Sunucuya bağlanılamadı.');
  });

  it('stops with the site', async () => {
    const stop = new AbortController();
    const running = get(() => stop.abort(), { signal: stop.signal });
    await expect(running).rejects.toThrow();
    expect(existsSync(path())).toBe(false);
  });
});
