import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { columns, instant, int, text } from './column-kinds';

const foreignKey = (table: string, as: string, target: string, onDelete: string) => ({
  name: `fk_${table}_${as}`,
  columnNames: [`${as}_id`],
  referencedTableName: target,
  referencedColumnNames: ['id'],
  onDelete,
  onUpdate: 'NO ACTION',
});

const TABLES = [
  new Table({
    name: 'timed_observations',
    columns: columns({
      match_id: { ...int(), isPrimary: true },
      seen_at: { ...instant(), isPrimary: true },
      import_id: { ...int(), isPrimary: true },
      changes: text(),
    }),
    indices: [{ name: 'ix_timed_observations_import', columnNames: ['import_id'] }],
    foreignKeys: [
      foreignKey('timed_observations', 'match', 'matches', 'CASCADE'),
      foreignKey('timed_observations', 'import', 'imports', 'NO ACTION'),
    ],
  }),
  new Table({
    name: 'repeated_observations',
    columns: columns({
      observation_id: { ...int(), isPrimary: true },
      import_id: { ...int(), isPrimary: true },
    }),
    indices: [{ name: 'ix_repeated_observations_import', columnNames: ['import_id'] }],
    foreignKeys: [
      foreignKey('repeated_observations', 'observation', 'match_observations', 'CASCADE'),
      foreignKey('repeated_observations', 'import', 'imports', 'CASCADE'),
    ],
  }),
];

/** Timed snapshots of matches as a chain of changes; which imports said the same as an earlier one. */
export class PriceHistory1763722000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const table of TABLES) await queryRunner.createTable(table, true);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const table of [...TABLES].reverse()) await queryRunner.dropTable(table.name, true);
  }
}
