import './cli/compile-cache';
import 'reflect-metadata';
import { portOrExit } from './cli/port-or-exit';
import { settingsOrExit } from './cli/settings-or-exit';
import { startTelemetry } from './common/telemetry/start-telemetry';
import { prepareReader } from './modules/odds/engine/early-reader';

async function main(): Promise<void> {
  const settings = settingsOrExit();
  const telemetry = startTelemetry(settings);
  await portOrExit(settings);
  const { oddsEngine, demoData } = settings;
  // demo data may be written first: to read it as changes would take longer
  const reader = oddsEngine === 'index' && !demoData ? prepareReader(settings) : null;
  /* eslint-disable @typescript-eslint/no-require-imports -- what is loaded later keeps nothing above from starting */
  const { databaseOrExit } = require('./cli/database-or-exit') as typeof import('./cli/database-or-exit');
  await databaseOrExit(settings);
  reader?.begin();
  // all the site's modules take a second to load: the archive is read meanwhile
  const { serve } = require('./serve') as typeof import('./serve');
  /* eslint-enable @typescript-eslint/no-require-imports -- see above */
  await serve(settings, telemetry);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exit(1);
});
