import type { Page } from '@playwright/test';

/** What the page throws from now on and nobody catches. */
export function recordPageErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  return errors;
}
