import { Link } from 'react-router-dom';
import { Answer } from '../../../api/answer';
import type { ProductDto } from '../../../api/generated/wire';
import { buttonStyle } from '../../../kit/form/button-style';
import { trPackages, trProducts } from '../../../locale/tr-buying';
import { trShell } from '../../../locale/tr-shell';
import { useListProductsQuery } from '../../../api/generated/screens';
import { PackageCard } from './package-card';

/** The packages on sale, each with the way to it. */
export function Packages({ isLoggedIn }: { isLoggedIn: boolean }) {
  return (
    <Answer of={useListProductsQuery()} skeleton={<PackagesSkeleton />}>
      {({ products }) =>
        products.length === 0 ? (
          <p>{trPackages.empty}</p>
        ) : (
          <PackageCards products={products} isLoggedIn={isLoggedIn} />
        )
      }
    </Answer>
  );
}

interface CardsProps {
  products: readonly ProductDto[];
  isLoggedIn: boolean;
}

function PackageCards({ products, isLoggedIn }: CardsProps) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2">
      {products.map((product) => (
        <PackageCard key={product.duration_type} product={product} products={products}>
          <Link
            to={isLoggedIn ? `/satinal?paket=${product.duration_type}` : '/register'}
            aria-label={`${isLoggedIn ? trProducts.choose : trProducts.register}: ${product.title}`}
            className={buttonStyle('primary')}
          >
            {isLoggedIn ? trProducts.choose : trProducts.register}
          </Link>
        </PackageCard>
      ))}
    </ul>
  );
}

function PackagesSkeleton() {
  return (
    <div role="status" aria-label={trShell.common.loading} className="grid gap-4 sm:grid-cols-2">
      {[1, 2].map((each) => (
        <div
          key={each}
          className="flex h-[13.9rem] flex-col gap-3 rounded-card border border-line bg-surface p-6"
        >
          <div className="shimmer h-4 w-1/2" />
          <div className="shimmer h-8 w-1/3" />
          <div className="shimmer h-4 w-2/5" />
        </div>
      ))}
    </div>
  );
}
