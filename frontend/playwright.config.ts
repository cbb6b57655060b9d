import { defineConfig } from '@playwright/test';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const port = Number(process.env.E2E_PORT ?? 3217);

// Workers load this file too, and must not make folders of their own.
if (!process.env.E2E_DATA_DIR) {
  const dataDir = mkdtempSync(join(tmpdir(), 'oran-e2e-'));
  process.env.E2E_DATA_DIR = dataDir;
  process.on('exit', () => {
    for (const folder of [dataDir, `${dataDir}-template`]) rmSync(folder, { recursive: true, force: true });
  });
}

/** The first of these that is there; the one without a window is the same engine in half the time. */
const BROWSERS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/chromium-browser'];

/** The built site with demo data, in the system's Chromium. Build both packages first. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  globalSetup: './e2e/global-setup.ts',
  outputDir: 'test-results',
  // a journey waits for the page about a third of its time
  workers: Math.ceil(availableParallelism() * 1.5),
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  reporter: [['list']],
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'tr-TR',
    timezoneId: 'Europe/Istanbul',
    viewport: { width: 1440, height: 900 },
    // a trace takes as long as the journey itself: TRACE=1 when one is needed
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? BROWSERS.find(existsSync),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: `"${process.execPath}" "${fileURLToPath(new URL('../backend/dist/main.js', import.meta.url))}"`,
    url: `http://127.0.0.1:${port}/api/health`,
    timeout: 180_000,
    env: {
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: process.env.E2E_DATA_DIR,
      DEMO_DATA: '1',
      DATABASE_URL: '',
      LOG_LEVEL: 'warn',
      // visitors come from different addresses, as behind a proxy (support/members.ts)
      TRUST_PROXY: '1',
    },
  },
});
