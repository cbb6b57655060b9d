/**
 * `node frontend/scripts/painted-rows.mjs --url http://127.0.0.1:3000 --email E --password P [--path /kapanisoran]
 * [--runs 9] [--json]`: how long the odds list takes in a real Chromium from its request to the frame that shows its
 * rows, and how many bytes it is on the wire. The site must be running; nothing in it is changed. The page is loaded
 * again for every run, so that nothing comes from the browser's memory.
 */
/* global document, requestAnimationFrame -- some of this runs in the page */
import { chromium } from '@playwright/test';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

/**
 * @typedef {object} PaintedRows
 * @property {number} rows rows that the answer carries
 * @property {number} columns columns of the table
 * @property {number} wire_bytes body as it was sent, compressed
 * @property {number} body_bytes body once unpacked
 * @property {number} runs
 * @property {number} request_to_painted_ms_median from sending the request to the frame that shows the rows
 * @property {number} request_to_painted_ms_p95
 * @property {number} request_to_answer_ms_median of that, until the last byte was there
 */

/**
 * Measures in a page whose browser is signed in.
 * @param {import('@playwright/test').Page} page
 * @param {{ path: string, runs: number }} options
 * @returns {Promise<PaintedRows>}
 */
export async function measurePaintedRows(page, { path, runs }) {
  await page.addInitScript(watchForRows);
  const times = [];
  for (let run = 0; run < runs; run++) {
    await page.goto(path);
    times.push(await page.evaluate(() => Reflect.get(globalThis, 'paintedRows')));
  }
  const [last] = times.slice(-1);
  return {
    rows: last.rows,
    columns: last.columns,
    wire_bytes: last.wire,
    body_bytes: last.body,
    runs,
    request_to_painted_ms_median: at(
      times.map((time) => time.painted),
      0.5,
    ),
    request_to_painted_ms_p95: at(
      times.map((time) => time.painted),
      0.95,
    ),
    request_to_answer_ms_median: at(
      times.map((time) => time.answered),
      0.5,
    ),
  };
}

/** Runs in the page, before its own code: promises the figures once the first rows are on the screen. */
function watchForRows() {
  const LIST = '/api/odd-list-full-view';
  const painted = new Promise((resolve) => {
    const look = () => {
      const cell = document.querySelector('[role="gridcell"][aria-colindex="1"]:not(:has(input))');
      if (!cell) return requestAnimationFrame(look);
      // The frame after the one that holds the rows begins when that one is drawn.
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
    };
    requestAnimationFrame(look);
  });
  const rows = new Promise((resolve) => {
    const send = globalThis.fetch;
    globalThis.fetch = async (resource, options) => {
      const answer = await send(resource, options);
      if (answer.url.includes(LIST)) {
        resolve(
          answer
            .clone()
            .json()
            .then((page) => page.items.length),
        );
      }
      return answer;
    };
  });
  globalThis.paintedRows = (async () => {
    const at = await painted;
    const count = await rows;
    const resources = /** @type {PerformanceResourceTiming[]} */ (performance.getEntriesByType('resource'));
    const [entry] = resources.filter(({ name }) => name.includes(LIST));
    return {
      rows: count,
      columns: Number(document.querySelector('[role="grid"]')?.getAttribute('aria-colcount')),
      wire: entry.encodedBodySize,
      body: entry.decodedBodySize,
      painted: at - entry.startTime,
      answered: entry.responseEnd - entry.startTime,
    };
  })();
}

/**
 * @param {number[]} values
 * @param {number} share
 */
function at(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] * 10) / 10;
}

/**
 * The figures in words.
 * @param {PaintedRows} figures
 */
export function paintedRowsText(figures) {
  const kib = (/** @type {number} */ bytes) => `${(bytes / 1024).toFixed(1)} KiB`;
  return (
    `odds list, ${figures.rows} rows of ${figures.columns} columns: ${kib(figures.wire_bytes)} on the wire ` +
    `(${kib(figures.body_bytes)} unpacked); from request to painted rows ` +
    `${figures.request_to_painted_ms_median} ms (p95 ${figures.request_to_painted_ms_p95} ms, ` +
    `${figures.runs} loads), of which ${figures.request_to_answer_ms_median} ms until the last byte`
  );
}

async function main() {
  const { values } = parseArgs({
    options: {
      url: { type: 'string', default: 'http://127.0.0.1:3000' },
      email: { type: 'string', default: 'uye@demo.local' },
      password: { type: 'string', default: 'Demo-1234' },
      path: { type: 'string', default: '/kapanisoran' },
      runs: { type: 'string', default: '9' },
      json: { type: 'boolean', default: false },
    },
  });
  const login = await fetch(new URL('/api/login', values.url), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: values.email, password: values.password }),
  });
  if (!login.ok) throw new Error(`Login failed: ${login.status} ${await login.text()}`);
  const session = await login.json();
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
  });
  try {
    const page = await browser.newPage({ baseURL: values.url, viewport: { width: 1440, height: 900 } });
    await page.addInitScript(({ session_token, role, username }) => {
      localStorage.setItem('isLoggedIn', 'true');
      localStorage.setItem('userRole', role);
      localStorage.setItem('username', username);
      localStorage.setItem('sessionToken', session_token);
    }, session);
    const figures = await measurePaintedRows(page, { path: values.path, runs: Number(values.runs) });
    console.log(values.json ? JSON.stringify(figures) : paintedRowsText(figures));
  } finally {
    await browser.close();
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
