import { measurePaintedRows, paintedRowsText } from '../scripts/painted-rows.mjs';
import { columnCount, oddGroups } from './support/odd-columns';
import { expect, test } from './support/site';

test('the odds list comes compressed; the time from request to painted rows is reported', async ({
  page,
  request,
  signIn,
}) => {
  test.slow();
  await signIn('uye');
  const figures = await measurePaintedRows(page, { path: '/kapanisoran?match_date=2025', runs: 5 });
  process.stdout.write(`${paintedRowsText(figures)}\n`);
  expect(figures.rows).toBe(15);
  expect(figures.columns).toBe(columnCount(await oddGroups(page, request)));
  expect(figures.wire_bytes, 'compressed').toBeLessThan(figures.body_bytes / 3);
  expect(figures.request_to_painted_ms_median).toBeGreaterThan(figures.request_to_answer_ms_median);
});
