const { join } = require('node:path');

/** Who may import whom; the reasons stand in docs/architecture.md. */
const module_ = (name) => `^backend/src/modules/${name}/`;

/** Modules each module may use (through the exported service); everything else is an error. */
const allowed = {
  audit: [],
  users: [],
  subscriptions: ['audit', 'mail', 'newsletter', 'users'],
  'second-factor': ['mail', 'settings', 'users'],
  auth: ['mail', 'newsletter', 'second-factor', 'settings', 'subscriptions', 'users'],
  odds: [],
  settings: ['audit'],
  mail: ['audit', 'settings', 'users'],
  images: ['audit'],
  blogs: ['audit', 'images'],
  'winners-club': ['blogs', 'images'],
  comments: ['audit', 'users'],
  contact: ['audit'],
  health: ['odds'],
  newsletter: ['audit', 'mail', 'users'],
  bulletin: ['odds'],
  ratings: ['audit', 'odds'],
  filters: ['bulletin', 'odds', 'users'],
  imports: ['audit', 'odds'],
  feeds: ['audit', 'imports'],
  admin: ['audit', 'auth', 'imports', 'mail', 'second-factor', 'subscriptions', 'users'],
  payments: ['audit', 'mail', 'subscriptions', 'users'],
  profile: ['auth', 'newsletter', 'second-factor', 'subscriptions', 'users'],
};

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'common-and-config-know-no-module',
      severity: 'error',
      from: { path: '^backend/src/(common|config)/' },
      to: { path: '^backend/src/(modules|database|cli)/' },
    },
    {
      name: 'database-knows-entities-only',
      severity: 'error',
      from: { path: '^backend/src/database/', pathNot: '^backend/src/database/demo/' },
      to: { path: '^backend/src/modules/', pathNot: '/entities/|\\.entity\\.ts$' },
    },
    {
      name: 'modules-inject-database',
      comment: 'its manager belongs to the open transaction; a repository of @nestjs/typeorm writes past it',
      severity: 'error',
      from: { path: '^backend/src/', pathNot: '^backend/src/database/' },
      to: { path: 'node_modules/@nestjs/typeorm' },
    },
    {
      name: 'odds-core-is-plain-typescript',
      comment: 'catalogue, query, index, calibration and summary are testable with no app',
      severity: 'error',
      from: {
        path: '^backend/src/modules/odds/(catalogue|query|index|calibration|summary)/',
        pathNot: '\\.spec\\.ts$',
      },
      to: { path: 'node_modules/(@nestjs|typeorm)|^backend/src/database/' },
    },
    {
      name: 'repositories-stay-inside-their-module',
      severity: 'error',
      from: { path: '^backend/src/modules/([^/]+)/' },
      to: { path: '^backend/src/modules/.+\\.repository\\.ts$', pathNot: '^backend/src/modules/$1/' },
    },
    ...Object.entries(allowed).map(([name, uses]) => ({
      name: `module-${name}-uses-only-${uses.join('-') || 'itself'}`,
      severity: 'error',
      from: { path: module_(name) },
      to: {
        path: '^backend/src/modules/',
        pathNot: [module_(name), ...uses.map(module_), '\\.entity\\.ts$'],
      },
    })),
    {
      name: 'frontend-lower-layers-know-no-upper-ones',
      severity: 'error',
      from: { path: '^frontend/src/(lib|components|locale)/' },
      to: { path: '^frontend/src/(api|features|app)/' },
    },
    {
      name: 'frontend-api-knows-no-feature',
      severity: 'error',
      from: { path: '^frontend/src/api/' },
      to: { path: '^frontend/src/(features|app)/' },
    },
    {
      name: 'frontend-features-stay-apart',
      severity: 'error',
      from: { path: '^frontend/src/features/([^/]+)/' },
      to: { path: '^frontend/src/(features/(?!$1/)|app/)' },
    },
    {
      name: 'no-unresolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^vite/client$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: join(__dirname, '..', 'backend', 'tsconfig.json') },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.cjs', '.mjs', '.json', '.css'],
    },
  },
};
