import { clubKey } from './shown-name';

/** A match as a plain reading of all its snapshots has it; prices in hundredths. */
export interface OracleMatch {
  /** Date, time, and the keys of home and away, separated by spaces. */
  key: string;
  opening: Record<string, number>;
  closing: Record<string, number>;
}

interface Event {
  id: number;
  ts: number;
  ev: string;
  dep: string;
  m: Record<string, { o: number[]; sov: number }>;
}

/** Some markets of the bulletin, written down independently of the import. */
const MARKETS: Record<string, string[]> = {
  '1': ['ft_1_odd', 'ft_x_odd', 'ft_2_odd'],
  '3': ['ft_1x_odd', 'ft_12_odd', 'ft_x2_odd'],
  '7': ['ht_1_odd', 'ht_x_odd', 'ht_2_odd'],
  '11': ['under_15_odd', 'over_15_odd'],
  '12': ['under_25_odd', 'over_25_odd'],
  '13': ['under_35_odd', 'over_35_odd'],
  '38': ['bts_yes_odd', 'bts_no_odd'],
  '43': ['tgr_01_odd', 'tgr_23_odd', 'tgr_45_odd', 'tgr_6_odd'],
  '49': ['odd_odd', 'even_odd'],
  '209': ['ht_under_05_odd', 'ht_over_05_odd'],
};

/**
 * Reads whole snapshots (JSON texts) by brute force: each price of each event up to the latest known kick-off, without
 * what a higher version was taken before.
 */
export function readSnapshots(texts: readonly string[]): OracleMatch[] {
  const byEvent = new Map<number, { at: number; version: number; event: Event }[]>();
  for (const text of texts) {
    const { cekim, oddVersion, olay } = JSON.parse(text) as {
      cekim: string;
      oddVersion: number;
      olay: Event[];
    };
    for (const event of olay) {
      byEvent.set(event.id, [
        ...(byEvent.get(event.id) ?? []),
        { at: Date.parse(cekim), version: oddVersion, event },
      ]);
    }
  }
  return [...byEvent.values()].map((seen) => {
    const inOrder = seen
      .sort((one, other) => one.at - other.at)
      .filter(({ version }, at, all) => all.slice(0, at).every((earlier) => earlier.version <= version));
    const latest = inOrder[inOrder.length - 1]!.event;
    const counting = inOrder.filter(({ at }) => at <= latest.ts);
    const opening: Record<string, number> = {};
    const closing: Record<string, number> = {};
    for (const { event } of counting) {
      for (const [id, columns] of Object.entries(MARKETS)) {
        for (const [index, column] of columns.entries()) {
          const price = event.m[id]?.o[index];
          if (price === undefined || price === 1) continue;
          opening[column] ??= Math.round(price * 100);
          closing[column] = Math.round(price * 100);
        }
      }
    }
    // Istanbul is three hours ahead of UTC the whole year
    const local = new Date(latest.ts + 3 * 3_600_000).toISOString();
    return {
      key: `${local.slice(0, 10)} ${local.slice(11, 16)} ${clubKey(latest.ev)} ${clubKey(latest.dep)}`,
      opening,
      closing,
    };
  });
}
