import { PickRecordRow } from '../../src/modules/picks/entities/pick-record-row.entity';
import { NO_HASH, rowHash } from '../../src/modules/picks/chain/row-hash';
import type { TestSite } from './create-test-site';

/** Adds rows to the record as the site would, without posts and matches behind them. */
export async function addToRecord(
  { database, clock }: TestSite,
  count: number,
  values: Partial<PickRecordRow> = {},
): Promise<PickRecordRow[]> {
  const [last] = await database.manager.find(PickRecordRow, { order: { seq: 'DESC' }, take: 1 });
  let { seq, hash } = last ?? { seq: 0, hash: NO_HASH };
  const rows = Array.from({ length: count }, (): PickRecordRow => {
    seq += 1;
    const row = {
      seq,
      post_id: 1 + Math.floor(seq / 3),
      author: 'Şule',
      match_id: 1_000 + seq,
      match_date: '2026-05-16',
      match_time: seq % 5 === 0 ? null : '20:00',
      home_team: `Ev ${seq}`,
      away_team: `Konuk ${seq}`,
      odds_column: 'over_25_odd',
      odd: 150 + (seq % 200),
      locked_at: clock.now(),
      ...values,
    };
    hash = rowHash(hash, { ...row, locked_at: row.locked_at.toISOString() });
    return { ...row, hash };
  });
  for (let from = 0; from < count; from += 500)
    await database.manager.insert(PickRecordRow, rows.slice(from, from + 500));
  return rows;
}
