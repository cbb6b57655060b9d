const { availableParallelism, tmpdir } = require('node:os');
const { join } = require('node:path');
const swcOptions = require('./test/support/swc-options.cjs');

// names this run to its workers, who share what is the same in all suites
process.env.ORAN_TEST_RUN ??= `${process.pid}-${Date.now()}`;

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
        ...swcOptions,
      },
    ],
  },
};

/**
 * Suites to which it is all one where the data is: on a server they would show nothing new. They look at answers (functions
 * of an archive's state, whatever it was read from), at files, pages, mails and rules of the routes.
 */
const ON_EMBEDDED_ONLY = [
  'access-matrix',
  'alerts-agreement',
  'alerts-telegram',
  'analysis-agreement',
  'asking',
  'backtest',
  'backtest-chance',
  'backtest-export',
  'backup-files',
  'browser-policies',
  'calibration',
  'clock-jump',
  'daily-example',
  'damaged-database',
  'date-words',
  'demo-data',
  'export-round-trip',
  'hostile-files',
  'imported-names',
  'imports-order',
  'imports-property',
  'imports-real-data',
  'imports-shutdown',
  'locked-database',
  'malformed-requests',
  'margins',
  'match-analysis',
  'mixed-archive',
  'nesine-snapshots',
  'no-secrets',
  'odd-export',
  'odds-agreement',
  'openapi',
  'private-files',
  'probabilities',
  'rating-columns',
  'ratings',
  'refused-filters',
  'request-rules',
  'scan-record',
  'second-factor-switch',
  'site-files',
  'telemetry',
  'what-came-before',
  'whole-tables',
  'wrong-clock',
];

/**
 * Suites whose statements, locks or errors differ between MySQL and MariaDB; what the others show there they show on
 * MySQL too. Every suite runs on a second server when `TEST_SECOND_SERVER` is unset.
 */
const ON_SECOND_SERVER = [
  'alerts',
  'archive-names',
  'backup',
  'claims',
  'cut-off-migrations',
  'database',
  'database-gone',
  'database-tls',
  'database-transactions',
  'database-wrong',
  'files-in-database',
  'filter-records-migration',
  'filters',
  'imports',
  'imports-queue',
  'killed-process',
  'leases',
  'mended-json',
  'migration-lease',
  'odds',
  'odds-engines',
  'odds-order',
  'odds-pages',
  'payments',
  'picks-races',
  'price-sources-migration',
  'question-properties',
  'read-only-server',
  'server-modes',
  'sessions',
  'stored-names',
  'upgrade',
  'users',
];

/** What a build writes into dist, written anew for each run. */
const API_CLASSES = join(tmpdir(), `oran-api-classes-${process.env.ORAN_TEST_RUN}.json`);

const { TEST_DATABASE_URL, TEST_SECOND_SERVER } = process.env;
const onServer = Boolean(TEST_DATABASE_URL);
const suites = onServer && TEST_SECOND_SERVER ? `{${ON_SECOND_SERVER.join(',')}}` : '*';

/** @type {import('jest').Config} */
module.exports = {
  // suites wait for other processes for a third of their time: more of them than cores
  maxWorkers: Math.ceil(availableParallelism() * 1.5),
  // what takes longest must not be what begins last
  testSequencer: '<rootDir>/test/support/longest-first.cjs',
  // a process that has run many suites is twice as slow as a young one
  workerIdleMemoryLimit: '1000MB',
  // tests wait for results, never for time: only a hang may take this long
  testTimeout: 180_000,
  projects: [
    { ...shared, displayName: 'unit', testMatch: ['<rootDir>/{src,bench}/**/*.spec.ts'] },
    {
      ...shared,
      displayName: 'e2e',
      testMatch: [`<rootDir>/test/e2e/${suites}.e2e-spec.ts`],
      testPathIgnorePatterns: onServer ? ON_EMBEDDED_ONLY.map((name) => `/${name}\\.e2e-spec`) : [],
      globalSetup: '<rootDir>/test/support/api-classes.mjs',
      moduleNameMapper: { ...shared.moduleNameMapper, '/api-classes\\.json$': API_CLASSES },
      setupFilesAfterEnv: ['<rootDir>/test/support/setup-e2e.ts'],
    },
  ],
};
