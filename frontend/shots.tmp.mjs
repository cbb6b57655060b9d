import { chromium } from '@playwright/test';
const [base, out, date] = process.argv.slice(2);
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
for (const [w, h] of [[1440, 900], [390, 844]]) {
  const c = await b.newContext({ viewport: { width: w, height: h }, locale: 'tr-TR', timezoneId: 'Europe/Istanbul' });
  const p = await c.newPage();
  p.on('pageerror', (e) => console.log(w, 'ERR', e.message));
  p.on('console', (m) => m.type() === 'error' && console.log(w, 'CONSOLE', m.text().slice(0, 200)));
  const shot = async (name, full = false) => { await p.waitForTimeout(1500); await p.screenshot({ path: `${out}/${name}-${w}.png`, fullPage: full }); };
  await p.goto(`${base}/login`); await shot('login', true);
  await p.fill('#icerik input[type=email]', 'uye@demo.local'); await p.fill('#icerik input[type=password]', 'Demo-1234');
  await p.press('#icerik input[type=password]', 'Enter'); await p.waitForTimeout(3500);
  await p.goto(`${base}/tarama`); await p.waitForTimeout(3000); await shot('tarama');
  await p.goto(`${base}/kapanisoran`); await p.waitForTimeout(2000); await shot('kapanisoran');
  await p.goto(`${base}/kapanisoran?ft_1_odd=1.40-1.50`); await p.waitForTimeout(2500); await shot('kapanisoran-q');
  await p.goto(`${base}/kapanisoran?ft_1_odd=%2558&values=probability`); await p.waitForTimeout(2500); await shot('kapanisoran-prob');
  await p.goto(`${base}/bulten`); await p.waitForTimeout(2500); await shot('bulten');
  const link = await p.locator('a[href*="/mac/"]').first().getAttribute('href').catch(() => null); console.log(link);
  if (link) { await p.goto(base + link); await p.waitForTimeout(2500); await shot('mac', true); }
  await p.goto(`${base}/guvenilirlik`); await p.waitForTimeout(2000); await shot('guvenilirlik', true);
  await p.goto(`${base}/reytingler`); await p.waitForTimeout(2000); await shot('reytingler');
  await p.goto(`${base}/filtrelerim`); await p.waitForTimeout(2000); await shot('filtrelerim');
  await c.close();
}
await b.close();
