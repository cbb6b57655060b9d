import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { answerBrokenRequests } from './broken-requests';

describe('requests that never reach the API', () => {
  let server: Server;

  beforeEach(async () => {
    server = createServer({ connectionsCheckingInterval: 20 }, (request, response) => {
      request.resume().on('end', () => response.end('in'));
    });
    answerBrokenRequests(server, { headers: 100, request: 300, keepAlive: 1000 });
    await once(server.listen(0, '127.0.0.1'), 'listening');
  });

  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  const open = (): Socket => connect((server.address() as AddressInfo).port, '127.0.0.1');

  /** Everything the server says on a connection until it closes it. */
  async function said(
    socket: Socket,
  ): Promise<{ status: string; head: string; body: { code: string; error: string } }> {
    let text = '';
    socket.on('data', (chunk) => (text += String(chunk)));
    await once(socket, 'close');
    const [head, body] = text.split('\r\n\r\n');
    return {
      status: head!.slice(9, 12),
      head: head!,
      body: JSON.parse(body!) as { code: string; error: string },
    };
  }

  it.each([
    ['are no HTTP', 'hello\r\n\r\n', '400', 'INVALID_REQUEST'],
    [
      'have headers without end',
      `GET / HTTP/1.1\r\nX: ${'x'.repeat(40_000)}\r\n\r\n`,
      '431',
      'HEADERS_TOO_LARGE',
    ],
    ['stop in the middle of their headers', 'GET / HTTP/1.1\r\nHost: a\r\n', '408', 'REQUEST_TIMEOUT'],
    [
      'stop in the middle of their body',
      'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\nabc',
      '408',
      'REQUEST_TIMEOUT',
    ],
  ])('are answered in its form when they %s', async (_, sent, status, code) => {
    const socket = open();
    socket.write(sent);
    expect(await said(socket)).toMatchObject({ status, body: { code, error: expect.any(String) as string } });
  });

  it('are answered with what keeps browsers from guessing, running and keeping the answer', async () => {
    const socket = open();
    socket.write('hello\r\n\r\n');
    const { head } = await said(socket);
    expect(head.split('\r\n')).toEqual(
      expect.arrayContaining([
        'Cache-Control: no-store',
        'X-Content-Type-Options: nosniff',
        "Content-Security-Policy: default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox",
      ]),
    );
  });

  it('don’t keep others from being answered', async () => {
    const slow = Array.from({ length: 50 }, () => open());
    for (const socket of slow) socket.write('GET / HTTP/1.1\r\n');
    const { port } = server.address() as AddressInfo;
    expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('in');
    for (const socket of slow) socket.destroy();
  });
});
