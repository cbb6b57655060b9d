import { applyDecorators } from '@nestjs/common';
import { plainToInstance, Transform } from 'class-transformer';
import {
  IsBoolean,
  IsEmail,
  IsIn,
  IsInt,
  IsNotEmpty,
  IsOptional,
  IsString,
  IsUrl,
  Matches,
  Max,
  Min,
  MinLength,
  ValidateBy,
  validateSync,
} from 'class-validator';
import { addressProblem } from './server-address';

const MAIL_SERVER = { message: 'must look like smtp://user:password@host:587' };
/** Without credentials: they belong into the headers. */
const COLLECTOR = {
  protocols: ['http', 'https'],
  require_protocol: true,
  require_tld: false,
  allow_underscores: true,
  disallow_auth: true,
  allow_query_components: false,
  allow_fragments: false,
};
const Flag = () =>
  applyDecorators(
    Transform(({ value }) => (value === '1' ? true : value === '0' ? false : value)),
    IsBoolean({ message: 'must be 1 or 0' }),
  );

/** The environment variables of the site, by their own names. Unset and empty mean the same. */
export class Environment {
  @IsIn(['development', 'production', 'test'], { message: 'must be development, production or test' })
  NODE_ENV: string = 'development';

  @Transform(({ value }) =>
    typeof value === 'string' && /^\s*\d{1,5}\s*$/.test(value) ? Number(value) : value,
  )
  @IsInt({ message: 'must be a port number (0-65535)' })
  @Min(0, { message: 'must be a port number (0-65535)' })
  @Max(65535, { message: 'must be a port number (0-65535)' })
  PORT: number = 3000;

  @IsString()
  @IsNotEmpty()
  HOST: string = '127.0.0.1';

  @IsOptional()
  @ValidateBy({
    name: 'serverAddress',
    validator: {
      validate: (value) => addressProblem(value) === null,
      defaultMessage: (args) => addressProblem(args?.value) ?? '',
    },
  })
  DATABASE_URL?: string;

  @IsOptional()
  @IsIn(['database', 'folder'], { message: 'must be database or folder' })
  FILES?: 'database' | 'folder';

  @IsString()
  @IsNotEmpty()
  DATA_DIR: string = './data';

  @IsOptional()
  @MinLength(32, { message: 'must have at least 32 characters' })
  JWT_SECRET?: string;

  @Transform(({ value }) =>
    typeof value === 'string' && /^\s*\d{1,3}\s*$/.test(value) ? Number(value) : value,
  )
  @IsInt({ message: 'must be a number of hours (1-168)' })
  @Min(1, { message: 'must be a number of hours (1-168)' })
  @Max(168, { message: 'must be a number of hours (1-168)' })
  PICK_PRICE_HOURS: number = 6;

  @IsOptional()
  @Flag()
  DEMO_DATA?: boolean;

  @IsOptional()
  @Matches(/^https?:\/\/[^\s]+$/, { message: 'must be an http(s) address' })
  PUBLIC_URL?: string;

  @IsString()
  @IsNotEmpty()
  SITE_NAME: string = 'Oran Arşivi';

  @IsEmail({}, { message: 'must be an e-mail address' })
  SUPPORT_EMAIL: string = 'destek@example.com';

  @IsOptional()
  @IsUrl({ protocols: ['smtp', 'smtps'], require_protocol: true, require_tld: false }, MAIL_SERVER)
  // to IsUrl the slashes are no part of the protocol
  @Matches(/^smtps?:\/\//, MAIL_SERVER)
  SMTP_URL?: string;

  @IsOptional()
  @Matches(/^rediss?:\/\/[^\s]+$/, { message: 'must look like redis://host:6379' })
  REDIS_URL?: string;

  @IsOptional()
  @Matches(/^\d{1,20}:[\w-]{20,}$/, { message: 'must look like 123456789:the-token-that-BotFather-gives' })
  TELEGRAM_BOT_TOKEN?: string;

  @Matches(/^https?:\/\/[^\s/?#@]+(\/[^\s?#]*)?$/, { message: 'must be an http(s) address' })
  TELEGRAM_API_URL: string = 'https://api.telegram.org';

  @Flag()
  TRUST_PROXY: boolean = false;

  @IsOptional()
  @Flag()
  API_DOCS?: boolean;

  @Flag()
  FEED_PRIVATE_ADDRESSES: boolean = false;

  @IsOptional()
  @MinLength(16, { message: 'must have at least 16 characters' })
  METRICS_TOKEN?: string;

  @IsOptional()
  @IsUrl(COLLECTOR, { message: 'must look like http://collector:4318' })
  OTEL_EXPORTER_OTLP_ENDPOINT?: string;

  @IsIn(['index', 'sql'], { message: 'must be index or sql' })
  ODDS_ENGINE: 'index' | 'sql' = 'index';

  @IsIn(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
    message: 'must be one of fatal, error, warn, info, debug, trace, silent',
  })
  LOG_LEVEL: string = 'info';
}

/** Raised at boot; `problems` holds one line per bad setting and never a value. */
export class BadEnvironmentError extends Error {
  constructor(readonly problems: string[]) {
    super(problems.join('\n'));
  }
}

/**
 * Reads and checks environment variables.
 * @throws BadEnvironmentError naming every variable that is wrong, without its value
 */
export function readEnvironment(env: NodeJS.ProcessEnv): Environment {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const environment = plainToInstance(Environment, given);
  // what is not the site's is taken out
  const problems = validateSync(environment, { whitelist: true }).flatMap((error) =>
    Object.values(error.constraints ?? {})
      .slice(0, 1)
      .map((message) => `${error.property}: ${message}`),
  );
  const production = environment.NODE_ENV === 'production';
  if (production && !environment.JWT_SECRET) problems.push('JWT_SECRET: is required in production');
  if (production && environment.DEMO_DATA) problems.push('DEMO_DATA: demo data is refused in production');
  if (problems.length > 0) throw new BadEnvironmentError(problems);
  return environment;
}

/** The server that tests and benchmarks may use besides the embedded database; null when none is given. */
export const testDatabaseUrl = (env: NodeJS.ProcessEnv = process.env): string | null =>
  env.TEST_DATABASE_URL || null;
