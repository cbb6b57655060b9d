import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { AppModule } from '../app/app.module';
import { DemoRemoval } from '../demo/demo-removal.service';
import { demoMessages } from './messages';
import { readArguments } from './read-arguments';
import { fail, runCommand } from './run-command';
import { settingsOrExit } from './settings-or-exit';

/** `npm run demo:remove`: deletes everything invented and the demo accounts. */
async function main(): Promise<number> {
  const given = readArguments(demoMessages.usage, {});
  if (typeof given === 'number') return given;
  const settings = settingsOrExit();
  const app = await NestFactory.createApplicationContext(
    AppModule.with({ ...settings, logLevel: 'silent', oddsEngine: 'sql' }),
    { logger: false, abortOnError: false },
  );
  try {
    const removed = await app.get(DemoRemoval).remove();
    if (removed === 'no-admin') return fail(demoMessages.noAdmin, 1);
    process.stdout.write(
      removed === 'nothing' ? demoMessages.nothing : demoMessages.removed(removed.rows, removed.accounts),
    );
    return 0;
  } finally {
    await app.close();
  }
}

runCommand(main);
