import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { ERROR_CODES, type ErrorCode } from '../errors/error-codes';
import { DATA_POLICY } from './security-headers';

/** How long a client may take, milliseconds. Uploads of a few MiB from a phone fit into the request's time. */
export const CLIENT_TIMES = {
  headers: 20_000,
  request: 120_000,
  /** Longer than the idle time of common reverse proxies, so that they never send into a closing connection. */
  keepAlive: 65_000,
} as const;

const CODES: Readonly<Record<string, ErrorCode>> = {
  HPE_HEADER_OVERFLOW: 'HEADERS_TOO_LARGE',
  ERR_HTTP_REQUEST_TIMEOUT: 'REQUEST_TIMEOUT',
};

/** Answers requests that never reach the API, for they are no HTTP, too long or too slow, in the API's own form. */
export function answerBrokenRequests(server: Server, times: Record<keyof typeof CLIENT_TIMES, number>): void {
  server.headersTimeout = times.headers;
  server.requestTimeout = times.request;
  server.keepAliveTimeout = times.keepAlive;
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    if (!socket.writable || error.code === 'ECONNRESET') {
      socket.destroy();
      return;
    }
    socket.end(brokenAnswer(CODES[error.code ?? ''] ?? 'INVALID_REQUEST'));
  });
}

function brokenAnswer(code: ErrorCode): string {
  const { status, message } = ERROR_CODES[code];
  const body = JSON.stringify({ error: message, code, request_id: randomUUID() });
  return [
    `HTTP/1.1 ${status} ${code}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    `Content-Security-Policy: ${DATA_POLICY}`,
    '',
    body,
  ].join('\r\n');
}
