import { measurePaintedRows, paintedRowsText } from '../scripts/painted-rows.mjs';
import { expect, test } from './support/site';

test('the odds list comes compressed; the time from request to painted rows is reported', async ({
  page,
  signIn,
}) => {
  test.slow();
  await signIn('uye');
  const figures = await measurePaintedRows(page, { path: '/kapanisoran?match_date=2025', runs: 5 });
  process.stdout.write(`${paintedRowsText(figures)}\n`);
  expect(figures.rows).toBe(50);
  expect(figures.columns).toBe(166);
  expect(figures.wire_bytes, 'compressed').toBeLessThan(figures.body_bytes / 3);
  expect(figures.request_to_painted_ms_median).toBeGreaterThan(figures.request_to_answer_ms_median);
});
