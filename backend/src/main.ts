import './cli/compile-cache';
import 'reflect-metadata';
import { portOrExit } from './cli/port-or-exit';
import { settingsOrExit } from './cli/settings-or-exit';
import { Telemetry } from './common/telemetry/telemetry';
import type { Settings } from './config/settings';
import { Archive } from './archive/client';

async function main(): Promise<void> {
  const settings = settingsOrExit();
  const telemetry = telemetryOf(settings);
  await portOrExit(settings);
  const archive = new Archive(settings);
  /* eslint-disable @typescript-eslint/no-require-imports -- what is loaded later keeps nothing above from starting */
  const { databaseOrExit } = require('./cli/database-or-exit') as typeof import('./cli/database-or-exit');
  await databaseOrExit(settings);
  // all the site's modules take a second to load: the archive is read meanwhile, unless demo data is written first
  if (!settings.demoData) archive.onApplicationBootstrap();
  const { serve } = require('./serve') as typeof import('./serve');
  /* eslint-enable @typescript-eslint/no-require-imports -- see above */
  await serve(settings, telemetry, archive);
}

/** With an address to send to, OpenTelemetry, which is loaded only then. */
function telemetryOf({ otlpEndpoint, trustProxy }: Settings): Telemetry {
  if (otlpEndpoint === null) return new Telemetry();
  const { OpenTelemetry } =
    // eslint-disable-next-line @typescript-eslint/no-require-imports -- an import would load it for everybody
    require('./common/telemetry/open-telemetry') as typeof import('./common/telemetry/open-telemetry');
  return new OpenTelemetry(otlpEndpoint, { trustsCallers: trustProxy });
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exit(1);
});
