import { Metrics } from './metrics';

describe('the figures of a process', () => {
  it('are read although one of them can’t be', async () => {
    const metrics = new Metrics();
    metrics.gauge('queue', 'Asked of a database that is gone.', () => Promise.reject(new Error('gone')));
    metrics.gauge('thrown', 'Thrown.', () => {
      throw new Error('gone');
    });
    metrics.gauge('late', 'Asked of a database that hangs.', () => new Promise(() => undefined));
    metrics.gauge('rows', 'Known.', () => 7);
    const text = await metrics.read();
    expect(text).toMatch(/^queue Nan$/m);
    expect(text).toMatch(/^thrown Nan$/m);
    expect(text).toMatch(/^late Nan$/m);
    expect(text).toMatch(/^rows 7$/m);
  });
});
