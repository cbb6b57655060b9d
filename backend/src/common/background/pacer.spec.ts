import { pacer } from './pacer';

describe('pacer', () => {
  it('lets other work run when its time is over', async () => {
    let others = 0;
    setImmediate(() => (others += 1));
    await pacer(0)();
    expect(others).toBe(1);
  });

  it('goes straight on before', async () => {
    let others = 0;
    setImmediate(() => (others += 1));
    await pacer(60_000)();
    expect(others).toBe(0);
  });
});
