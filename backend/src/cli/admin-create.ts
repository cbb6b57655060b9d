import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { AppModule } from '../app/app.module';
import { AppError } from '../platform/errors/app-error';
import { USERNAME_SHAPE } from '../platform/http/account-fields';
import { tr } from '../platform/locale/tr';
import { emailProblem, keptEmail } from '../platform/text/email-address';
import { AdminRescue, randomPassword } from '../modules/auth/admin-rescue.service';
import { UsersService } from '../modules/users/users.service';
import { readArguments } from './read-arguments';
import { fail, runCommand } from './run-command';
import { settingsOrExit } from './settings-or-exit';

/**
 * `npm run admin:create -- --email E --username U`: makes an admin and prints a password, this once. With
 * `--new-password` instead of the name: the same for an admin who is there, without the second factor.
 */
async function main(): Promise<number> {
  const given = readArguments(tr.cli.adminCreateUsage, {
    email: { type: 'string' },
    username: { type: 'string' },
    'new-password': { type: 'boolean' },
  });
  if (typeof given === 'number') return given;
  const { email: typed, username = '', 'new-password': isThere = false } = given.values;
  if (!typed || (username === '') !== isThere) return fail(tr.cli.adminCreateUsage, 2);
  const problem = emailProblem(typed);
  if (problem === 'shape' || (problem && !isThere)) return refused(tr.auth.emailProblems[problem]);
  const email = keptEmail(typed);
  if (!isThere && !USERNAME_SHAPE.test(username)) return refused(tr.auth.usernameShape);

  const settings = settingsOrExit();
  const app = await NestFactory.createApplicationContext(
    AppModule.with({ ...settings, logLevel: 'silent', oddsEngine: 'sql' }),
    { logger: false, abortOnError: false },
  );
  try {
    if (isThere) {
      const admin = await app.get(AdminRescue).resetAdminAccess(email);
      if (!admin) return refused(tr.cli.noSuchAdmin);
      process.stdout.write(tr.cli.adminLetIn(email, admin.password, admin.hadSecondFactor));
      return 0;
    }
    const password = randomPassword();
    await app.get(UsersService).create({ email, username, password, role: 'admin' });
    process.stdout.write(tr.cli.adminCreated(email, password));
    return 0;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const sentence = Object.values(error.fields ?? {})[0] ?? error.message;
    return refused(error.code === 'EMAIL_TAKEN' ? `${sentence} ${tr.cli.useNewPassword}` : sentence);
  } finally {
    await app.close();
  }
}

const refused = (sentence: string): number => fail(`${sentence}\n`, 1);

runCommand(main);
