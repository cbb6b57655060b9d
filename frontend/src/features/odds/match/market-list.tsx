import { ChevronDown } from 'lucide-react';
import { useMemo } from 'react';
import type { MatchDetailsDto, OddColumnsDto } from '../../../api/generated/wire';
import { EmptyState } from '../../../components/feedback/empty-state';
import { PHONE, useMediaQuery } from '../../../lib/use-media-query';
import { tr } from '../../../locale/tr';
import { MarketCard } from './market-card';
import { marketSections } from './market-sections';

interface Props {
  match: MatchDetailsDto;
  catalogue: OddColumnsDto;
}

/** All prices of a match by section; the sections fold. */
export function MarketList({ match, catalogue }: Props) {
  const sections = useMemo(() => marketSections(match, catalogue), [match, catalogue]);
  const phone = useMediaQuery(PHONE);
  if (sections.length === 0) return <EmptyState title={tr.match.noPrices} />;
  return (
    <div className="flex flex-col gap-2">
      {sections.map(({ key, title, markets }, index) => (
        <details key={key} open={index < (phone ? 1 : 2)} className="group/section">
          <summary className="flex min-h-11 list-none items-center gap-2 rounded-md text-sm font-semibold [&::-webkit-details-marker]:hidden">
            <ChevronDown
              aria-hidden
              className="size-4 -rotate-90 text-muted transition-transform duration-150 group-open/section:rotate-0"
            />
            {title}
            <span className="font-normal text-muted tabular-nums">({markets.length})</span>
          </summary>
          <div className="mt-1 gap-4 md:columns-2 xl:columns-3">
            {markets.map((market) => (
              <MarketCard key={market.key} market={market} />
            ))}
          </div>
        </details>
      ))}
    </div>
  );
}
