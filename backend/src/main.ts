import 'reflect-metadata';
import { once } from 'node:events';
import { createServer } from 'node:net';
import './cli/compile-cache';
import { settingsOrExit } from './cli/settings-or-exit';
import { Telemetry } from './platform/telemetry/telemetry';
import type { Settings } from './platform/config/settings';
import { Archive } from './archive/client';
import { portMessages } from './cli/messages';

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
  const { serve } = require('./app/serve') as typeof import('./app/serve');
  /* eslint-enable @typescript-eslint/no-require-imports -- see above */
  await serve(settings, telemetry, archive);
}

/** With an address to send to, OpenTelemetry, which is loaded only then. */
function telemetryOf({ otlpEndpoint, trustProxy }: Settings): Telemetry {
  if (otlpEndpoint === null) return new Telemetry();
  const { OpenTelemetry } =
    // eslint-disable-next-line @typescript-eslint/no-require-imports -- an import would load it for everybody
    require('./platform/telemetry/open-telemetry') as typeof import('./platform/telemetry/open-telemetry');
  return new OpenTelemetry(otlpEndpoint, { trustsCallers: trustProxy });
}

/**
 * Makes sure that the site can listen where it shall, before anything is loaded; otherwise prints one line about it
 * and exits 1.
 */
async function portOrExit({ port, host }: Pick<Settings, 'port' | 'host'>): Promise<void> {
  const server = createServer();
  try {
    await once(server.listen(port, host), 'listening');
    server.close();
    await once(server, 'close');
  } catch (error) {
    const { code, syscall } = error as NodeJS.ErrnoException;
    // a host's name is looked up before anything listens
    if (syscall !== 'listen' && syscall !== 'getaddrinfo') throw error;
    process.stderr.write(`${portMessages.problem(port, host, code ?? '')}\n`);
    process.exit(1);
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exit(1);
});
