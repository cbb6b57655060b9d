import type { Page } from '@playwright/test';

const LATER = '/later-release/';

/**
 * Has the server answer with another release from now on, the files of which have other addresses; those of the release
 * that the page is of are gone where `gone` names them.
 * @param pages false: the server is between two releases, and goes on sending the pages of the former one
 */
export async function releaseAnew(page: Page, gone: RegExp, pages = true): Promise<void> {
  await page.route(
    (url) => gone.test(url.pathname) && url.pathname.startsWith('/assets/'),
    (route) => route.fulfill({ status: 404, body: '' }),
  );
  await page.route(
    (url) => url.pathname.startsWith(LATER),
    async (route) => {
      const url = route.request().url().replace(LATER, '/assets/');
      await route.fulfill({ response: await route.fetch({ url }) });
    },
  );
  await page.route(
    (url) =>
      !/^\/(api|assets)\//.test(url.pathname) &&
      !/\.\w+$/.test(url.pathname) &&
      !url.pathname.startsWith(LATER),
    async (route) => {
      const answer = await route.fetch();
      const document = route.request().resourceType() === 'document';
      const body = (await answer.text()).replaceAll(
        '"/assets/',
        `"${document && !pages ? '/assets/' : LATER}`,
      );
      await route.fulfill({ response: answer, body });
    },
  );
}

/** How many times the page is loaded from now on. */
export function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
  });
  return () => loads;
}
