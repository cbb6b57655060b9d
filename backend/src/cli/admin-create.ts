import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { isEmail } from 'class-validator';
import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { AppModule } from '../app.module';
import { AppError } from '../common/errors/app-error';
import { tr } from '../common/locale/tr';
import { UsersService } from '../modules/users/users.service';
import { fail, runCommand } from './run-command';
import { settingsOrExit } from './settings-or-exit';

/** `npm run admin:create -- --email E --username U`: makes an admin and prints a password, this once. */
async function main(): Promise<number> {
  const { values } = parseArgs({ options: { email: { type: 'string' }, username: { type: 'string' } } });
  const { email, username } = values;
  if (!email || !username) return refused(tr.cli.adminCreateUsage);
  if (!isEmail(email)) return refused(tr.auth.emailShape);
  if (!/^[\p{L}\p{N}._-]{3,30}$/u.test(username)) return refused(tr.auth.usernameShape);

  const settings = settingsOrExit();
  const app = await NestFactory.createApplicationContext(
    AppModule.with({ ...settings, logLevel: 'silent', oddsEngine: 'sql' }),
    { logger: false },
  );
  try {
    const password = randomBytes(15).toString('base64url');
    await app.get(UsersService).create({ email, username, password, role: 'admin' });
    process.stdout.write(tr.cli.adminCreated(email, password));
    return 0;
  } catch (error) {
    if (error instanceof AppError) return refused(Object.values(error.fields ?? {})[0] ?? error.message);
    throw error;
  } finally {
    await app.close();
  }
}

const refused = (sentence: string): number => fail(`${sentence}\n`, 1);

runCommand(main);
