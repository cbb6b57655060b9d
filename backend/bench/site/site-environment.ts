import type { Settings } from '../../src/platform/config/settings';

/** Environment of a program of the site in production, on the database and folder of a run. */
export const siteEnvironment = ({
  dataDir,
  jwtSecret,
  databaseUrl,
  smtpUrl,
}: Settings): NodeJS.ProcessEnv => ({
  PATH: '',
  NODE_ENV: 'production',
  DATA_DIR: dataDir,
  JWT_SECRET: jwtSecret,
  ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }),
  ...(smtpUrl === null ? {} : { SMTP_URL: smtpUrl }),
});
