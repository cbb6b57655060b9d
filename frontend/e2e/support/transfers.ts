import type { Page } from '@playwright/test';

export interface Transfer {
  path: string;
  /** Compressed, as it came over the wire, without headers. */
  bytes: number;
  /** Asked for once all that the page needs first had come. */
  afterLoad: boolean;
}

/** What the page's browser fetches from now on; nothing is in its cache. */
export async function recordTransfers(page: Page): Promise<Transfer[]> {
  const transfers: Transfer[] = [];
  const open = new Map<string, Transfer>();
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.enable');
  await browser.send('Network.setCacheDisabled', { cacheDisabled: true });
  await browser.send('Page.enable');
  let afterLoad = false;
  browser.on('Page.loadEventFired', () => (afterLoad = true));
  browser.on('Network.requestWillBeSent', ({ requestId, request }) => {
    const transfer = { path: new URL(request.url).pathname, bytes: 0, afterLoad };
    open.set(requestId, transfer);
    transfers.push(transfer);
  });
  browser.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const transfer = open.get(requestId);
    if (transfer) transfer.bytes += encodedDataLength;
  });
  return transfers;
}

/** Bytes of all. */
export const sum = (transfers: readonly Transfer[]) =>
  transfers.reduce((total, { bytes }) => total + bytes, 0);

/** One a line, the largest first: what a failed expectation shows. */
export const listed = (transfers: readonly Transfer[]) =>
  [...transfers]
    .sort((a, b) => b.bytes - a.bytes)
    .map(({ path, bytes }) => `${bytes} ${path}`)
    .join('\n');

/** Scripts and style sheets. */
export const isCode = ({ path }: Transfer) => /\.(m?js|css)$/.test(path);
