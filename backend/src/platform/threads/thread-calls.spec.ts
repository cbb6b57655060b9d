import { Worker } from 'node:worker_threads';
import { ThreadCalls } from './thread-calls';

/** Answers calls of `echo`; one of `die` ends it with an error, one of `leave` without. */
const THREAD = `
  const { parentPort } = require('node:worker_threads');
  parentPort.on('message', ({ method, args }) => {
    if (method === 'die') throw new Error('no more');
    if (method === 'leave') process.exit(3);
    parentPort.postMessage(args[0]);
  });
`;

describe('calls of a thread', () => {
  let calls: ThreadCalls<'echo' | 'die' | 'leave'>;
  beforeEach(() => (calls = new ThreadCalls(new Worker(THREAD, { eval: true }), 'says it again')));
  afterEach(() => calls.end());

  it('are answered in their order', async () => {
    const answers = [1, 2, 3].map((each) => calls.call('echo', each));
    expect(await Promise.all(answers)).toEqual([1, 2, 3]);
    expect(calls.hasEnded).toBe(false);
  });

  it('end with its error, those that come later too', async () => {
    expect(await calls.call('echo', 'a')).toBe('a');
    const answers = (['die', 'echo'] as const).map((method) => calls.call(method));
    const outcomes = await Promise.allSettled(answers);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await expect(calls.call('echo', 'b')).rejects.toThrow('no more');
    expect(calls.hasEnded).toBe(true);
  });

  it('end when it does, and say so', async () => {
    await expect(calls.call('leave')).rejects.toThrow('The thread that says it again ended with code 3');
  });

  it('are refused as soon as it is to end', async () => {
    const ended = calls.end();
    await expect(calls.call('echo', 1)).rejects.toThrow('The thread that says it again was ended');
    await ended;
  });
});
