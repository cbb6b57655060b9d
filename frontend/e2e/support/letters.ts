import { chromium } from '@playwright/test';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from './site';

interface Letters {
  /** How large the visitor has set the letters in the settings of the browser, in pixels. */
  letters: number;
}

/** Those that read the visitor's settings: the one without a window doesn't. */
const BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser'];

/** Tests in a browser of their own, whose settings say how large letters are. */
export const test = base.extend<Letters>({
  letters: [16, { option: true }],
  context: async ({ letters, baseURL, viewport, locale, timezoneId, launchOptions }, use) => {
    const profile = mkdtempSync(join(tmpdir(), 'oran-letters-'));
    mkdirSync(join(profile, 'Default'));
    writeFileSync(
      join(profile, 'Default', 'Preferences'),
      JSON.stringify({ webkit: { webprefs: { default_font_size: letters, default_fixed_font_size: 20 } } }),
    );
    const context = await chromium.launchPersistentContext(profile, {
      ...launchOptions,
      executablePath: process.env.CHROMIUM ?? BROWSERS.find(existsSync),
      ...{ baseURL, viewport, locale, timezoneId },
    });
    await use(context);
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  },
});
