import { MoreThan } from 'typeorm';
import { Jobs } from '../../src/platform/background/jobs';
import { PickRecordRow } from '../../src/modules/blogs/picks/entities/pick-record-row.entity';
import type { TestSite } from './create-test-site';
import { addRecorded, type RecordedPick } from './recorded-picks';

/**
 * Adds rows to the record as the site would, without posts and matches behind them; the rows. The site no longer follows its
 * picks by itself: it would settle them anew.
 */
export async function addToRecord(
  { app, database }: TestSite,
  count: number,
  values: Partial<RecordedPick> = {},
): Promise<PickRecordRow[]> {
  await app.get(Jobs).stop('picks');
  const first = (await database.getRepository(PickRecordRow).count()) + 1;
  const picks = Array.from({ length: count }, (_, at): RecordedPick => {
    const seq = first + at;
    return {
      post_id: 1 + Math.floor(seq / 3),
      author: 'Şule',
      match_id: 1_000 + seq,
      match_date: '2026-05-16',
      match_time: seq % 5 === 0 ? null : '20:00',
      home_team: `Ev ${seq}`,
      away_team: `Konuk ${seq}`,
      odds_column: 'over_25_odd',
      odd: 150 + (seq % 200),
      state: 'open',
      ...values,
    };
  });
  await addRecorded(database, picks);
  return database.manager.find(PickRecordRow, {
    where: { seq: MoreThan(first - 1) },
    order: { seq: 'ASC' },
  });
}
