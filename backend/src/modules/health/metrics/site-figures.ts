import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Metrics } from '../../../platform/telemetry/metrics';
import { Telemetry } from '../../../platform/telemetry/telemetry';
import { watchQueries } from '../../../platform/database/watch-queries';
import { Archive } from '../../../archive/client';
import { DatabaseCondition } from './database-condition';

/** Figures of the index and the database. */
@Injectable()
export class SiteFigures {
  constructor(
    metrics: Metrics,
    telemetry: Telemetry,
    dataSource: DataSource,
    archive: Archive,
    condition: DatabaseCondition,
  ) {
    watchQueries(dataSource, telemetry, metrics);
    metrics.gauge('database_damaged', 'Whether damage has been found in the database.', () =>
      Number(condition.isDamaged),
    );
    metrics.gauge('odds_index_ready', 'Whether searches run in the index in memory.', () =>
      Number(archive.status.state === 'ready'),
    );
    metrics.gauge('odds_index_matches', 'Matches in the index.', () => archive.status.rows ?? 0);
    metrics.gauge('odds_index_bytes', 'Memory of its columns.', () => archive.status.bytes ?? 0);
    metrics.gauge(
      'odds_index_load_seconds',
      'How long its last load took.',
      () => archive.status.seconds ?? 0,
    );
    metrics.gauge(
      'odds_index_revision',
      "The archive's revision that the index stands at.",
      () => archive.state?.revision ?? -1,
    );
  }
}
