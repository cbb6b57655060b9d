import { NestFactory } from '@nestjs/core';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { AppModule } from '../../src/app/app.module';
import { loadSettings } from '../../src/platform/config/settings';
import { openDatabase } from '../../src/platform/database/data-source';
import { openServerConnection } from '../../src/platform/database/server/server-connection';
import { SessionsService } from '../../src/modules/auth/sessions.service';
import { UsersService } from '../../src/modules/users/users.service';
import { freePort } from '../../test/support/free-port';
import { fillArchive } from '../archive/bench-archive';
import { ask } from './ask';
import type { Accounts } from './clients';
import type { Nodes } from './databases/nodes';
import type { Machines } from './faults';
import { Program } from './program';
import { ProxyView } from './proxy-view';
import { untilDone } from './until-done';

const ROOT = join(__dirname, '..', '..', '..');
const SITES = [1, 2, 3] as const;
const MATCHES = 5_000;
const MEMBERS = 120;
/** Three processes that load and learn at the same time on a busy machine. */
const MINUTES_TO_START = 4;
const PASSWORD = 'saha-içi-4-4-2';

/** What is running, and what a client has to know of it. */
export interface Assembly {
  readonly machines: Machines;
  /** Address of the site. */
  readonly door: string;
  readonly accounts: Accounts;
}

/**
 * Puts three site processes, Redis and HAProxy before the nodes, with an archive and members.
 * @param folder for logs and for the data folder of each process
 * @param programs gets every program that was started, also when something fails
 */
export async function assemble(folder: string, nodes: Nodes, programs: Program[]): Promise<Assembly> {
  const [doorPort, databasePort, redisPort] = [await freePort(), await freePort(), await freePort()];
  const sitePorts = await Promise.all(SITES.map(() => freePort()));
  const start = (name: string, command: readonly [string, ...string[]], env: Record<string, string>) => {
    const program = new Program(command, env, join(folder, `${name}.log`));
    program.start();
    programs.push(program);
    return program;
  };
  const redis = start('redis', ['redis-server', '--port', String(redisPort), '--save', ''], {});
  const proxy = new ProxyView(join(folder, 'haproxy.socket'));
  const watched = join(folder, 'haproxy.cfg');
  writeFileSync(watched, proxy.settings);
  const shipped = ['site.cfg', nodes.proxy].map((file) => join(ROOT, 'docker', 'haproxy', file));
  start('haproxy', ['haproxy', ...[...shipped, watched].flatMap((file) => ['-f', file])], {
    SITE_DOOR: local(doorPort),
    DATABASE_DOOR: local(databasePort),
    ...Object.fromEntries(SITES.map((n) => [`SITE_${n}`, local(sitePorts[n - 1]!)])),
    ...Object.fromEntries(nodes.urls.map((url, n) => [`NODE_${n + 1}`, new URL(url).host])),
  });
  const databaseDoor = `mysql://root@${local(databasePort)}/site_test`;
  await untilDone(async () => (await openServerConnection({ uri: databaseDoor })).end());
  // it takes every node for usable until it has looked at each
  await pause(3_000);
  const door = `http://${local(doorPort)}`;
  const environment = {
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    JWT_SECRET: 'x'.repeat(48),
    DATABASE_URL: databaseDoor,
    REDIS_URL: `redis://${local(redisPort)}`,
    PUBLIC_URL: door,
    TRUST_PROXY: '1',
    DEMO_DATA: '0',
    LOG_LEVEL: 'warn',
  };
  const people = await makePeople(join(folder, 'people'), environment);
  const sites = sitePorts.map((port, n) => {
    const dataDir = join(folder, `site${n + 1}`);
    mkdirSync(dataDir);
    const command = [process.execPath, join(ROOT, 'backend', 'dist', 'main.js')] as const;
    return start(`site${n + 1}`, command, { ...environment, PORT: String(port), DATA_DIR: dataDir });
  });
  for (const address of [...sitePorts.map((port) => `http://${local(port)}`), door])
    await untilDone(() => ready(address), MINUTES_TO_START);
  const accounts = { ...people, post: await makePost(door, people.admin) };
  return { machines: { nodes, sites, redis, databaseDoor, proxy }, door, accounts };
}

/** Fills the archive, and makes those who use the site. */
async function makePeople(
  dataDir: string,
  environment: Record<string, string>,
): Promise<Omit<Accounts, 'post'>> {
  mkdirSync(dataDir);
  const settings = loadSettings({ ...environment, DATA_DIR: dataDir, PORT: '0' });
  const empty = await openDatabase(settings);
  await fillArchive(empty, MATCHES).finally(() => empty.destroy());
  const app = await NestFactory.createApplicationContext(AppModule.with(settings), {
    logger: ['error', 'warn'],
    abortOnError: false,
  });
  try {
    const [users, sessions] = [app.get(UsersService), app.get(SessionsService)];
    const make = (name: string, role: 'user' | 'admin') =>
      users.create({ username: name, email: `${name}@example.com`, password: PASSWORD, role });
    const admin = await sessions.begin(await make('yonetici', 'admin'));
    const members = [];
    for (let n = 0; n < MEMBERS; n++) {
      const id = await make(`uye${n}`, 'user');
      members.push({ id, email: `uye${n}@example.com`, token: await sessions.begin(id) });
    }
    return { password: PASSWORD, admin, members };
  } finally {
    await app.close();
  }
}

/** @returns id of a post that can be commented on */
async function makePost(door: string, token: string): Promise<number> {
  const body = { blogname: 'Maç', feedback: 'Metin', author: 'Şule', date: '2026-05-01', image_filename: '' };
  return ((await ask(door, { path: '/api/blogs', token, body })).json() as { id: number }).id;
}

const local = (port: number): string => `127.0.0.1:${port}`;

async function ready(address: string): Promise<void> {
  const status = await fetch(`${address}/api/health/ready`).then(
    (answer) => answer.status,
    () => 0,
  );
  if (status !== 200) throw new Error(`${address} is not ready: ${status || 'no answer'}`);
}
