/** The server that tests and benchmarks may use besides the embedded database; null when none is given. */
export const testDatabaseUrl = (env: NodeJS.ProcessEnv = process.env): string | null =>
  env.TEST_DATABASE_URL || null;
