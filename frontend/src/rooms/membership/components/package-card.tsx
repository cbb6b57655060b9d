import type { ReactNode } from 'react';
import type { ProductDto } from '../../../api/generated/wire';
import { formatCount } from '../../../lib/format';
import { trPackages } from '../../../locale/tr-buying';

interface Props {
  product: ProductDto;
  /** Everything on sale, to compare with. */
  products: readonly ProductDto[];
  /** The link or button that buys it. */
  children?: ReactNode;
}

/** A package on sale: its duration, its price, its price per day. */
export function PackageCard({ product, products, children }: Props) {
  return (
    <li className="flex flex-col rounded-card border border-line bg-surface p-5 sm:p-6">
      <h3 className="text-sm text-muted">{product.title}</h3>
      <p translate="no" className="mt-2 text-3xl font-semibold tabular-nums">
        {trPackages.price(formatCount(product.price_tl))}
      </p>
      <p className="mt-1 text-sm text-muted tabular-nums">
        {trPackages.days(formatCount(product.days))} · {trPackages.perDay(perDay(product))}
      </p>
      <Saving product={product} products={products} />
      {children && <div className="mt-auto flex flex-col pt-5">{children}</div>}
    </li>
  );
}

/** What a longer package saves; nothing where it saves nothing. */
export function Saving({ product, products }: { product: ProductDto; products: readonly ProductDto[] }) {
  const percent = savingPercent(product, products);
  return percent > 0 ? (
    <p className="mt-1 text-dense font-medium text-accent">{trPackages.cheaper(formatCount(percent))}</p>
  ) : null;
}

function perDay(product: ProductDto): string {
  return pricePerDay(product).toLocaleString('tr-TR', {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
}

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
