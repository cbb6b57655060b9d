import { Telemetry } from './telemetry';

/** With an address to send to, OpenTelemetry, which is loaded only then. */
export function startTelemetry(settings: { otlpEndpoint: string | null; trustProxy: boolean }): Telemetry {
  const { otlpEndpoint, trustProxy } = settings;
  if (otlpEndpoint === null) return new Telemetry();
  const { OpenTelemetry } =
    // eslint-disable-next-line @typescript-eslint/no-require-imports -- an import would load it for everybody
    require('./open-telemetry/open-telemetry') as typeof import('./open-telemetry/open-telemetry');
  return new OpenTelemetry(otlpEndpoint, { trustsCallers: trustProxy });
}
