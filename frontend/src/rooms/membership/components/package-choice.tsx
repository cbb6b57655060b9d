import type { DurationType, ProductDto } from '../../../api/generated/wire';
import { classNames } from '../../../lib/class-names';
import { formatCount } from '../../../lib/format';
import { trPackages, trProducts } from '../../../locale/tr-buying';
import { Saving } from './package-card';

interface Props {
  products: readonly ProductDto[];
  chosen: DurationType;
  onChoose: (type: DurationType) => void;
}

/** The packages on sale as a choice of one. */
export function PackageChoice({ products, chosen, onChoose }: Props) {
  return (
    <fieldset>
      <legend className="sr-only">{trProducts.packages}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {products.map((product) => (
          <label
            key={product.duration_type}
            className={classNames(
              'flex cursor-pointer items-start gap-3 rounded-card border p-4 transition-colors duration-150',
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
              product.duration_type === chosen
                ? 'border-accent bg-accent-soft'
                : 'border-control hover:bg-raised',
            )}
          >
            <input
              type="radio"
              name="paket"
              value={product.duration_type}
              checked={product.duration_type === chosen}
              onChange={() => onChoose(product.duration_type)}
              className="mt-1 size-4 shrink-0 accent-accent outline-none"
            />
            <span className="min-w-0">
              <span className="block text-sm">{product.title}</span>
              <span translate="no" className="block text-xl font-semibold tabular-nums">
                {trPackages.price(formatCount(product.price_tl))}
              </span>
              <Saving product={product} products={products} />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
