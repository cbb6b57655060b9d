import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Answer } from '../../../api/answer';
import { formatCount } from '../../../lib/format';
import { trPackages } from '../../../locale/tr-buying';
import { trShell } from '../../../locale/tr-shell';
import { useListProductsQuery } from '../../../api/generated/screens';
import { Saving } from './package-card';

/** The prices in short, with the way to what they buy. */
export function PriceList({ className }: { className?: string }) {
  const answer = useListProductsQuery();
  if (answer.data?.products.length === 0) return null;
  return (
    <section aria-labelledby="fiyatlar" className={className}>
      <h2 id="fiyatlar" className="text-xl font-semibold">
        {trPackages.listTitle}
      </h2>
      <Answer
        of={answer}
        skeleton={<div role="status" aria-label={trShell.common.loading} className="mt-3 h-[7.5rem]" />}
        className="py-5"
      >
        {({ products }) => (
          <ul className="mt-3 divide-y divide-line">
            {products.map((product) => (
              <li key={product.duration_type} className="flex items-baseline justify-between gap-4 py-3">
                <span className="min-w-0">
                  <span className="block text-sm font-medium break-words">{product.title}</span>
                  <Saving product={product} products={products} />
                </span>
                <span translate="no" className="shrink-0 text-xl font-semibold tabular-nums">
                  {trPackages.price(formatCount(product.price_tl))}
                </span>
              </li>
            ))}
          </ul>
        )}
      </Answer>
      <Link
        to="/urunler"
        className="mt-3 inline-flex min-h-6 items-center gap-1.5 text-sm font-medium text-accent underline underline-offset-2"
      >
        {trPackages.toProducts}
        <ArrowRight aria-hidden className="size-4" />
      </Link>
    </section>
  );
}
