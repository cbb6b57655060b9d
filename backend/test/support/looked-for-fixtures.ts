import type { DataSource } from 'typeorm';
import { istanbulDate } from '../../src/platform/time/istanbul';
import { FixtureLook } from '../../src/modules/imports/entities/archive-upkeep.entity';

/** Has a site that starts on invented matches leave them alone: by the rules many of their fixtures were postponed. */
export async function lookedForFixtures(database: DataSource): Promise<void> {
  const [row] = await database.query<{ revision: number }[]>(
    'SELECT revision FROM archive_revision WHERE id = 1',
  );
  const day = istanbulDate(new Date());
  await database.manager.save(FixtureLook, { id: 1, day, revision: row!.revision });
}
