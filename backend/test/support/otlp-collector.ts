import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { loadSync } from 'protobufjs';

type Values = Record<string, string | number | boolean>;

export interface ReceivedSpan {
  name: string;
  kind: 'internal' | 'server' | 'client' | 'other';
  trace: string;
  id: string;
  /** Null: it begins a trace. */
  parent: string | null;
  failed: boolean;
  attributes: Values;
}

export interface ReceivedMetric {
  name: string;
  unit: string;
  points: { attributes: Values; value: number; buckets?: { bounds: number[]; counts: number[] } }[];
}

interface KeyValue {
  key: string;
  value: Record<string, string | number | boolean>;
}
interface WireSpan {
  name: string;
  kind?: number;
  traceId: Buffer;
  spanId: Buffer;
  parentSpanId?: Buffer;
  status?: { code?: number };
  attributes?: KeyValue[];
}
interface WirePoint {
  attributes?: KeyValue[];
  asDouble?: number;
  asInt?: number;
  sum?: number;
  count?: number;
  bucketCounts?: number[];
  explicitBounds?: number[];
}
interface WireMetric {
  name: string;
  unit?: string;
  gauge?: { dataPoints: WirePoint[] };
  sum?: { dataPoints: WirePoint[] };
  histogram?: { dataPoints: WirePoint[] };
}
interface Wire {
  resourceSpans?: { resource: { attributes: KeyValue[] }; scopeSpans: { spans: WireSpan[] }[] }[];
  resourceMetrics?: { resource: { attributes: KeyValue[] }; scopeMetrics: { metrics: WireMetric[] }[] }[];
}

const KINDS = ['other', 'internal', 'server', 'client'] as const;
const protocol = loadSync(join(__dirname, 'otlp.proto'));

/** A stand-in for a collector that takes OTLP over HTTP, as protobuf. */
export class OtlpCollector {
  readonly spans: ReceivedSpan[] = [];
  /** What came last, by name. */
  readonly metrics = new Map<string, ReceivedMetric>();
  /** Of the process that sent last. */
  resource: Values = {};
  headers: IncomingHttpHeaders = {};
  /** Everything that came, as it came. */
  readonly payloads: Buffer[] = [];
  private readonly server: Server;

  /** @param answers otherwise it takes connections and says nothing */
  constructor(private readonly answers = true) {
    this.server = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        if (!this.answers) return;
        this.headers = request.headers;
        this.take(request.url!, Buffer.concat(parts));
        response.setHeader('Content-Type', 'application/x-protobuf').end();
      });
    });
  }

  /** Listens; on the port of before when it has been stopped. */
  async start(port = 0): Promise<void> {
    this.server.listen(port, '127.0.0.1');
    await once(this.server, 'listening');
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private take(path: string, payload: Buffer): void {
    this.payloads.push(payload);
    const type = path === '/v1/traces' ? 'ExportTraceServiceRequest' : 'ExportMetricsServiceRequest';
    const message = protocol.lookupType(type);
    const wire = message.toObject(message.decode(payload), { longs: Number }) as Wire;
    for (const { resource, scopeSpans } of wire.resourceSpans ?? []) {
      this.resource = valuesOf(resource.attributes);
      this.spans.push(...scopeSpans.flatMap(({ spans }) => spans.map(spanOf)));
    }
    for (const { scopeMetrics } of wire.resourceMetrics ?? [])
      for (const metric of scopeMetrics.flatMap(({ metrics }) => metrics))
        this.metrics.set(metric.name, metricOf(metric));
  }
}

function spanOf({
  name,
  kind = 0,
  traceId,
  spanId,
  parentSpanId,
  status,
  attributes,
}: WireSpan): ReceivedSpan {
  return {
    name,
    kind: KINDS[kind] ?? 'other',
    trace: hex(traceId),
    id: hex(spanId),
    parent: parentSpanId?.length ? hex(parentSpanId) : null,
    failed: status?.code === 2,
    attributes: valuesOf(attributes),
  };
}

function metricOf({ name, unit = '', gauge, sum, histogram }: WireMetric): ReceivedMetric {
  const points = (gauge ?? sum ?? histogram)?.dataPoints ?? [];
  return {
    name,
    unit,
    points: points.map(({ attributes, bucketCounts, explicitBounds = [], ...point }) => ({
      attributes: valuesOf(attributes),
      value: point.count ?? point.asDouble ?? point.asInt ?? 0,
      ...(bucketCounts ? { buckets: { bounds: explicitBounds, counts: bucketCounts } } : {}),
    })),
  };
}

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');
const valuesOf = (attributes: KeyValue[] = []): Values =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]!]));
