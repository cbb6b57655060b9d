/** Transform settings shared by both projects; see docs/architecture.md, "Tests". */
const shared = {
  testEnvironment: 'node',
  rootDir: __dirname,
  setupFiles: ['reflect-metadata'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  transform: {
    '^.+\\.tsx?$': [
      '@swc/jest',
      {
        sourceMaps: 'inline',
        module: { type: 'commonjs' },
        jsc: {
          target: 'es2022',
          keepClassNames: true,
          parser: { syntax: 'typescript', decorators: true },
          transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
        },
      },
    ],
  },
};

/** Suites to which it is all one where the data is: on a server they would show nothing new. */
const ON_EMBEDDED_ONLY = [
  'backtest-chance',
  'backup-files',
  'browser-policies',
  'damaged-database',
  'heavy-answers',
  'hostile-files',
  'imports-shutdown',
  'openapi',
  'private-files',
  'site-files',
];

/** Suites that take long and speak no SQL in which kinds of servers differ: on one kind they are enough. */
const ON_ONE_SERVER = [
  'access-matrix',
  'alerts-killed',
  'analysis-agreement',
  'calibration',
  'demo-data',
  'learning',
  'malformed-requests',
  'match-analysis',
  'mixed-archive',
  'no-secrets',
  'odd-export',
  'odds-agreement',
  'rating-recipes',
  'ratings',
  'request-rules',
  'second-factor',
  'second-factor-switch',
];

const { TEST_DATABASE_URL, TEST_SECOND_SERVER } = process.env;
const elsewhere = [
  ...(TEST_DATABASE_URL ? ON_EMBEDDED_ONLY : []),
  ...(TEST_DATABASE_URL && TEST_SECOND_SERVER ? ON_ONE_SERVER : []),
];

/** @type {import('jest').Config} */
module.exports = {
  // the default leaves a core to somebody else, which on two cores doubles the time
  maxWorkers: '100%',
  // a process that has run many suites is twice as slow as a young one
  workerIdleMemoryLimit: '600MB',
  // tests wait for results, never for time: only a hang may take this long
  testTimeout: 180_000,
  projects: [
    { ...shared, displayName: 'unit', testMatch: ['<rootDir>/{src,bench}/**/*.spec.ts'] },
    {
      ...shared,
      displayName: 'e2e',
      testMatch: ['<rootDir>/test/e2e/**/*.e2e-spec.ts'],
      testPathIgnorePatterns: elsewhere.map((name) => `/${name}\\.e2e-spec`),
      setupFilesAfterEnv: ['<rootDir>/test/support/setup-e2e.ts'],
    },
  ],
};
