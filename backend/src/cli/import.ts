import 'reflect-metadata';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { resolve } from 'node:path';
import { DataSource } from 'typeorm';
import './compile-cache';
import { ClockModule } from '../platform/time/clock';
import { toAppError } from '../platform/errors/to-app-error';
import { tr } from '../platform/locale/tr';
import { SettingsModule } from '../platform/config/settings.module';
import { DatabaseModule } from '../platform/database/database.module';
import { hasInvented } from '../platform/database/invented/invented';
import { FORMAT_NAMES } from '../modules/imports/formats/registry';
import type { ImportSummary } from '../modules/imports/run/import-summary';
import { WritingModule } from '../modules/imports/thread/writing.module';
import { ImportsService } from '../modules/imports/imports.service';
import { openInThread } from '../modules/imports/source/open-in-thread';
import type { Source } from '../modules/imports/source/source';
import { type ImportArguments, readImportArguments } from './import-arguments';
import { filesToImport } from './import-files';
import { ImportProgress } from './import-progress';
import { summaryText } from './import-summary-text';
import { fail, runCommand, stackOf } from './run-command';
import { settingsOrExit } from './settings-or-exit';

/** Only what an import needs: the site's other modules (search index, mail, …) stay closed. */
@Module({})
class ImportCommandModule {}

/** `npm run import -- FILE...`: imports match files and prints the outcome of each. */
async function main(): Promise<number> {
  const given = readImportArguments(process.argv.slice(2));
  if ('problem' in given) return fail(`${given.problem}\n\n${tr.imports.cli.usage(FORMAT_NAMES)}`, 2);
  if (given.help) {
    process.stdout.write(tr.imports.cli.usage(FORMAT_NAMES));
    return 0;
  }
  const settings = settingsOrExit();
  const { files, empty } = filesToImport(given.files, settings.callerDir);
  if (empty.length > 0) return fail(`${tr.imports.cli.emptyFolder(empty.join(', '))}\n`, 2);
  // it is read while the database is being opened
  const first = openInThread(resolve(settings.callerDir, files[0]!), given);
  const app = await NestFactory.createApplicationContext(
    {
      module: ImportCommandModule,
      imports: [SettingsModule.with(settings), ClockModule, DatabaseModule, WritingModule],
    },
    { logger: false, abortOnError: false },
  );
  try {
    const code = await importFiles(app.get(ImportsService), settings.callerDir, { ...given, files }, first);
    const demoStays = !given.replaceDemo && (await hasInvented(app.get(DataSource).manager));
    if (demoStays) process.stdout.write(`${tr.imports.cli.demoStays}\n`);
    return code;
  } finally {
    await app.close();
  }
}

async function importFiles(
  imports: ImportsService,
  folder: string,
  { files, replaceDemo, ...options }: ImportArguments,
  first: Promise<Source>,
): Promise<number> {
  const signal = stopSignal();
  const summaries: ImportSummary[] = [];
  const open = (file: string | undefined): Promise<Source> | undefined =>
    file === undefined ? undefined : imports.open(resolve(folder, file), options);
  let next: Promise<Source> | undefined = first;
  for (const [index, file] of files.entries()) {
    const source = next;
    // it is read while this one is being written
    next = open(files[index + 1]);
    const fileName = shortName(file);
    const progress = new ImportProgress(`[${index + 1}/${files.length}] ${fileName}`);
    const summary = await imports.importFile(resolve(folder, file), {
      ...options,
      source,
      fileName,
      replaceDemo: replaceDemo && !summaries.some(({ status }) => status === 'done'),
      signal,
      onProgress: (share, rows) => progress.show(share, rows),
    });
    progress.end();
    summaries.push(summary);
    if (signal.aborted) break;
  }
  process.stdout.write(summaryText(summaries, files.length));
  if (signal.aborted) return 130;
  return summaries.some(({ status }) => status === 'failed') ? 1 : 0;
}

/** File and folder: season files of all seasons have the same names. */
function shortName(file: string): string {
  return file.split(/[\\/]/).slice(-2).join('/');
}

/** Aborted by the first Ctrl-C; a second one ends the process at once. */
function stopSignal(): AbortSignal {
  const controller = new AbortController();
  const stop = (): void => {
    if (controller.signal.aborted) process.exit(130);
    controller.abort();
    process.stderr.write(`\n${tr.imports.cli.stopping}\n`);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  return controller.signal;
}

runCommand(main, (error) => {
  const known = toAppError(error);
  return known.code === 'INTERNAL' ? `${tr.imports.unexpected}\n${stackOf(error)}` : known.message;
});
