import type { MigrationInterface, QueryRunner } from 'typeorm';

const FULL = 'ft_1_odd ft_x_odd ft_2_odd';
const HALF = 'ht_1_odd ht_x_odd ht_2_odd';
const SECOND = 'sh_1_odd sh_x_odd sh_2_odd';
const TOTAL_25 = 'under_25_odd over_25_odd';
const TOTAL_35 = 'under_35_odd over_35_odd';

/** Label, its folded form, price columns; ten tenths of a point apart at most. */
const RECIPES = [
  ['Maç Sonucu', 'mac sonucu', FULL],
  ['Maç Sonucu + 2,5 Alt/Üst', 'mac sonucu + 2,5 alt/ust', `${FULL} ${TOTAL_25}`],
  ['İlk Yarı + Maç Sonucu', 'ilk yari + mac sonucu', `${HALF} ${FULL}`],
  ['İlk Yarı + İkinci Yarı + Maç Sonucu', 'ilk yari + ikinci yari + mac sonucu', `${HALF} ${SECOND} ${FULL}`],
  ['Maç Sonucu + 2,5 + 3,5 Alt/Üst', 'mac sonucu + 2,5 + 3,5 alt/ust', `${FULL} ${TOTAL_25} ${TOTAL_35}`],
] as const;

const FIRST_PLACE = 101;

/** Ratings compare prices as they are written, or what they say: the ready ones exist both ways. */
export class RecipeBasis1764090000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    if (!(await runner.hasColumn('rating_recipes', 'basis')))
      await runner.query(`ALTER TABLE rating_recipes ADD COLUMN basis varchar(12) NOT NULL DEFAULT 'price'`);
    for (const filterType of [1, 2]) {
      for (const [at, [label, folded, prices]] of RECIPES.entries()) {
        const labelFolded = `${folded} · ayni olasilik`;
        const known = (await runner.query(
          'SELECT id FROM rating_recipes WHERE filter_type = ? AND label_folded = ?',
          [filterType, labelFolded],
        )) as unknown[];
        if (known.length > 0) continue;
        await runner.query(
          'INSERT INTO rating_recipes (label, label_folded, filter_type, price_columns, basis, tolerance, sort_order) VALUES (?, ?, ?, ?, ?, 10, ?)',
          [`${label} · aynı olasılık`, labelFolded, filterType, prices, 'probability', FIRST_PLACE + at],
        );
      }
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM rating_recipes WHERE basis = 'probability'`);
    if (await runner.hasColumn('rating_recipes', 'basis'))
      await runner.query('ALTER TABLE rating_recipes DROP COLUMN basis');
  }
}
