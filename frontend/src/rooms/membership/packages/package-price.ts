import type { ProductDto } from '../../../api/generated/wire';

type Price = Pick<ProductDto, 'price_tl' | 'days'>;

/** Lira per day. */
export function pricePerDay({ price_tl, days }: Price): number {
  return price_tl / days;
}

/** How much cheaper a day is than in the shortest package on sale, in whole percent, rounded down; 0 for none. */
export function savingPercent(product: Price, products: readonly Price[]): number {
  const shortest = products.reduce((best, each) => (each.days < best.days ? each : best), product);
  return Math.max(0, Math.floor((1 - pricePerDay(product) / pricePerDay(shortest)) * 100));
}
