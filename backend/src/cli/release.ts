import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { AppModule } from '../app/app.module';
import { SiteStateService } from '../modules/admin/site-state/site-state.service';
import { releaseMessages } from './messages';
import { readArguments } from './read-arguments';
import { runCommand } from './run-command';
import { settingsOrExit } from './settings-or-exit';

/**
 * `npm run release [-- --drop-waiting]`: lets mails, feeds and Telegram leave a restored copy; with the option without what
 * waited when the backup was made.
 */
async function main(): Promise<number> {
  const given = readArguments(releaseMessages.usage, { 'drop-waiting': { type: 'boolean' } });
  if (typeof given === 'number') return given;
  const drops = given.values['drop-waiting'] === true;
  const settings = settingsOrExit();
  const app = await NestFactory.createApplicationContext(
    AppModule.with({ ...settings, logLevel: 'silent', oddsEngine: 'sql' }),
    { logger: false, abortOnError: false },
  );
  try {
    const held = await app.get(SiteStateService).release(drops ? 'drop' : 'send');
    process.stdout.write(held === null ? releaseMessages.nothingHeld : releaseMessages.released(held, drops));
    return 0;
  } finally {
    await app.close();
  }
}

runCommand(main);
