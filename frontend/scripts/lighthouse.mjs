/**
 * `npm run lighthouse -- [--runs 5] [--desktop] [--path /kapanisoran …] [SITE …]`: what Lighthouse says of screens as a
 * member sees them on their first visit, the median of several runs, as a Markdown table. A site is the folder of a
 * checkout with its packages built, which is started with demo data of its own, or the address of one that runs; this
 * checkout unless named. Sites take turns, so that a busy machine slows all of them.
 */
import { chromium } from '@playwright/test';
import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';

/** Fetched when this script needs it: its 185 MB would weigh on every installation. */
const LIGHTHOUSE = 'lighthouse@12.8.2';

const CATEGORIES = ['performance', 'accessibility', 'best-practices'];

/** @type {[title: string, audit: string, unit: string][]} */
const TIMES = [
  ['FCP', 'first-contentful-paint', 's'],
  ['LCP', 'largest-contentful-paint', 's'],
  ['TBT', 'total-blocking-time', 'ms'],
  ['CLS', 'cumulative-layout-shift', ''],
];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '5' },
    desktop: { type: 'boolean', default: false },
    path: { type: 'string', multiple: true, default: ['/kapanisoran', '/'] },
    email: { type: 'string', default: 'uye@demo.local' },
    password: { type: 'string', default: 'Demo-1234' },
  },
});
const HERE = fileURLToPath(new URL('../..', import.meta.url));

/** @type {(() => unknown)[]} what is undone at the end, the latest first */
const undo = [];
try {
  const sites = [];
  for (const named of positionals.length > 0 ? positionals : [HERE]) {
    const address = /^https?:/.test(named) ? named : await startSite(resolve(named));
    sites.push({ named, address, visit: await signedInBrowser(address), reports: new Map() });
  }
  for (let run = 0; run < Number(values.runs); run++)
    for (const path of values.path)
      for (const { address, visit, reports } of sites) {
        const report = await visit(new URL(path, address).href);
        reports.set(path, [...(reports.get(path) ?? []), report]);
      }
  console.log(table(sites));
} finally {
  for (const step of undo.reverse()) await step();
}

/**
 * Starts the built site of a checkout and waits until it answers.
 * @param {string} checkout
 */
async function startSite(checkout) {
  const dataDir = await temporaryFolder();
  const port = await freePort();
  const server = spawn(process.execPath, [join(checkout, 'backend', 'dist', 'main.js')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      ...{ PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir, DATABASE_URL: '', DEMO_DATA: '1' },
      LOG_LEVEL: 'silent',
    },
  });
  const ended = new Promise((done) => server.once('exit', done));
  undo.push(() => server.kill() && ended);
  const address = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${address}/api/health`).catch(() => null))?.ok) {
    if (server.exitCode !== null) throw new Error(`The site of ${checkout} ended with ${server.exitCode}`);
    await new Promise((done) => setTimeout(done, 200));
  }
  return address;
}

/**
 * A browser that is signed in to a site, as a function that opens an address in Lighthouse.
 * @param {string} address
 * @returns {Promise<(url: string) => Promise<any>>}
 */
async function signedInBrowser(address) {
  const login = await fetch(new URL('/api/login', address), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: values.email, password: values.password }),
  });
  if (!login.ok) throw new Error(`Login failed: ${login.status} ${await login.text()}`);
  const port = await freePort();
  const browser = await chromium.launchPersistentContext(await temporaryFolder(), {
    executablePath:
      process.env.CHROMIUM ??
      ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find((path) => existsSync(path)),
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', `--remote-debugging-port=${port}`],
  });
  undo.push(() => browser.close());
  const page = await browser.newPage();
  await page.goto(address);
  await page.evaluate(
    ({ session_token, role, username }) => {
      localStorage.setItem('isLoggedIn', 'true');
      localStorage.setItem('userRole', role);
      localStorage.setItem('username', username);
      localStorage.setItem('sessionToken', session_token);
    },
    await login.json(),
  );
  await page.goto('about:blank');
  return async (url) => {
    const command = ['--yes', LIGHTHOUSE, url, `--port=${port}`, '--output=json', '--quiet'];
    command.push(`--only-categories=${CATEGORIES}`, ...(values.desktop ? ['--preset=desktop'] : []));
    const { stdout } = await promisify(execFile)('npx', command, { maxBuffer: 2 ** 28 });
    return JSON.parse(stdout);
  };
}

/** @param {{ named: string, reports: Map<string, any[]> }[]} sites */
function table(sites) {
  const titles = ['site', 'screen', ...CATEGORIES, ...TIMES.map(([title]) => title)];
  const rows = values.path.flatMap((path) =>
    sites.map(({ named, reports }) => {
      const median = (/** @type {(report: any) => number} */ read) => {
        const found = (reports.get(path) ?? []).map(read).sort((a, b) => a - b);
        return found[Math.floor(found.length / 2)];
      };
      const scores = CATEGORIES.map((key) =>
        Math.round(100 * median((report) => report.categories[key].score)),
      );
      const times = TIMES.map(([, key, unit]) => {
        const value = median((report) => report.audits[key].numericValue);
        if (unit === 's') return `${(value / 1000).toFixed(1)} s`;
        return unit === 'ms' ? `${Math.round(value)} ms` : value.toFixed(3);
      });
      return [named, path, ...scores, ...times];
    }),
  );
  const lines = [titles, titles.map(() => '---'), ...rows];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

async function temporaryFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'oran-lighthouse-'));
  undo.push(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((done, fail) => {
    const server = createServer();
    server.once('error', fail);
    server.listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
      server.close(() => done(port));
    });
  });
}
