import type { NestExpressApplication } from '@nestjs/platform-express';
import { Test } from '@nestjs/testing';
import type { Server } from 'node:http';
import request from 'supertest';
import { DataSource } from 'typeorm';
import { AppModule } from '../../src/app/app.module';
import { setUpApp } from '../../src/app/app.setup';
import type { Role } from '../../src/platform/access/role';
import { Archive } from '../../src/archive/client';
import { Jobs } from '../../src/platform/background/jobs';
import { foldText } from '../../src/platform/text/fold';
import { Clock } from '../../src/platform/time/clock';
import { loadSettings, type Settings } from '../../src/platform/config/settings';
import { DatabaseClock } from '../../src/platform/database/database-clock';
import { isServer } from '../../src/platform/database/dialects';
import { storedInstant } from '../../src/platform/database/stored-instant';
import { SessionsService } from '../../src/modules/auth/sessions.service';
import { openLocally } from '../../src/modules/imports/source/local-source';
import { OPEN_SOURCE } from '../../src/modules/imports/source/source';
import { ArchiveTasks } from '../../src/modules/imports/thread/archive-tasks';
import { LocalTasks } from '../../src/modules/imports/thread/local-tasks';
import { UsersService } from '../../src/modules/users/users.service';
import { watchAnswers } from './contradictions';
import { LOCAL_THREADS } from './local-archive';
import { createMigratedPlace, type TestPlace } from './test-database';

/**
 * Suites ask for such work where they need it: beside their own transactions on the embedded database it would wait for
 * them, and they for it.
 */
const ONLY_WHEN_ASKED = ['learning', 'archive-upkeep', 'fixtures'];

/** A clock that stands still until a test moves it. */
export class TestClock extends Clock {
  constructor(private at = new Date('2026-05-17T12:00:00.000Z')) {
    super();
  }

  override now(): Date {
    return new Date(this.at);
  }

  set(instant: string | Date): void {
    this.at = new Date(instant);
  }

  advance(milliseconds: number): void {
    this.at = new Date(this.at.getTime() + milliseconds);
  }
}

/** The database's clock where it shows what a process's clock shows, so that a test moves both at once. */
export class TestDatabaseClock extends DatabaseClock {
  constructor(
    dataSource: DataSource,
    private readonly clock: Clock,
  ) {
    super(dataSource);
  }

  protected override now(): string {
    const instant = `'${storedInstant(this.clock.now().getTime())}'`;
    return isServer(this.type) ? `TIMESTAMP${instant}` : instant;
  }
}

/** The very app of production on a database of its own, without demo data; its answers are held against its document. */
export interface TestSite {
  app: NestExpressApplication;
  database: DataSource;
  clock: TestClock;
  settings: Settings;
  /** A request as supertest sends it; with a token it carries it as bearer. */
  http(token?: string): ReturnType<typeof request.agent>;
  /** Makes an account and a session for it; `end` is the membership's end date. */
  member(role: Role, options?: { end?: Date | null; password?: string; name?: string }): Promise<TestMember>;
  /** Runs a background job of the site once, after a run of it that is under way. */
  run(job: string): Promise<void>;
  close(): Promise<void>;
}

export interface TestMember {
  id: number;
  email: string;
  username: string;
  token: string;
}

/** Password of accounts that {@link TestSite.member} makes. */
export const TEST_PASSWORD = 'saha-içi-4-4-2';

/**
 * Both look for alerts and picks after each change of the archive, and in one process the one that waits for the embedded
 * database's lock keeps the other from giving it back.
 */
async function stopSearches(...apps: NestExpressApplication[]): Promise<void> {
  await Promise.all(apps.map((app) => app.get(Jobs).stop('alerts', 'picks')));
}

/**
 * Boots a site for one suite. `environment` adds to the test's own environment variables.
 * @param beside another site: the new one runs on the same database, and is to be closed first
 * @param pages folder of a built site, instead of the one that happens to be built
 */
export async function createTestSite(
  environment: Record<string, string> = {},
  beside?: TestSite,
  pages?: string,
): Promise<TestSite> {
  if (!beside) return openTestSite(await createMigratedPlace(), environment, pages);
  const { databaseUrl, dataDir } = beside.settings;
  const site = await openTestSite({ databaseUrl, dataDir, remove: () => undefined }, environment, pages);
  await stopSearches(beside.app, site.app);
  return site;
}

/** Boots a site on what is in a place; parameters as of {@link createTestSite}. */
export async function openTestSite(
  place: TestPlace,
  environment: Record<string, string> = {},
  pages?: string,
): Promise<TestSite> {
  const settings = loadSettings({
    NODE_ENV: 'test',
    DATA_DIR: place.dataDir,
    DEMO_DATA: '0',
    LOG_LEVEL: process.env.TEST_LOG_LEVEL ?? 'silent',
    // answers at once what was written just now; the index follows within a second
    ODDS_ENGINE: 'sql',
    // tests look into the folder
    FILES: 'folder',
    ...(place.databaseUrl ? { DATABASE_URL: place.databaseUrl } : {}),
    ...environment,
  });
  const clock = new TestClock();
  const archive = new Archive(settings, LOCAL_THREADS);
  const testing = await Test.createTestingModule({ imports: [AppModule.with(settings, undefined, archive)] })
    .overrideProvider(Clock)
    .useValue(clock)
    .overrideProvider(DatabaseClock)
    .useFactory({
      factory: (dataSource: DataSource) => new TestDatabaseClock(dataSource, clock),
      inject: [DataSource],
    })
    .overrideProvider(OPEN_SOURCE)
    .useValue(openLocally)
    .overrideProvider(ArchiveTasks)
    .useFactory({ factory: (tasks: LocalTasks) => tasks, inject: [LocalTasks] })
    .compile();
  const app = testing.createNestApplication<NestExpressApplication>({ bufferLogs: true });
  watchAnswers(app);
  setUpApp(app, settings, pages);
  await app.get(Jobs).stop(...ONLY_WHEN_ASKED);
  await app.listen(0, '127.0.0.1');
  let made = 0;

  return {
    app,
    database: app.get(DataSource),
    clock,
    settings,
    http: (token) => {
      const agent = request.agent(app.getHttpServer() as Server);
      return token ? agent.set('Authorization', `Bearer ${token}`) : agent;
    },
    member: async (role, { end = null, password = TEST_PASSWORD, name } = {}) => {
      made += 1;
      const username = name ?? `${role}${made}`;
      const email = `${/[^\p{ASCII}]/u.test(username) ? foldText(username) : username}@example.com`;
      const id = await app
        .get(UsersService)
        .create({ username, email, password, role, subscriptionEndDate: end });
      return { id, email, username, token: await app.get(SessionsService).begin(id) };
    },
    run: (job) => app.get(Jobs).run(job),
    close: async () => {
      await app.close();
      place.remove();
    },
  };
}
