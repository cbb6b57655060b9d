import comments from '@eslint-community/eslint-plugin-eslint-comments';
import js from '@eslint/js';
import globals from 'globals';
import hooks from 'eslint-plugin-react-hooks';
import { fileURLToPath } from 'node:url';
import tseslint from 'typescript-eslint';

/** The projects that `npm run typecheck` checks: every program of the repository is in one of them. */
const PROJECTS = [
  'backend/tsconfig.json',
  'frontend/tsconfig.json',
  'frontend/e2e/tsconfig.json',
  '.config/tsconfig.scripts.json',
];

const STORES = ['localStorage', 'sessionStorage'];
const GUARDED = 'Browsers close and fill their stores: lib/browser-store.ts is there whatever they allow.';

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/node_modules/**',
      '**/generated/**',
      '**/test-results/**',
      '**/playwright-report/**',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.recommended,
  {
    plugins: { comments },
    linterOptions: { reportUnusedDisableDirectives: 'error', reportUnusedInlineConfigs: 'error' },
    rules: {
      'comments/no-unlimited-disable': 'error',
      'comments/require-description': 'error',
      '@typescript-eslint/ban-ts-comment': [
        'error',
        { 'ts-expect-error': 'allow-with-description', 'ts-ignore': true, minimumDescriptionLength: 10 },
      ],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': 'off',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
    },
  },
  {
    files: ['backend/{src,bench}/**/*.ts'],
    ignores: ['backend/src/platform/config/**'],
    rules: {
      'no-restricted-properties': [
        'error',
        {
          object: 'process',
          property: 'env',
          message: 'Only backend/src/platform/config reads the environment.',
        },
      ],
    },
  },
  {
    files: ['backend/{src,bench}/**/*.ts', 'frontend/src/**/*.{ts,tsx}'],
    // a double of a test is a part of what it stands for
    ignores: ['**/*.spec.{ts,tsx}', 'frontend/src/testing/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'TSAsExpression > TSAsExpression > :matches(TSUnknownKeyword, TSObjectKeyword), TSAsExpression > TSNeverKeyword',
          message:
            'A cast that the compiler can not check: disable this rule for the line and say why it holds.',
        },
      ],
    },
  },
  {
    // of the site and its benchmarks .config/dependency-cruiser.cjs says the same
    files: ['backend/test/**/*.ts'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['mysql2', 'mysql2/*'],
              allowTypeImports: true,
              message: 'openServerConnection sets the session, without which values are not safe.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['backend/scripts/**', 'backend/src/cli/**', 'frontend/scripts/**'],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['**/*.{ts,tsx,mjs,cjs}'],
    languageOptions: {
      parserOptions: { project: PROJECTS, tsconfigRootDir: fileURLToPath(new URL('..', import.meta.url)) },
    },
    rules: {
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      // Requests of RTK Query and the site's own come back with an error instead of rejecting, so that an async event
      // handler has dealt with the failure itself.
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
    },
  },
  { files: ['**/*.mjs', '**/*.cjs', '**/*.js'], languageOptions: { globals: globals.node } },
  { files: ['frontend/public/**/*.js'], languageOptions: { globals: globals.browser } },
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
  {
    files: ['frontend/src/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': hooks },
    languageOptions: { globals: globals.browser },
    rules: hooks.configs.recommended.rules,
  },
  {
    files: ['frontend/src/**/*.{ts,tsx}'],
    // tests look into the stores from outside
    ignores: ['**/*.spec.{ts,tsx}', 'frontend/src/testing/**', 'frontend/src/lib/browser-store.ts'],
    rules: {
      'no-restricted-globals': ['error', ...STORES.map((name) => ({ name, message: GUARDED }))],
      'no-restricted-properties': [
        'error',
        ...['window', 'globalThis', 'self'].flatMap((object) =>
          STORES.map((property) => ({ object, property, message: GUARDED })),
        ),
      ],
    },
  },
  {
    files: ['frontend/src/**/*.{ts,tsx}'],
    ignores: ['frontend/src/kit/feedback/lazy-part.tsx'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          name: 'react',
          importNames: ['lazy'],
          message: 'lazyPart tries once more, and says so where the code is missing.',
        },
      ],
    },
  },
);
