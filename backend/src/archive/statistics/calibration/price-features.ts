import { bendAt, BENDS } from './price-weights';

/** What a price's weight depends on: ln(1/odd), then how far each bend of the line lifts it. */
export const FEATURES = 1 + BENDS.length;

/** Prices in hundredths that the table holds: up to 250, as good as all there are. */
const PRICES_IN_TABLE = 25_002;

/** Features by `price * FEATURES`, filled as prices are asked for; the last row is for a price beyond the table. */
export const features = new Float64Array((PRICES_IN_TABLE + 1) * FEATURES);

/** Where the features of a price in hundredths stand; good until the next price is asked for. */
export function featuresOf(price: number): number {
  const isInTable = price < PRICES_IN_TABLE && Number.isInteger(price);
  const row = (isInTable ? price : PRICES_IN_TABLE) * FEATURES;
  if (isInTable && features[row] !== 0) return row;
  const line = Math.log(100 / price);
  features[row] = line;
  for (let bend = 0; bend < BENDS.length; bend++) features[row + 1 + bend] = bendAt(bend, line);
  return row;
}
