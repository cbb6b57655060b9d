import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** Prices of a market, with its line where it has one. */
type Market = readonly [prices: readonly number[], line?: number];

/** Prices by market id. */
export type Markets = Readonly<Record<string, Market>>;

/** One match of the bulletin as it stood at an instant. */
export interface BulletinSnapshot {
  at: string;
  kickOff: string;
  home: string;
  away: string;
  markets: Markets;
}

/** Writes a snapshot of one match of the Turkish league as the bulletin gives it; answers its path. */
export function writeSnapshot(
  folder: string,
  name: string,
  { at, kickOff, home, away, markets }: BulletinSnapshot,
): string {
  const m = Object.fromEntries(
    Object.entries(markets).map(([id, [o, sov = 0]]) => [id, { o, sov, mbs: 1, ms: 1, mv: 1 }]),
  );
  const event = { id: `${home} - ${away}`, ts: Date.parse(kickOff), lig: 584, ev: home, dep: away, m };
  const ligler = { '584': 'Türkiye Süper Ligi' };
  const path = join(folder, `${name}.json.gz`);
  writeFileSync(path, gzipSync(JSON.stringify({ cekim: at, ligler, tam: false, olay: [event] })));
  return path;
}
