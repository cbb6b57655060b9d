import { type Attributes, type HrTime, ValueType } from '@opentelemetry/api';
import { hrTime, type InstrumentationScope, millisToHrTime } from '@opentelemetry/core';
import type { Resource } from '@opentelemetry/resources';
import {
  AggregationTemporality,
  type CollectionResult,
  type DataPoint,
  DataPointType,
  type Histogram,
  type MetricData,
  type MetricProducer,
} from '@opentelemetry/sdk-metrics';
import type { Metrics, MetricValues } from '../metrics';

/** Figures for which OpenTelemetry has a name, and its names for their labels. */
const SEMANTIC: Record<string, { name: string; labels: Record<string, string> }> = {
  http_request_duration_seconds: {
    name: 'http.server.request.duration',
    labels: { method: 'http.request.method', route: 'http.route', status: 'http.response.status_code' },
  },
  database_query_duration_seconds: {
    name: 'db.client.operation.duration',
    labels: { operation: 'db.operation.name' },
  },
};

type Value = MetricValues['values'][number] & { metricName?: string };

/** Gives the figures that Prometheus reads to OpenTelemetry as well: there is one set of numbers. */
export class MetricsBridge implements MetricProducer {
  private readonly startTime = millisToHrTime(performance.timeOrigin);

  constructor(
    private readonly metrics: Metrics,
    private readonly scope: InstrumentationScope,
    private readonly resource: Resource,
  ) {}

  async collect(): Promise<CollectionResult> {
    const values = await this.metrics.values();
    const times = { startTime: this.startTime, endTime: hrTime() };
    const metrics = values.flatMap((each) => converted(each, times));
    return {
      resourceMetrics: { resource: this.resource, scopeMetrics: [{ scope: this.scope, metrics }] },
      errors: [],
    };
  }
}

function converted(metric: MetricValues, times: { startTime: HrTime; endTime: HrTime }): MetricData[] {
  const { name, help, values } = metric;
  // a gauge that could not be read
  const known = values.filter(({ value }) => !Number.isNaN(value));
  const labels = SEMANTIC[name]?.labels ?? {};
  const common = {
    descriptor: {
      name: SEMANTIC[name]?.name ?? name,
      description: help,
      unit: /_seconds(_total)?$/.test(name) ? 's' : /_bytes(_total)?$/.test(name) ? 'By' : '',
      valueType: ValueType.DOUBLE,
    },
    aggregationTemporality: AggregationTemporality.CUMULATIVE,
  };
  const point = <T>(own: Value['labels'], value: T): DataPoint<T> => ({
    ...times,
    attributes: renamed(own, labels),
    value,
  });
  const points = () => known.map((each) => point(each.labels, each.value));
  // the types of prom-client call it an enum, which it is not at run time
  switch (String(metric.type)) {
    case 'histogram': {
      const dataPoints = [...byLabels(known)].map(([, own]) => point(own[0]!.labels, histogram(name, own)));
      return [{ ...common, dataPointType: DataPointType.HISTOGRAM, dataPoints }];
    }
    case 'counter':
      return [{ ...common, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints: points() }];
    case 'gauge':
      return [{ ...common, dataPointType: DataPointType.GAUGE, dataPoints: points() }];
    default:
      return [];
  }
}

/** The values of a histogram by what they are about. */
function byLabels(values: readonly Value[]): Map<string, Value[]> {
  const groups = new Map<string, Value[]>();
  for (const value of values) {
    const { le: _, ...own } = value.labels as Record<string, unknown>;
    const key = JSON.stringify(Object.entries(own).sort());
    const group = groups.get(key);
    if (group) group.push(value);
    else groups.set(key, [value]);
  }
  return groups;
}

/** Prometheus counts everything up to a boundary, OpenTelemetry what lies between two. */
function histogram(name: string, values: readonly Value[]): Histogram {
  const valueOf = (part: string) => values.find(({ metricName }) => metricName === `${name}_${part}`)!.value;
  const buckets = values.filter(({ metricName }) => metricName === `${name}_bucket`);
  const bound = ({ labels }: Value) =>
    Number(String((labels as { le?: unknown }).le).replace('+Inf', 'Infinity'));
  const ordered = buckets.sort((one, other) => bound(one) - bound(other));
  return {
    buckets: {
      boundaries: ordered.map(bound).filter(Number.isFinite),
      counts: ordered.map(({ value }, at) => value - (ordered[at - 1]?.value ?? 0)),
    },
    sum: valueOf('sum'),
    count: valueOf('count'),
  };
}

function renamed(labels: Value['labels'], names: Record<string, string>): Attributes {
  return Object.fromEntries(
    Object.entries(labels as Attributes)
      .filter(([label]) => label !== 'le')
      .map(([label, value]) => [names[label] ?? label, value]),
  );
}
