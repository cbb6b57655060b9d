import type { OpenAPIObject } from '@nestjs/swagger';
import type { RequestOptions } from 'node:http';
import { request } from 'node:http';
import { Random } from './random-archive';
import type { StatedRoute } from './routes';

/** A request as it goes over the wire. */
export interface WireRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body: Buffer | null;
}

export interface WireAnswer {
  readonly status: number;
  readonly headers: NodeJS.Dict<string | string[]>;
  readonly text: string;
}

/** Sends a request; an answer that takes longer than `patience` milliseconds, or a cut connection, is an error. */
export function send(
  options: RequestOptions,
  { method, path, headers, body }: WireRequest,
  patience: number,
): Promise<WireAnswer> {
  return new Promise((resolve, reject) => {
    const outgoing = request({ ...options, method, path, headers, timeout: patience }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          text: Buffer.concat(chunks).toString('utf8'),
        }),
      );
    });
    outgoing.on('timeout', () => outgoing.destroy(new Error(`no answer within ${patience} ms`)));
    outgoing.on('error', reject);
    outgoing.end(body ?? undefined);
  });
}

const TEXTS = [
  '',
  ' ',
  '\u0000',
  "'; DROP TABLE users; --",
  "' OR '1'='1",
  '%',
  '_%\\',
  '../../../../etc/passwd',
  '<script>alert(1)</script>',
  '{{7*7}}${7*7}',
  '=HYPERLINK("http://example.com")',
  '\u202e\u200b\ufeff',
  '\ud800',
  '👩‍👩‍👧‍👦⚽️',
  'İIıiŞşĞğÇç',
  'x'.repeat(5000),
  'ş'.repeat(70_000),
  'NaN',
  'null',
  'true',
  '1e309',
  '-0',
  '0x10',
  '2147483648',
  '99999999999999999999',
  '1,85',
  '3/9',
  '5-1',
  '=>',
  '±',
  '2024-13-45',
  '31.02.2024',
  '0000-00-00',
  '9999999-12-31',
  'a@b',
  'toString',
  '__proto__',
];
const VALUES: readonly unknown[] = [
  ...TEXTS,
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  Number.MAX_SAFE_INTEGER + 2,
  [],
  [[]],
  [null],
  ['a', 'b'],
  {},
  { $gt: '' },
  { length: 1e9 },
  { toString: 'x', then: 'y' },
  Array.from({ length: 2000 }, (_, at) => at),
];
const IDS = [
  '1',
  '2',
  '3',
  '7',
  '0',
  '-1',
  '1.5',
  '1e3',
  '999999',
  '2147483648',
  '9'.repeat(40),
  'x',
  '%00',
  '..%2f',
  '%F0',
];
const JUNK_BODIES: readonly (readonly [type: string, body: Buffer])[] = [
  ['application/json', Buffer.from('{"a":')],
  ['application/json', Buffer.from('[]')],
  ['application/json', Buffer.from('"text"')],
  ['application/json', Buffer.from('null')],
  ['application/json', Buffer.from('{"__proto__":{"role":"admin"},"constructor":{"prototype":{"x":1}}}')],
  ['application/json', Buffer.from('['.repeat(50_000))],
  ['application/json', Buffer.from(`{"a":"${'x'.repeat(300_000)}"}`)],
  ['application/json', Buffer.from([0xff, 0xfe, 0x00, 0x80])],
  ['application/json; charset=utf-7', Buffer.from('{}')],
  ['application/json; charset=', Buffer.from('{}')],
  ['application/x-www-form-urlencoded', Buffer.from('a[b][c]=1&a=%')],
  ['text/plain', Buffer.from('hello')],
  ['application/xml', Buffer.from('<!DOCTYPE x [<!ENTITY y SYSTEM "file:///etc/passwd">]><x>&y;</x>')],
  ['multipart/form-data', Buffer.from('no boundary')],
  ['multipart/form-data; boundary=x', Buffer.from('--y\r\n\r\n')],
  ['multipart/form-data; boundary=x', Buffer.from('--x\r\nContent-Disposition: form-data; name="file"')],
  [
    'multipart/form-data; boundary=x',
    Buffer.from(
      '--x\r\nContent-Disposition: form-data; name="imageFile"; filename="../../a.png"\r\n\r\nGIF89a',
    ),
  ],
  [
    'multipart/form-data; boundary=x',
    Buffer.from(
      `--x\r\nContent-Disposition: form-data; name="file"; filename="a\u0000.csv"\r\n\r\n${'\u0000'.repeat(2000)}\r\n--x--\r\n`,
    ),
  ],
  [
    'multipart/form-data; boundary=x',
    Buffer.from(
      `${Array.from({ length: 200 }, (_, at) => `--x\r\nContent-Disposition: form-data; name="f${at}"\r\n\r\nv\r\n`).join('')}--x--\r\n`,
    ),
  ],
  [`multipart/form-data; boundary=${'b'.repeat(3000)}`, Buffer.from('--b\r\n')],
  ['', Buffer.from('{}')],
];

interface SchemaObject {
  $ref?: string;
  properties?: Record<string, unknown>;
}

/** Makes malformed, oversized and hostile requests for the routes of a site: known names, values that make no sense. */
export class MalformedRequests {
  private readonly random: Random;
  private readonly names = new Map<string, { query: string[]; body: string[] }>();

  constructor(
    seed: string,
    private readonly routes: readonly StatedRoute[],
    api: OpenAPIObject,
  ) {
    this.random = new Random(seed);
    for (const [path, item] of Object.entries(api.paths)) {
      for (const [method, operation] of Object.entries(item as Record<string, OperationLike>)) {
        const schema = Object.values(operation.requestBody?.content ?? {})[0]?.schema;
        this.names.set(`${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`, {
          query: (operation.parameters ?? []).filter((each) => each.in === 'query').map(({ name }) => name),
          body: Object.keys(resolve(schema, api)?.properties ?? {}),
        });
      }
    }
  }

  /** The next request, for a route drawn at random; `token` is sent as bearer. */
  next(token: string | null): { route: StatedRoute; request: WireRequest } {
    const { random } = this;
    const route = random.pick(this.routes);
    const names = this.names.get(route.name) ?? { query: [], body: [] };
    const path = route.path.replace(/:\w+|\{\*\w+\}/g, () => random.pick(IDS));
    const headers: Record<string, string> = {};
    if (token !== null) headers.Authorization = `Bearer ${token}`;
    if (random.below(40) === 0)
      headers.Authorization = random.pick(['Bearer', 'Bearer a.b.c', 'Basic eDp5', '🙂'.slice(0, 0)]);
    if (random.below(20) === 0) headers['Idempotency-Key'] = random.pick(['', 'k', 'k'.repeat(600)]);
    if (random.below(30) === 0) headers['Content-Encoding'] = random.pick(['gzip', 'br', 'nonsense']);
    if (random.below(30) === 0) headers.Accept = random.pick(['text/html', 'x', '*/*;q=2']);
    let body: Buffer | null = null;
    if (route.method !== 'GET' || random.below(20) === 0) {
      if (random.below(3) === 0) {
        const [type, junk] = random.pick(JUNK_BODIES);
        if (type !== '') headers['Content-Type'] = type;
        body = junk;
      } else {
        headers['Content-Type'] = 'application/json';
        body = Buffer.from(JSON.stringify(this.oddBody(names.body)));
      }
      headers['Content-Length'] = String(body.length);
    }
    return {
      route,
      request: { method: route.method, path: path + this.oddQuery(names.query), headers, body },
    };
  }

  private oddBody(names: readonly string[]): Record<string, unknown> {
    const body: Record<string, unknown> = {};
    for (const name of names) if (this.random.below(5) > 0) body[name] = this.random.pick(VALUES);
    if (this.random.below(4) === 0) body[this.random.pick(['id', 'role', 'isAdmin', 'x'])] = 1;
    return body;
  }

  private oddQuery(names: readonly string[]): string {
    const { random } = this;
    const parts: string[] = [];
    for (const name of names) if (random.below(3) === 0) parts.push(`${name}=${this.oddText()}`);
    if (random.below(6) === 0) {
      const name = names.length > 0 ? random.pick(names) : 'page';
      parts.push(
        random.pick([
          `${name}[]=1&${name}[]=2`,
          `${name}[a][b]=c`,
          `${name}=1&${name}=2`,
          `${name}`,
          `${name}=%E0%A4%A`,
          '%%%=%',
          `__proto__[role]=admin`,
          `x=${'y'.repeat(6000)}`,
        ]),
      );
    }
    return parts.length > 0 ? `?${parts.join('&')}` : '';
  }

  private oddText(): string {
    const text = this.random.pick(TEXTS);
    try {
      // beyond the limit of a request line there is no route to test
      return encodeURIComponent(text.slice(0, 2000));
    } catch {
      return '%ED%A0%80';
    }
  }
}

interface OperationLike {
  parameters?: { name: string; in: string }[];
  requestBody?: { content?: Record<string, { schema?: SchemaObject }> };
}

function resolve(schema: SchemaObject | undefined, api: OpenAPIObject): SchemaObject | undefined {
  const name = schema?.$ref?.split('/').at(-1);
  return name === undefined ? schema : (api.components?.schemas?.[name] as SchemaObject | undefined);
}
