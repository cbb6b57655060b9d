import { emptyResource } from '@opentelemetry/resources';
import { Metrics } from '../metrics';
import { MetricsBridge } from './metrics-bridge';

describe('the figures for OpenTelemetry', () => {
  const collected = async (metrics: Metrics) => {
    const bridge = new MetricsBridge(metrics, { name: 'test' }, emptyResource());
    const { resourceMetrics } = await bridge.collect();
    return new Map(
      resourceMetrics.scopeMetrics[0]!.metrics.map((metric) => [metric.descriptor.name, metric]),
    );
  };

  it('count in each bucket what lies between its boundaries', async () => {
    const metrics = new Metrics();
    const times = metrics.histogram({
      name: 'work_seconds',
      help: '-',
      labelNames: ['name'],
      buckets: [0.1, 1],
    });
    for (const seconds of [0.05, 0.1, 0.5, 7]) times.observe({ name: 'one' }, seconds);
    times.observe({ name: 'other' }, 0.5);
    const found = (await collected(metrics)).get('work_seconds')!;
    expect(found.descriptor.unit).toBe('s');
    expect(found.dataPoints).toMatchObject([
      {
        attributes: { name: 'one' },
        value: { buckets: { boundaries: [0.1, 1], counts: [2, 1, 1] }, count: 4, sum: 7.65 },
      },
      { attributes: { name: 'other' }, value: { buckets: { counts: [0, 1, 0] }, count: 1 } },
    ]);
  });

  it('leave out what could not be read, and keep counters apart from gauges', async () => {
    const metrics = new Metrics();
    metrics.gauge('unknown', '-', () => NaN);
    metrics.gauge('rows', '-', () => 7);
    metrics.counter({ name: 'mails_total', help: '-' }).inc(3);
    const found = await collected(metrics);
    expect(found.get('unknown')!.dataPoints).toEqual([]);
    expect(found.get('rows')!.dataPoints).toMatchObject([{ value: 7 }]);
    expect(found.get('mails_total')).toMatchObject({ isMonotonic: true, dataPoints: [{ value: 3 }] });
  });
});
