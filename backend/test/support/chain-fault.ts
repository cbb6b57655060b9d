import { createHash } from 'node:crypto';
import { type DataSource, LessThan } from 'typeorm';
import { PickRecordRow } from '../../src/modules/blogs/picks/entities/pick-record-row.entity';

/** The first `seq` of the stored public record whose hash or number isn't what its rows give; null = the chain is whole. */
export async function chainFault(database: DataSource): Promise<number | null> {
  const rows = await database.getRepository(PickRecordRow).find({
    where: { seq: LessThan(1_000_000_000) },
    order: { seq: 'ASC' },
  });
  let previous = '0'.repeat(64);
  for (const [at, row] of rows.entries()) {
    const values = [
      at + 1,
      row.post_id,
      row.author,
      row.match_id,
      row.match_date,
      row.match_time,
      row.home_team,
      row.away_team,
      row.odds_column,
      row.odd,
      row.locked_at.toISOString(),
      ...(row.nonce === null ? [] : [row.nonce]),
    ];
    previous = createHash('sha256').update(previous).update(JSON.stringify(values)).digest('hex');
    if (row.seq !== at + 1 || row.hash !== previous) return row.seq;
  }
  return null;
}
