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
const font = (name) => readFileSync(inFrontend(`src/app/styles/${name}.woff2`)).toString('base64');

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
  body { width: 1200px; height: 630px; padding: 84px 96px; background: #f8fafc; color: #0f172a; font-family: Inter; display: flex; flex-direction: column; }
  header { display: flex; align-items: center; gap: 28px; font-size: 56px; font-weight: 700; }
  header svg { width: 96px; height: 96px; }
  h1 { margin-top: 72px; font-size: 64px; line-height: 1.2; font-weight: 650; text-wrap: balance; }
  p { margin-top: auto; font-size: 32px; color: #475569; }
</style><header>${mark}Oran Arşivi</header>
<h1>Bugünün oranı, geçmişte nasıl sonuçlandı?</h1>
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
