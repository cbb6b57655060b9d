import { pacer } from './pacer';

describe('pacer', () => {
  it('lets other work run when its time is over', async () => {
    let others = 0;
    setImmediate(() => (others += 1));
    await pacer(0)();
    expect(others).toBe(1);
  });

  it('ends what no one waits for any more', async () => {
    const client = new AbortController();
    const pause = pacer(0, client.signal);
    await pause();
    setImmediate(() => client.abort());
    await expect(pause()).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('gives each computation a turn of its own', async () => {
    const [one, other] = [pacer(0), pacer(0)];
    const turns: Record<string, number> = {};
    let turn = 0;
    const count = (): void => void setImmediate(() => ((turn += 1), turn < 5 && count()));
    count();
    await Promise.all([one().then(() => (turns.one = turn)), other().then(() => (turns.other = turn))]);
    expect(turns.other).toBeGreaterThan(turns.one!);
  });

  it('goes straight on before', async () => {
    let others = 0;
    setImmediate(() => (others += 1));
    await pacer(60_000)();
    expect(others).toBe(0);
  });
});
