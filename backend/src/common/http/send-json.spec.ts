import { createServer, get, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import express, { type Response } from 'express';
import { closeQueuedAnswers } from './close-queued-answers';
import { sendJson } from './send-json';

type Answer = (response: Response) => Promise<void>;

describe('sendJson', () => {
  let answer: Answer;
  let port: number;
  const app = express()
    .use(closeQueuedAnswers)
    .get('/', (_, response, next) => void answer(response).catch(next));
  const server = createServer(app);

  beforeAll(async () => {
    await once(server.listen(0, '127.0.0.1'), 'listening');
    ({ port } = server.address() as AddressInfo);
  });
  afterAll(() => void server.close());

  const ask = async (): Promise<IncomingMessage> => {
    const [response] = (await once(get({ host: '127.0.0.1', port, agent: false }), 'response')) as [
      IncomingMessage,
    ];
    return response;
  };

  it.each([
    ['an empty list', { matches: [] }],
    ['one item', { matches: [{ id: 1 }] }],
    ['keys before and after the list', { date: '2026-05-17', matches: [1, 2], none: null, left: undefined }],
    ['text that looks like an end', { title: '"]}', matches: ['[]}', ']', 'İğdır\n\u2028'] }],
    ['more than one piece', { matches: Array.from({ length: 9_000 }, (_, id) => ({ id, name: 'Göztepe' })) }],
  ])('sends %s as JSON.stringify does', async (_, body) => {
    answer = (response) => sendJson(response, body, 'matches');
    const response = await ask();
    expect(response.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'transfer-encoding': 'chunked',
    });
    const { matches, ...others } = body;
    expect(await text(response)).toBe(JSON.stringify({ ...others, matches }));
  });

  /** A list without end that counts what was taken of it. */
  function endless(): { list: Iterable<string>; taken: () => number } {
    let taken = 0;
    const list = (function* () {
      for (;;) {
        taken += 1;
        yield 'x'.repeat(1000);
      }
    })();
    return { list, taken: () => taken };
  }

  it('makes no more of the list once the client has left, and says nothing of it', async () => {
    const { list, taken } = endless();
    let over: Promise<void> | undefined;
    answer = (response) => (over = sendJson(response, { matches: list }, 'matches'));
    const response = await ask();
    response.pause();
    response.destroy();
    await expect(over).resolves.toBeUndefined();
    const most = taken();
    await new Promise((resolve) => setImmediate(resolve));
    expect(taken()).toBe(most);
  });

  it('ends when the client leaves before the answer had its turn on the connection', async () => {
    const { list } = endless();
    const answers: Promise<void>[] = [];
    const begun = new Promise<void>((resolve) => {
      answer = (response) => {
        answers.push(sendJson(response, { matches: list }, 'matches'));
        if (answers.length === 2) resolve();
        return answers.at(-1)!;
      };
    });
    const socket = connect(port, '127.0.0.1');
    socket.write('GET / HTTP/1.1\r\nHost: site\r\n\r\n'.repeat(2));
    await begun;
    socket.destroy();
    await expect(Promise.all(answers)).resolves.toEqual([undefined, undefined]);
  });

  it('throws what the list throws', async () => {
    let over: Promise<void> | undefined;
    const broken = (function* () {
      yield 1;
      throw new RangeError('broken');
    })();
    answer = (response) => (over = sendJson(response, { matches: broken }, 'matches'));
    await ask().catch(() => undefined);
    await expect(over).rejects.toThrow('broken');
  });
});
