import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AppModule } from '../app/app.module';
import { loadSettings } from '../platform/config/settings';
import { openApiDocument } from '../app/openapi/openapi-document';

/** Prints the API's OpenAPI document as JSON, from an app on an empty scratch database. */
async function main(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'oran-openapi-'));
  const settings = loadSettings({
    DATA_DIR: dataDir,
    DEMO_DATA: '0',
    LOG_LEVEL: 'silent',
    ODDS_ENGINE: 'sql',
  });
  const app = await NestFactory.create(AppModule.with(settings), { logger: false });
  app.setGlobalPrefix('api');
  await app.init();
  process.stdout.write(`${JSON.stringify(openApiDocument(app), null, 2)}\n`);
  await app.close();
  rmSync(dataDir, { recursive: true, force: true });
}

// a failure ends the process with its stack and exit code 1
void main();
