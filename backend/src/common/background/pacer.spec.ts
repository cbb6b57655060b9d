import { pacer } from './pacer';

describe('pacer', () => {
  it('lets other work run when its time is over', async () => {
    let others = 0;
    setImmediate(() => (others += 1));
    await pacer(0)();
    expect(others).toBe(1);
  });

  it('ends what nobody waits for any more', async () => {
    const client = new AbortController();
    const pause = pacer(0, client.signal);
    await pause();
    setImmediate(() => client.abort());
    await expect(pause()).rejects.toBe(client.signal.reason);
  });

  it('goes straight on before', async () => {
    let others = 0;
    setImmediate(() => (others += 1));
    await pacer(60_000)();
    expect(others).toBe(0);
  });
});
