import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { setTimeout as sleep } from 'node:timers/promises';
import { DataSource } from 'typeorm';
import { Archive } from '../../src/archive/client';
import { AppModule } from '../../src/app/app.module';
import type { Settings } from '../../src/platform/config/settings';
import { openDatabase } from '../../src/platform/database/data-source';
import { ImportsService } from '../../src/modules/imports/imports.service';
import { CalibrationKeeper } from '../../src/modules/odds/learning/calibration-keeper';
import { csvFiles } from './season-files';

/**
 * Imports season files into an empty database, learns from them, and works on a site that knows them all.
 * @param data folder of season files
 */
export async function onRealArchive<T>(
  settings: Settings,
  data: string,
  work: (app: INestApplicationContext) => Promise<T>,
): Promise<T> {
  await (await openDatabase(settings)).destroy();
  const app = await NestFactory.createApplicationContext(AppModule.with(settings), {
    logger: ['error', 'warn'],
    abortOnError: false,
  });
  try {
    const imports = app.get(ImportsService);
    for (const file of csvFiles(data)) await imports.importFile(file);
    // it learns from what it has loaded
    await caughtUp(app.get(Archive), app.get(DataSource));
    await app.get(CalibrationKeeper).run();
    return await work(app);
  } finally {
    await app.close();
  }
}

async function caughtUp(archive: Archive, database: DataSource): Promise<void> {
  const [row] = await database.query<{ revision: number }[]>('SELECT revision FROM archive_revision');
  while ((archive.state?.revision ?? -1) < row!.revision) await sleep(50);
}
