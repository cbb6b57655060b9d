import { randomBytes } from 'node:crypto';
import { accessSync, constants, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { BadEnvironmentError, readEnvironment } from './environment';

/** Everything the site is configured with; docs/operations.md lists the variables. */
export interface Settings {
  production: boolean;
  port: number;
  host: string;
  /** null = the embedded database file under `dataDir`. */
  databaseUrl: string | null;
  /** Absolute folder of all state that is not in a configured service. */
  dataDir: string;
  /** Where images, receipts and files to import are kept: in the database, or in `dataDir`. */
  files: 'database' | 'folder';
  jwtSecret: string;
  demoData: boolean;
  publicUrl: string | null;
  siteName: string;
  supportEmail: string;
  /** null = mails are written as files to `outbox` below `dataDir`. */
  smtpUrl: string | null;
  redisUrl: string | null;
  /** Token of the bot that sends alerts; null = the site has none. */
  telegramBotToken: string | null;
  /** Address of the Bot API without a slash at the end. */
  telegramApiUrl: string;
  /** Editors can't pick a price of which nothing was heard for more hours than this. */
  pickPriceHours: number;
  /** Where searches run: in the column index in memory, or always in the database. */
  oddsEngine: 'index' | 'sql';
  /** Feeds may be fetched from this host and private networks too. */
  feedPrivateAddresses: boolean;
  trustProxy: boolean;
  /** What a reader of the metrics sends as bearer; null = metrics for processes of this machine alone. */
  metricsToken: string | null;
  /** Where OpenTelemetry's traces and metrics are sent, without a slash at the end; null: nowhere. */
  otlpEndpoint: string | null;
  apiDocs: boolean;
  logLevel: string;
  /** Folder against which file names on the command line are read. */
  callerDir: string;
}

/** Injection token of {@link Settings}. */
export const SETTINGS = Symbol('SETTINGS');

/**
 * Turns the environment into settings, making `DATA_DIR` and, outside production, a JWT secret on first use.
 * @throws BadEnvironmentError
 */
export function loadSettings(env: NodeJS.ProcessEnv = process.env): Settings {
  const environment = readEnvironment(env);
  const dataDir = resolve(environment.DATA_DIR);
  makeWritable(dataDir);
  const production = environment.NODE_ENV === 'production';
  const databaseUrl = environment.DATABASE_URL ?? null;
  return {
    production,
    port: environment.PORT,
    host: environment.HOST,
    databaseUrl,
    dataDir,
    files: environment.FILES ?? (databaseUrl === null ? 'folder' : 'database'),
    jwtSecret: environment.JWT_SECRET ?? generatedSecret(join(dataDir, 'jwt-secret')),
    demoData: environment.DEMO_DATA ?? (databaseUrl === null && !production),
    publicUrl: environment.PUBLIC_URL ?? null,
    siteName: environment.SITE_NAME,
    supportEmail: environment.SUPPORT_EMAIL,
    smtpUrl: environment.SMTP_URL ?? null,
    redisUrl: environment.REDIS_URL ?? null,
    telegramBotToken: environment.TELEGRAM_BOT_TOKEN ?? null,
    telegramApiUrl: environment.TELEGRAM_API_URL.replace(/\/+$/, ''),
    pickPriceHours: environment.PICK_PRICE_HOURS,
    oddsEngine: environment.ODDS_ENGINE,
    feedPrivateAddresses: environment.FEED_PRIVATE_ADDRESSES,
    trustProxy: environment.TRUST_PROXY,
    metricsToken: environment.METRICS_TOKEN ?? null,
    otlpEndpoint: environment.OTEL_EXPORTER_OTLP_ENDPOINT?.replace(/\/+$/, '') ?? null,
    apiDocs: environment.API_DOCS ?? !production,
    logLevel: environment.LOG_LEVEL,
    callerDir: callerFolder(env),
  };
}

/** Where the caller of a command stands: npm runs it in the root folder and passes the caller's on. */
export const callerFolder = (env: NodeJS.ProcessEnv = process.env): string => env.INIT_CWD ?? process.cwd();

function generatedSecret(file: string): string {
  if (!existsSync(file))
    writeFileSync(file, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx' });
  return readFileSync(file, 'utf8').trim();
}

/** Everything the site keeps is in this folder: without it nothing works. */
function makeWritable(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true });
    accessSync(dataDir, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new BadEnvironmentError([
      `DATA_DIR: can't be made or written (${(error as NodeJS.ErrnoException).code})`,
    ]);
  }
}
