import { createRequire } from 'node:module';
import { join } from 'node:path';

const [checkout = '', matches] = process.argv.slice(2);
const own = createRequire(join(checkout, 'backend', 'package.json'));

/**
 * `node -r CHECKOUT/backend/test/support/typescript-hook.cjs fill-archive.ts CHECKOUT MATCHES`: migrates the database of
 * the environment and fills it with generated matches and a member, all with the code of that checkout, whose tables may
 * differ from those here. Sends a session of the member.
 */
async function main(): Promise<void> {
  const { NestFactory } = own('@nestjs/core') as typeof import('@nestjs/core');
  const { loadSettings } = own('./src/config/settings') as typeof import('../../src/config/settings');
  const { openDatabase } = own(
    './src/database/data-source',
  ) as typeof import('../../src/database/data-source');
  const { AppModule } = own('./src/app.module') as typeof import('../../src/app.module');
  const { fillArchive } = own('./bench/archive/bench-archive') as typeof import('../archive/bench-archive');
  const { makeMember } = own(
    './bench/archive/members-and-matches',
  ) as typeof import('../archive/members-and-matches');
  const settings = loadSettings();
  const empty = await openDatabase(settings);
  await fillArchive(empty, Number(matches)).finally(() => empty.destroy());
  const app = await NestFactory.createApplicationContext(AppModule.with({ ...settings, oddsEngine: 'sql' }), {
    logger: ['error'],
    abortOnError: false,
  });
  try {
    process.send!(await makeMember(app));
  } finally {
    await app.close();
    process.disconnect();
  }
}

void main();
