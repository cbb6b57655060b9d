import 'reflect-metadata';
import { type LoggerService, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import { ClockModule } from '../../../platform/time/clock';
import { evenlyFrom } from '../../../platform/time/steady-time';
import type { Settings } from '../../../platform/config/settings';
import { SettingsModule } from '../../../platform/config/settings.module';
import { DatabaseModule } from '../../../platform/database/database.module';
import { withPool } from '../../../platform/config/server-address';
import { throughOutages } from '../../../platform/errors/through-outages';
import { CANCELLED, type TaskArguments, type TaskName } from './archive-tasks';
import { LocalTasks } from './local-tasks';
import { WritingModule } from './writing.module';

/** What the thread is asked for: a task at an instant (epoch milliseconds), that one stops, that it ends. */
export type ThreadRequest =
  | { id: number; task: TaskName; args: readonly unknown[]; now: number }
  | { stop: number; isForGood: boolean }
  | { end: true };

/** What it answers: how a task ended, or something for the log. */
export type ThreadMessage =
  | { id: number; value: unknown }
  | { id: number; error: Error }
  | { level: 'log' | 'warn' | 'error'; said: [message: unknown, ...rest: unknown[]] };

/** Tasks take turns at the archive; renewals of claims go beside them. */
const CONNECTIONS = 2;

const send = (message: ThreadMessage): void => parentPort!.postMessage(message);
const say =
  (level: 'log' | 'warn' | 'error') =>
  (...said: [unknown, ...unknown[]]): void =>
    send({ level, said });
/** Nest's own lines about its start would be there with each new thread; why it can't start is told to who asks for a task. */
let isOpen = false;
const sayOpen =
  (level: 'log' | 'warn' | 'error') =>
  (...said: [unknown, ...unknown[]]): void =>
    isOpen ? say(level)(...said) : undefined;
const logger: LoggerService = { log: sayOpen('log'), warn: sayOpen('warn'), error: sayOpen('error') };

@Module({})
class ThreadModule {}

async function open() {
  const settings = workerData as Settings;
  const databaseUrl = settings.databaseUrl && withPool(settings.databaseUrl, CONNECTIONS);
  const own = SettingsModule.with({ ...settings, databaseUrl });
  const opened = await NestFactory.createApplicationContext(
    { module: ThreadModule, imports: [own, ClockModule, DatabaseModule, WritingModule] },
    { logger, abortOnError: false },
  );
  isOpen = true;
  return opened;
}

let sayAway: () => void;
/** The database wasn't there at the first attempt to open it. */
const away = new Promise<null>((resolve) => (sayAway = () => resolve(null)));

// an import that meets an outage waits, wherever it is in its file
const context = throughOutages(open, () => {
  sayAway();
  return true;
});
// whoever asks for a task is told
context.catch(() => undefined);
const stops = new Map<number, AbortController>();

async function answer({ id, task, args, now }: Extract<ThreadRequest, { id: number }>): Promise<void> {
  const stop = new AbortController();
  stops.set(id, stop);
  try {
    const stoppedMeanwhile = Promise.all([away, once(stop.signal, 'abort')]).then(() => null);
    const opened = await Promise.race([context, stoppedMeanwhile]);
    if (opened === null) throw new Error('Stopped before the database was there');
    const tasks = opened.get(LocalTasks);
    const run = () => tasks.run(task, stop.signal, ...(args as TaskArguments<typeof task>));
    send({ id, value: await evenlyFrom(now, run) });
  } catch (error) {
    send({ id, error: copyOf(error) });
  } finally {
    stops.delete(id);
  }
}

/** What of an error can be told: a driver's has functions. */
function copyOf(error: unknown): Error {
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  return Object.assign(new Error(message), { stack });
}

async function end(): Promise<void> {
  await (await Promise.race([context, away]))?.close();
  process.exit();
}

parentPort!.on('message', (request: ThreadRequest) => {
  if ('end' in request) void end();
  else if ('stop' in request) stops.get(request.stop)?.abort(request.isForGood ? CANCELLED : undefined);
  else void answer(request);
});
