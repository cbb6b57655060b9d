/** Component and unit tests in jsdom through swc. */
/** @type {import('jest').Config} */
module.exports = {
  // the default leaves a core to somebody else, which on two cores doubles the time
  maxWorkers: '100%',
  testTimeout: 180_000,
  rootDir: __dirname,
  testEnvironment: '<rootDir>/src/testing/jsdom-environment.cjs',
  testMatch: ['<rootDir>/src/**/*.spec.{ts,tsx}'],
  setupFiles: ['<rootDir>/src/testing/browser-stubs.ts'],
  setupFilesAfterEnv: ['<rootDir>/src/testing/setup-tests.ts'],
  moduleNameMapper: { '\\.css$': '<rootDir>/src/testing/empty-style.ts' },
  transform: {
    '^.+\\.[jt]sx?$': [
      '@swc/jest',
      {
        sourceMaps: 'inline',
        module: { type: 'commonjs' },
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
      },
    ],
  },
};
