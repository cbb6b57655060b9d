import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { AppModule } from './app.module';
import { setUpApp } from './app.setup';
import type { Archive } from '../archive/client';
import { siteMessages } from '../cli/messages';
import type { Telemetry } from '../platform/telemetry/telemetry';
import type { Settings } from '../platform/config/settings';
import { DemoData } from '../demo/demo-data.service';

/** Serves the site. */
export async function serve(settings: Settings, telemetry: Telemetry, archive: Archive): Promise<void> {
  const app = await NestFactory.create<NestExpressApplication>(AppModule.with(settings, telemetry, archive), {
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
