import { PAUSES } from './repeat';
import { withRetries } from './retry';

const failure = (fields: object) => Object.assign(new Error('refused'), fields);

describe('withRetries', () => {
  /** What came of work that fails with this error until the given attempt, and how often it was begun. */
  async function attempts(error: Error, succeedsAt: number, mayRepeat?: () => boolean) {
    let begun = 0;
    const work = () => {
      begun += 1;
      return begun < succeedsAt ? Promise.reject(error) : Promise.resolve('done');
    };
    const outcome = await withRetries(work, mayRepeat).catch((thrown: unknown) => thrown);
    return { outcome, begun };
  }

  it.each([
    ['a deadlock', { code: 'ER_LOCK_DEADLOCK' }],
    ['a conflict at the commit', { errno: 1213 }],
    ['a row that has changed since it was read', { errno: 1020 }],
    ['a node without its cluster', { errno: 1047 }],
    ['a connection that was lost', { code: 'PROTOCOL_CONNECTION_LOST' }],
    ['a server that has become read-only', { errno: 1290 }],
    ['a transaction on such a server', { errno: 1792 }],
    ['storage that takes no writes', { errno: 1836 }],
    ['an error of the driver inside another', { driverError: { errno: 1047 } }],
  ])('repeats the work after %s', async (_, fields) => {
    expect(await attempts(failure(fields), 3)).toEqual({ outcome: 'done', begun: 3 });
  });

  it('lets every other error through at once', async () => {
    const error = failure({ code: 'ER_DUP_ENTRY', errno: 1062 });
    expect(await attempts(error, 2)).toEqual({ outcome: error, begun: 1 });
  });

  it('repeats nothing that may have happened', async () => {
    const error = failure({ code: 'PROTOCOL_CONNECTION_LOST' });
    expect(await attempts(error, 2, () => false)).toEqual({ outcome: error, begun: 1 });
  });

  it('gives up in the end, after pauses that grow to a few seconds', async () => {
    const error = failure({ errno: 1213 });
    const before = performance.now();
    expect(await attempts(error, Infinity)).toEqual({ outcome: error, begun: PAUSES.length + 1 });
    expect(performance.now() - before).toBeGreaterThan(2_000);
    expect([...PAUSES].sort((one, other) => one - other)).toEqual(PAUSES);
  });
});
