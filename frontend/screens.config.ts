import { defineConfig } from '@playwright/test';
import journeys from './playwright.config';

/** `npm run screens`: not a test, but pictures of the site that the journeys run on. */
export default defineConfig(journeys, {
  testMatch: '**/*.screens.ts',
  retries: 0,
  reporter: [['list']],
});
