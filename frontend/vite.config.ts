import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { defineConfig, type Plugin } from 'vite';
import { SCREENS } from './src/screens.ts';

const api = process.env.API_URL ?? 'http://127.0.0.1:3000';

/** What the shell is built on; of the icons only what draws them, because each screen brings its own. */
const LIBRARIES =
  /[\\/]node_modules[\\/](?!lucide-react)|[\\/]lucide-react[\\/].*[\\/](createLucideIcon|Icon)\./;

/** Files whose paths hold one of these patterns, written with `/` on every system. */
const paths = (...patterns: string[]) => new RegExp(patterns.join('|').replaceAll('/', '[\\\\/]'));

/** The small parts of screens, and their icons. */
const PARTS = paths(
  '/src/(lib|api|session|odds/match)/',
  '/src/kit/country-chip',
  '/src/kit/(feedback|form)/(?!combobox|calendar\\.|date-field)',
  '/src/kit/layout/(popover-button|icon-popover|disclosure)',
  '/src/odds/(odds-type|use-selection-titles|table/(alternatives|group-visibility|played|question\\.|filter-text|probability-text|selection-options))',
  '/src/kit/charts/(legend-part|rate-bar)',
  '/src/locale/tr-(controls|dates|odds|table)',
  '/node_modules/lucide-react/',
);

/** What opens over the page, and what it is built on. */
const DIALOGS = paths(
  '/src/kit/(dialog/|layout/sheet)',
  '/node_modules/(aria-hidden|get-nonce|react-remove-scroll|react-style-singleton|tslib|use-callback-ref|use-sidecar)',
  '/node_modules/@radix-ui/(?!react-(arrow|dropdown-menu|menu|popover|popper|tabs))',
);

/** The box that searches a list, what it hangs its list on, and how columns are searched. */
const COMBOBOX = paths(
  '/src/kit/form/combobox',
  '/src/odds/table/column-search',
  '/selection-field\\.',
  '/node_modules/(downshift|@babel/runtime|compute-scroll-into-view|prop-types|@floating-ui)',
  '/node_modules/@radix-ui/react-(arrow|popover|popper)',
);

/** Charts and the figures of bets; apart from them what most screens with bets say about these. */
const BETS = paths('/src/odds/backtest/few-badge', '/src/locale/tr-(backtest|worth)');
const FIGURES = paths('/src/(odds/backtest|kit/charts)/');

/** Saved filters, as far as several screens show them. */
const FILTERS = paths('/src/locale/tr-my-filters');

/** What is known of the tables and of their columns, with the texts of what stands around them: they need each other. */
const TABLES = paths(
  '/src/odds/table/(filter-names|further-filters|match-day|match-table|movement|price-text|source|tables|winners|written-alternatives)\\.',
  '/src/rooms/filters/(components/delete-question|picker/filter-failure)',
  '/src/odds/summary/(count|margin)',
  '/src/locale/tr-(asked|filters|movement|question|summary)',
);

/**
 * The tables of matches, what stands around them, and its texts; without what only opens later, which would come with what
 * a match's screen shares with them.
 */
const ODDS = paths(
  '/src/(odds/(?!prices|table/question-words|question/comparison-form)|kit/grid/|screens/(match|scan|reliability)/)',
  '/src/rooms/filters/components/table-picker',
  '/node_modules/(@radix-ui/react-tabs|@tanstack)',
  '/src/locale/tr-match',
);

/** Without what the captured modules import. */
const ALONE = { includeDependenciesRecursively: false };

/** The router's exports name only its build with warnings for developers, in production too. */
const ROUTER = [
  { find: /^react-router$/, replacement: routerFile('index') },
  { find: /^react-router\/dom$/, replacement: routerFile('dom-export') },
];

export default defineConfig(({ command }) => ({
  plugins: [react(), tailwindcss(), listScreens(), compressOnce()],
  resolve: { alias: command === 'build' ? ROUTER : [] },
  server: {
    host: '127.0.0.1',
    proxy: { '/api': api, '/assets/kupon': api },
  },
  build: {
    outDir: 'dist',
    // Nothing is inlined into the page, so that the site runs under a strict content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // the login page is opened like every other, but comes with the shell (main.tsx)
      checks: { ineffectiveDynamicImport: false },
      output: {
        // A file that several screens share bears all their names, and the first page names every file.
        chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
        // What every visit needs comes in few files, of which the libraries' rarely changes.
        codeSplitting: {
          groups: [
            { name: 'libraries', test: LIBRARIES, tags: ['$initial'] },
            { name: 'shell', tags: ['$initial'], ...ALONE },
            // What screens share comes in few files: on a phone's connection each one costs a round trip.
            ...Object.entries({
              parts: PARTS,
              dialogs: DIALOGS,
              combobox: COMBOBOX,
              bets: BETS,
              figures: FIGURES,
              filters: FILTERS,
              tables: TABLES,
            }).map(([name, test]) => ({ name, test, minShareCount: 2, ...ALONE })),
            {
              name: 'odds',
              test: ODDS,
              minShareCount: 2,
              entriesAware: true,
              entriesAwareMergeThreshold: 7_000,
              ...ALONE,
            },
          ],
        },
      },
    },
  },
}));

function routerFile(name: string): string {
  const folder = dirname(createRequire(import.meta.url).resolve('react-router/package.json'));
  return join(folder, 'dist', 'production', `${name}.mjs`);
}

/** Where the addresses get their components: each line names a path and the module that is loaded for it. */
const PAGES = join('src', 'pages.tsx');
const PAGE = /["'](\/[^"']*)["']: page\(\(\) => import\(["']([^"']+)["']\)/g;

/**
 * Leaves `screens.json` for the server: each screen's address, what previews of a link to it say, and the files that it
 * needs beside those that every page loads.
 */
function listScreens(): Plugin {
  return {
    name: 'list-screens',
    apply: 'build',
    async generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const chunkOf = (id: string) => chunks.find(({ moduleIds }) => moduleIds.includes(id));
      const first = withImports(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName));
      const pages = [...this.getModuleIds()].find((id) => id.endsWith(PAGES))!;
      const modules = new Map<string, string | undefined>();
      for (const [, path, source] of this.getModuleInfo(pages)!.code!.matchAll(PAGE))
        modules.set(path!, (await this.resolve(source!, pages))?.id);
      const screens = SCREENS.map(({ path, title, description, namesItself }) => {
        const chunk = chunkOf(modules.get(path) ?? '');
        if (chunk === undefined) throw new Error(`No file of the build draws the screen at ${path}`);
        const files = [...withImports([chunk.fileName])].filter((name) => !first.has(name));
        const head = description !== undefined && !namesItself ? { title, description } : undefined;
        return { path, head, scripts: files, styles: stylesOf(files) };
      });
      this.emitFile({ type: 'asset', fileName: 'screens.json', source: JSON.stringify(screens) });

      /** Files of scripts, with all that they import at once. */
      function withImports(names: readonly string[], found = new Set<string>()): Set<string> {
        for (const name of names) {
          const chunk = bundle[name];
          if (chunk?.type === 'chunk' && !found.has(name)) withImports(chunk.imports, found.add(name));
        }
        return found;
      }

      function stylesOf(names: readonly string[]): string[] {
        const own = chunks.filter(({ fileName }) => names.includes(fileName));
        return [...new Set(own.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]))];
      }
    },
  };
}

/** Smaller files gain less than the header that says how they are compressed. */
const WORTHWHILE = 512;

/** Writes a brotli and a gzip file beside each text file, at the highest level, which takes too long per request. */
function compressOnce(): Plugin {
  let folder = '';
  return {
    name: 'compress-once',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = join(root, build.outDir);
    },
    async closeBundle() {
      const names = await readdir(folder, { recursive: true });
      await Promise.all(
        names
          .filter((name) => /\.(m?js|css|svg|txt|webmanifest)$/.test(name))
          .map(async (name) => {
            const file = join(folder, name);
            const content = await readFile(file);
            if (content.length < WORTHWHILE) return;
            await writeFile(`${file}.br`, await smallestBrotli(content));
            await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
          }),
      );
    },
  };
}

const smallestBrotli = (content: Buffer) =>
  promisify(brotliCompress)(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
