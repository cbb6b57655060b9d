import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { columns, id, varchar } from './column-kinds';

const SPONSORS = new Table({
  name: 'club_sponsors',
  columns: columns({ id: id(), name: varchar(60), name_folded: varchar(60) }),
  indices: [{ name: 'ux_club_sponsors_name', columnNames: ['name_folded'], isUnique: true }],
});

/** Sponsors in clubs' names, which an admin can extend. */
export class ClubSponsors1764081000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(SPONSORS, true);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(SPONSORS.name, true);
  }
}
