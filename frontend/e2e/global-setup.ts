import { request as requests } from '@playwright/test';
import { keepAsTemplate } from './support/demo-template';
import { freshLogin } from './support/site';

/** Milliseconds; it takes half a minute where nothing else runs. */
const LONGEST_WAIT = 300_000;

/** Waits until the new site has learned from its archive, and keeps its data as they are for the sites that start later. */
export default async function setUp(): Promise<void> {
  const request = await requests.newContext({
    baseURL: `http://127.0.0.1:${process.env.E2E_PORT ?? 3217}`,
  });
  const { session_token } = await freshLogin(request, 'uye');
  const headers = { Authorization: `Bearer ${session_token}` };
  const scannedDays = async () =>
    ((await (await request.get('/api/scan-record', { headers })).json()) as { days: number }).days;
  const deadline = Date.now() + LONGEST_WAIT;
  for (let before = -1, days = 0; days === 0 || days !== before;) {
    if (Date.now() > deadline) throw new Error('The site does not learn from its demo data.');
    before = days;
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    days = await scannedDays();
  }
  await request.dispose();
  keepAsTemplate();
}
