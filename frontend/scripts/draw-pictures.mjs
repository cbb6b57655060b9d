/**
 * `node frontend/scripts/draw-pictures.mjs`: draws the pictures of frontend/public again, from the mark in icon.svg and
 * the sentences below. They are kept in the repository: nothing but a change of the mark calls for this.
 */
import { chromium } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const inFrontend = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const sharp = createRequire(new URL('../../backend/package.json', import.meta.url))('sharp');
const mark = readFileSync(inFrontend('public/icon.svg'), 'utf8');
const font = (name) => readFileSync(inFrontend(`src/styles/${name}.woff2`)).toString('base64');

/** Phones round the corners themselves, and would show what lies behind round ones. */
const square = mark.replace(' rx="7"', '');

/** @type {[name: string, size: number, svg: string][]} */
const ICONS = [
  ['apple-touch-icon.png', 180, square],
  ['icon-192.png', 192, mark],
  ['icon-512.png', 512, mark],
];

for (const [name, size, svg] of ICONS) {
  await sharp(Buffer.from(svg), { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ palette: true, effort: 10 })
    .toFile(inFrontend(`public/${name}`));
}

const CARD = `<!doctype html><html lang="tr"><style>
  @font-face { font-family: Inter; font-weight: 400 700; src: url(data:font/woff2;base64,${font('inter-turkish')}); unicode-range: U+011E-011F, U+0130, U+015E-015F; }
  @font-face { font-family: Inter; font-weight: 400 700; src: url(data:font/woff2;base64,${font('inter-core')}); unicode-range: U+0020-00FF, U+0131; }
  * { margin: 0; box-sizing: border-box; }
  body { width: 1200px; height: 630px; padding: 76px 84px; background: #f8fafc; color: #0f172a; font-family: Inter; display: flex; flex-direction: column; }
  header { display: flex; align-items: center; gap: 28px; font-size: 56px; font-weight: 700; }
  header svg { width: 96px; height: 96px; }
  p { margin-top: auto; font-size: 32px; color: #475569; }
  main { display: grid; grid-template-columns: 1fr 340px; gap: 72px; align-items: center; margin-top: 56px; }
  h1 { font-size: 58px; line-height: 1.2; font-weight: 650; text-wrap: balance; }
  figure { padding: 30px 32px; border: 2px solid #dfe6ee; border-radius: 16px; background: #fff; display: grid; grid-template-columns: 30px 1fr; gap: 26px 18px; align-items: center; font-size: 30px; font-weight: 650; }
  figure i { position: relative; height: 26px; border-radius: 6px; background: #f1f5f9; overflow: hidden; }
  figure i::before { content: ''; position: absolute; inset: 0 auto 0 0; width: var(--rate); background: #7fb893; }
  figure i::after { content: ''; position: absolute; top: 11px; height: 4px; left: calc(var(--rate) - 22px); width: 44px; background: #0f172a; }
  figure .won { color: #166534; }
  figure .won + i::before { background: #15803d; }
</style><header>${mark}Oran Arşivi</header>
<main><h1>Bugünün oranı, geçmişte nasıl sonuçlandı?</h1>
<figure>
  <span class="won">1</span><i style="--rate: 56%"></i>
  <span>X</span><i style="--rate: 24%"></i>
  <span>2</span><i style="--rate: 20%"></i>
</figure></main>
<p>Açılış ve kapanış oranları tek tabloda · yalnızca analiz, 18+</p></html>`;

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
await page.setContent(CARD);
await page.evaluate('document.fonts.ready');
const card = await page.screenshot();
await browser.close();
await writeFile(
  inFrontend('public/paylasim.png'),
  await sharp(card).png({ palette: true, colours: 64, effort: 10 }).toBuffer(),
);
