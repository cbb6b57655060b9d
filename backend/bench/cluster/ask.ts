import { randomInt } from 'node:crypto';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';

/** A request: a POST when it has a body. */
export interface Question {
  readonly path: string;
  readonly token?: string;
  /** JSON, or a form */
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Answer {
  /** 0 when the connection broke or nothing came in time */
  readonly status: number;
  readonly text: string;
  /** @throws when the answer is no JSON */
  json(): unknown;
}

const PATIENCE = 30_000;

/** Asks once, from an address of its own: limits count by address. */
export async function ask(door: string, { path, token, body, headers }: Question): Promise<Answer> {
  const isForm = body instanceof FormData;
  const form = new Response(body === undefined ? null : isForm ? body : JSON.stringify(body));
  const type = isForm ? form.headers.get('content-type')! : 'application/json';
  const content = Buffer.from(await form.arrayBuffer());
  try {
    return await new Promise<Answer>((resolve, reject) => {
      const sent = request(
        `${door}${path}`,
        {
          method: body === undefined ? 'GET' : 'POST',
          agent: false,
          // every address 127.x.y.z is this machine
          localAddress: `127.${randomInt(1, 255)}.${randomInt(1, 255)}.${randomInt(1, 255)}`,
          signal: AbortSignal.timeout(PATIENCE),
          headers: {
            ...(body === undefined ? {} : { 'Content-Type': type, 'Content-Length': content.length }),
            ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
            ...headers,
          },
        },
        (response) => {
          text(response).then((got) => {
            if (response.complete) resolve(answer(response.statusCode!, got));
            else reject(new Error('The answer broke off'));
          }, reject);
        },
      );
      sent.on('error', reject);
      sent.end(content);
    });
  } catch {
    // a connection that broke or hung is what this is about
    return answer(0, '');
  }
}

const answer = (status: number, got: string): Answer => ({ status, text: got, json: () => JSON.parse(got) });
