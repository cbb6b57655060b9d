const { readdirSync } = require('node:fs');
const { join } = require('node:path');

/** Who may import whom; the reasons stand in docs/architecture.md. */
const module_ = (name) => `^backend/src/modules/${name}/`;

/** Tables: they refer to each other in relations, across modules. */
const ENTITY = '\\.entity\\.ts$';
const SPEC = '\\.spec\\.tsx?$';

/** Each floor of the frontend with what stands below it; it imports nothing else. */
const FRONTEND_FLOORS = [
  '(lib|locale)',
  'kit',
  '(api|session)',
  'odds',
  'rooms',
  'screens',
  'pages\\.tsx$',
  'shell',
  '(main|store)\\.tsx?$',
];

const STORE = '^frontend/src/store\\.ts$';

/** Modules each module may use (through the exported service); everything else is an error. */
const allowed = {
  // one that is not named below: the record of what admins write
  ...Object.fromEntries(
    readdirSync(join(__dirname, '..', 'backend', 'src', 'modules')).map((name) => [name, ['audit']]),
  ),
  audit: [],
  users: [],
  questions: ['users'],
  odds: ['questions'],
  settings: ['audit', 'images'],
  ratings: ['audit', 'odds', 'questions'],
  filters: ['odds', 'questions', 'users'],
  blogs: ['audit', 'images', 'odds'],
  comments: ['audit', 'blogs', 'users'],
  delivery: ['audit', 'blogs', 'settings', 'users'],
  imports: ['audit', 'delivery', 'images', 'odds', 'settings'],
  subscriptions: ['audit', 'delivery', 'users'],
  auth: ['delivery', 'settings', 'subscriptions', 'users'],
  payments: ['audit', 'delivery', 'subscriptions', 'users'],
  alerts: ['delivery', 'filters', 'odds', 'subscriptions', 'users'],
  profile: ['alerts', 'auth', 'delivery', 'subscriptions', 'users'],
  health: ['alerts', 'delivery', 'odds'],
  admin: [
    'alerts',
    'audit',
    'auth',
    'blogs',
    'delivery',
    'imports',
    'odds',
    'settings',
    'subscriptions',
    'users',
  ],
};

/** Each floor of the backend with what stands above it, which it never imports. */
const FLOORS = ['platform', 'archive', 'modules', 'demo', '(app|cli|main\\.ts$)'];

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'of types neither: what two files share stands below both',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    ...FLOORS.slice(0, -1).map((floor, place) => ({
      name: `${floor}-imports-nothing-above`,
      severity: 'error',
      from: { path: `^backend/src/${floor}/`, pathNot: SPEC },
      to: { path: `^backend/src/(${FLOORS.slice(place + 1).join('|')})(/|$)` },
    })),
    {
      name: 'opentelemetry-is-loaded-on-demand',
      comment: 'where no collector is set nothing of it is loaded: main.ts requires it',
      severity: 'error',
      from: {
        path: '^backend/src/',
        pathNot: '^backend/src/(main\\.ts$|platform/telemetry/open-telemetry)',
      },
      to: {
        path: '^backend/src/platform/telemetry/open-telemetry|node_modules/@opentelemetry/',
      },
    },
    {
      name: 'connections-begin-with-their-session',
      comment: 'database/server sets the session of every connection, without which values are not safe',
      severity: 'error',
      from: { path: '^backend/', pathNot: '^backend/src/platform/database/server/' },
      to: { path: 'node_modules/mysql2/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'site-knows-no-benchmark',
      comment: 'bench measures the site and is no part of it',
      severity: 'error',
      from: { path: '^backend/(src|test)/' },
      to: { path: '^backend/bench/' },
    },
    {
      name: 'modules-inject-database',
      comment: 'its manager belongs to the open transaction; a repository of @nestjs/typeorm writes past it',
      severity: 'error',
      from: { path: '^backend/src/', pathNot: '^backend/src/platform/database/' },
      to: { path: 'node_modules/@nestjs/typeorm' },
    },
    {
      name: 'archive-is-plain-typescript',
      comment: 'a state is a value, and so is a question: neither needs an app',
      severity: 'error',
      from: { path: '^backend/src/archive/', pathNot: SPEC },
      to: {
        path: 'node_modules/(@nestjs|typeorm)|^backend/src/modules/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'answers-are-functions-of-a-state',
      comment: 'no database, no thread: only reader, follower, answerer and client know those',
      severity: 'error',
      from: {
        path: '^backend/src/archive/(catalogue|question|columns|statistics|answers|rows)/',
        pathNot: SPEC,
      },
      to: {
        path: '^backend/src/platform/(database|config)/|^backend/src/archive/[^/]+$|worker_threads',
        pathNot: 'still-wanted',
      },
    },
    {
      name: 'modules-ask-the-archive',
      comment: 'nobody else touches a cell, a segment or a quote',
      severity: 'error',
      from: { path: '^backend/src/(modules|platform|cli|app)/', pathNot: SPEC },
      to: {
        path: '^backend/src/archive/(columns/|answerer|follower|threads)',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'repositories-stay-inside-their-module',
      severity: 'error',
      from: { path: '^backend/src/modules/([^/]+)/' },
      to: { path: '^backend/src/modules/.+\\.repository\\.ts$', pathNot: '^backend/src/modules/$1/' },
    },
    {
      name: 'queries-stay-inside-the-module-of-their-entity',
      comment: 'rows travel as types; code that needs other rows asks the exported service of their module',
      severity: 'error',
      from: { path: '^backend/src/modules/([^/]+)/', pathNot: [ENTITY, SPEC] },
      to: {
        path: ENTITY,
        pathNot: '^backend/src/modules/$1/',
        dependencyTypesNot: ['type-only'],
      },
    },
    ...Object.entries(allowed).flatMap(([name, uses]) => {
      const known = [module_(name), ...uses.map(module_)];
      const used = uses.join('-') || 'itself';
      return [
        {
          name: `module-${name}-uses-only-${used}`,
          severity: 'error',
          from: { path: module_(name), pathNot: ENTITY },
          to: { path: '^backend/src/modules/', pathNot: known },
        },
        {
          name: `entities-of-${name}-use-only-entities-and-${used}`,
          severity: 'error',
          from: { path: module_(name) },
          to: { path: '^backend/src/modules/', pathNot: [...known, ENTITY] },
        },
      ];
    }),
    ...FRONTEND_FLOORS.slice(0, -1).map((floor, place) => ({
      name: `frontend-${floor.replace(/\W+/g, '-')}-imports-nothing-above`,
      severity: 'error',
      from: { path: `^frontend/src/${floor}/`, pathNot: SPEC },
      to: {
        path: `^frontend/src/(${FRONTEND_FLOORS.slice(place + 1).join('|')})(/|$)`,
        pathNot: STORE,
      },
    })),
    {
      name: 'frontend-store-is-known-by-its-type',
      severity: 'error',
      from: { path: '^frontend/src/', pathNot: ['^frontend/src/(main|testing/)', SPEC] },
      to: { path: STORE, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'frontend-lib-and-locale-know-nothing-else',
      severity: 'error',
      from: { path: '^frontend/src/(lib|locale)/', pathNot: SPEC },
      to: { path: '^frontend/src/', pathNot: '^frontend/src/$1/' },
    },
    {
      name: 'test-support-is-for-tests',
      severity: 'error',
      from: { path: '^frontend/src/', pathNot: [SPEC, '^frontend/src/testing/'] },
      to: { path: '^frontend/src/testing/' },
    },
    {
      name: 'each-package-for-itself',
      comment: 'what both sides must know travels over the API',
      severity: 'error',
      from: { path: '^(frontend|backend)/', pathNot: SPEC },
      to: { path: '^(frontend|backend)/', pathNot: '^$1/' },
    },
    {
      name: 'frontend-screens-stay-apart',
      comment: 'what several screens show is a room',
      severity: 'error',
      from: { path: '^frontend/src/screens/([^/]+)/', pathNot: SPEC },
      to: { path: '^frontend/src/screens/(?!$1/)' },
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
