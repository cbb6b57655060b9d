import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { EVERY_SCREEN, filledIn, type ScreenVisit, settled } from './support/screens';
import { test } from './support/site';

const FOLDER = fileURLToPath(new URL('../../docs/screens/', import.meta.url));
const BACKEND = fileURLToPath(new URL('../../backend/package.json', import.meta.url));

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const;

interface Shot extends ScreenVisit {
  dark?: true;
}

const BACKTEST = '/kapanisoran?ft_1_odd=1.85&gorunum=donem&secim=over_25_odd';

const SHOTS: Shot[] = [
  ...EVERY_SCREEN,
  { name: 'donem-testi', path: BACKTEST, account: 'uye' },
  { name: 'purchase-prompt', path: '/kapanisoran', account: 'bekleyen' },
  { name: 'not-found', path: '/boyle-bir-sayfa-yok', account: null },
  { name: 'home-dark', path: '/', account: 'uye', dark: true },
  { name: 'kapanisoran-dark', path: '/kapanisoran?ft_1_odd=1.85', account: 'uye', dark: true },
  { name: 'donem-testi-dark', path: BACKTEST, account: 'uye', dark: true },
  { name: 'mac-dark', path: '/mac/:id', account: 'uye', dark: true },
  { name: 'login-dark', path: '/login', account: null, dark: true },
];

const sharp = createRequire(BACKEND)('sharp') as (png: Buffer) => {
  png(options: { palette: true; quality: number; effort: number }): { toBuffer(): Promise<Buffer> };
};

for (const shot of SHOTS) {
  for (const size of SIZES) {
    const file = `${shot.name}-${size.width}.png`;
    test(file, async ({ page, request, signIn }) => {
      await page.setViewportSize(size);
      await page.emulateMedia({ colorScheme: shot.dark ? 'dark' : 'light', reducedMotion: 'reduce' });
      if (shot.account) await signIn(shot.account);
      await page.goto(await filledIn(shot.path, request));
      await settled(page);
      const picture = sharp(await page.screenshot()).png({ palette: true, quality: 90, effort: 8 });
      mkdirSync(FOLDER, { recursive: true });
      writeFileSync(join(FOLDER, file), await picture.toBuffer());
    });
  }
}
