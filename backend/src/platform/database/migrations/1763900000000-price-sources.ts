import type { MigrationInterface, QueryRunner } from 'typeorm';

const COLUMNS = {
  opening_sources: 'smallint NOT NULL DEFAULT 0',
  closing_sources: 'smallint NOT NULL DEFAULT 0',
  opening_seen_at: 'datetime(3) NULL',
  closing_seen_at: 'datetime(3) NULL',
};

/** Bits of `odds/catalogue/price-sources` as they were when this migration was written. */
const BITS = { 'football-data': 16, 'iddaa-wide': 32, 'nesine-snapshot': 64, native: 128 };
const SNAPSHOT_BIT = BITS['nesine-snapshot'];
const DEMO_BIT = 256;

/** The set that prices of the other one, by name, say nothing about. */
const SETS = [
  { set: 'opening', other: 'closing', first: 'MIN' },
  { set: 'closing', other: 'opening', first: 'MAX' },
] as const;

/** The mask of what was said of a match's prices of one set; a quote is of both unless it names the other. */
const maskOf = (other: string): string => {
  const speaks = `REPLACE(payload, '"at":"${other}"', '') LIKE '%"at":%'`;
  const bits = Object.entries(BITS).map(
    ([source, bit]) =>
      `MAX(CASE WHEN payload LIKE '{"source":"${source}"%' AND ${speaks} THEN ${bit} ELSE 0 END)`,
  );
  return `SELECT ${bits.join(' + ')} FROM match_observations WHERE match_id = matches.id`;
};

const TIMED = 'id IN (SELECT match_id FROM timed_observations)';

/**
 * Kick-off in UTC as instants are written: Istanbul is three hours ahead, and has been as long as there are snapshots.
 * Null in the first three hours of a day; an unknown time is the day's end.
 */
const KICK_OFF = [
  "CASE WHEN match_time IS NULL THEN CONCAT(match_date, ' 20:59:59.999')",
  "WHEN match_time >= '03:00' THEN",
  "CONCAT(match_date, ' ', SUBSTR(CONCAT('0', SUBSTR(match_time, 1, 2) - 3), -2), SUBSTR(match_time, 3), ':00.000')",
  'END',
].join(' ');

/**
 * Where the prices of each set come from, and when they were seen.
 *
 * Which of several sources a stored price is from is known only after folding every observation again, so existing
 * rows name each source that has prices of the set: sometimes one too many, until the match is imported again.
 * Bookmakers were not kept. Instants are those of snapshots up to kick-off.
 */
export class PriceSources1763900000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const [column, type] of Object.entries(COLUMNS)) {
      if (await queryRunner.hasColumn('matches', column)) continue;
      await queryRunner.query(`ALTER TABLE matches ADD COLUMN ${column} ${type}`);
    }
    // each statement gives the same when a run that broke off is repeated
    const ofObservations = SETS.map(
      ({ set, other }) =>
        `${set}_sources = CASE WHEN is_demo = 1 THEN ${DEMO_BIT} ELSE 0 END + COALESCE((${maskOf(other)}), 0)`,
    );
    await queryRunner.query(`UPDATE matches SET ${ofObservations.join(', ')}`);
    for (const { set, first } of SETS) {
      await queryRunner.query(
        `UPDATE matches SET ${set}_sources = ${set}_sources + ${SNAPSHOT_BIT} WHERE (${set}_sources & ${SNAPSHOT_BIT}) = 0 AND ${TIMED}`,
      );
      await queryRunner.query(
        `UPDATE matches SET ${set}_seen_at = (SELECT ${first}(seen_at) FROM timed_observations WHERE match_id = matches.id AND CONCAT(seen_at, '') <= ${KICK_OFF}) WHERE ${TIMED}`,
      );
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const column of Object.keys(COLUMNS)) {
      if (!(await queryRunner.hasColumn('matches', column))) continue;
      await queryRunner.query(`ALTER TABLE matches DROP COLUMN ${column}`);
    }
  }
}
