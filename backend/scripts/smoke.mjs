/**
 * `node backend/scripts/smoke.mjs URL`: waits for a site with demo data, then visits it as a member does: page, login, list of
 * odds. Ends with exit code 1 and a sentence at the first thing that isn't as it should be.
 */
import { setTimeout as pause } from 'node:timers/promises';

const [site] = process.argv.slice(2);
/** Milliseconds that installing, building and demo data may take on a busy machine. */
const PATIENCE = 600_000;

const page = await firstPage();
check('the page is in Turkish', /<html[^>]+lang="tr"/.test(page));
const health = await (await fetch(`${site}/api/health`)).json();
check('it says that it is well', health.status === 'ok');
const login = await fetch(`${site}/api/login`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ email: 'uye@demo.local', password: 'Demo-1234' }),
});
check('a member can log in', login.status === 200);
const { session_token: token } = await login.json();
const headers = { authorization: `Bearer ${token}` };
const list = await fetch(`${site}/api/odd-list-full-view?played=true&ft_1_odd=1.8`, { headers });
const { items } = await list.json();
check('a price finds matches', list.status === 200 && items.length > 0);
console.log(`${items.length} matches on the first page.`);

async function firstPage() {
  for (const until = Date.now() + PATIENCE; Date.now() < until; await pause(500)) {
    const answer = await fetch(site).catch(() => null);
    if (answer?.ok) return answer.text();
  }
  return '';
}

function check(what, holds) {
  if (holds) return;
  console.error(`✗ not true at ${site}: ${what}`);
  process.exit(1);
}
