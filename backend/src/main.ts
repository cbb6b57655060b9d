import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { AppModule } from './app.module';
import { setUpApp } from './app.setup';
import { databaseOrExit } from './cli/database-or-exit';
import { portOrExit } from './cli/port-or-exit';
import { settingsOrExit } from './cli/settings-or-exit';
import { startTelemetry } from './common/telemetry/start-telemetry';
import { DemoData } from './database/demo/demo-data.service';
import { siteMessages } from './cli/messages';

async function main(): Promise<void> {
  const settings = settingsOrExit();
  const telemetry = startTelemetry(settings);
  await portOrExit(settings);
  await databaseOrExit(settings);
  const app = await NestFactory.create<NestExpressApplication>(AppModule.with(settings, telemetry), {
    bufferLogs: true,
  });
  setUpApp(app, settings);
  const demo = settings.demoData && (await app.get(DemoData).ensure());
  await app.listen(settings.port, settings.host);
  const address = (await app.getUrl()).replace('[::1]', 'localhost');
  process.stdout.write(siteMessages.ready(settings.siteName, settings.publicUrl ?? address, demo));
  // for a parent that waits for the start: npm start, or a process manager
  process.send?.('ready');
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exit(1);
});
