import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { columns, id, int, smallint, text, varchar } from './column-kinds';

const TABLE = new Table({
  name: 'rating_recipes',
  columns: columns({
    id: id(),
    label: varchar(80),
    label_folded: varchar(160),
    filter_type: smallint(),
    price_columns: text(),
    tolerance: int(),
    sort_order: int(),
  }),
  indices: [
    { name: 'ux_rating_recipes_label', columnNames: ['filter_type', 'label_folded'], isUnique: true },
  ],
});

const FULL = 'ft_1_odd ft_x_odd ft_2_odd';
const HALF = 'ht_1_odd ht_x_odd ht_2_odd';
const SECOND = 'sh_1_odd sh_x_odd sh_2_odd';
const TOTAL_25 = 'under_25_odd over_25_odd';
const TOTAL_35 = 'under_35_odd over_35_odd';

/** Label, its folded form, price columns: what every site begins with, for both sets of odds. */
const RECIPES = [
  ['Maç Sonucu', 'mac sonucu', FULL],
  ['Maç Sonucu + 2,5 Alt/Üst', 'mac sonucu + 2,5 alt/ust', `${FULL} ${TOTAL_25}`],
  ['İlk Yarı + Maç Sonucu', 'ilk yari + mac sonucu', `${HALF} ${FULL}`],
  ['İlk Yarı + İkinci Yarı + Maç Sonucu', 'ilk yari + ikinci yari + mac sonucu', `${HALF} ${SECOND} ${FULL}`],
  ['Maç Sonucu + 2,5 + 3,5 Alt/Üst', 'mac sonucu + 2,5 + 3,5 alt/ust', `${FULL} ${TOTAL_25} ${TOTAL_35}`],
] as const;

/** The ratings that admins may change. */
export class RatingRecipes1763741000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.createTable(TABLE, true);
    for (const filterType of [1, 2]) {
      for (const [at, [label, folded, prices]] of RECIPES.entries()) {
        const known = (await queryRunner.query(
          'SELECT id FROM rating_recipes WHERE filter_type = ? AND label_folded = ?',
          [filterType, folded],
        )) as unknown[];
        if (known.length > 0) continue;
        await queryRunner.query(
          'INSERT INTO rating_recipes (label, label_folded, filter_type, price_columns, tolerance, sort_order) VALUES (?, ?, ?, ?, 0, ?)',
          [label, folded, filterType, prices, at + 1],
        );
      }
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropTable(TABLE.name, true);
  }
}
