import { ChevronDown } from 'lucide-react';
import { memo, useId, useState } from 'react';
import { Button } from '../../kit/form/button';
import { CompetitionName } from '../../kit/country-chip';
import { classNames } from '../../lib/class-names';
import { trScan } from '../../locale/tr-scan';
import type { ListedMatch } from './listed-match';
import { MatchHead } from './match-head';
import { MovedPrices } from './moved-prices';
import { AllSelections, SameOddsLinks } from './scanned-markets';

/** A match in which nothing stands out: one line, its figures on demand. */
export const QuietMatch = memo(function QuietMatch({ match, titles, columns, ...asked }: ListedMatch) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <li className="border-t border-line px-4 py-1 first:border-t-0">
      <div className="flex min-h-8 items-center gap-x-3 text-sm">
        <MatchHead match={match} as="span" />
        <span className="min-w-0 shrink-[9] truncate text-xs text-muted max-sm:hidden">
          <CompetitionName match={match} />
        </span>
        <span className="ml-auto shrink-0">
          {match.results.length === 0 ? (
            <span className="text-xs text-muted">{trScan.noResultsShort}</span>
          ) : (
            <Button
              look="quiet"
              size="small"
              aria-label={trScan.selectionsOf(match.match_name)}
              aria-expanded={open}
              aria-controls={open ? id : undefined}
              onClick={() => setOpen(!open)}
            >
              <span className="max-sm:hidden">{trScan.selections}</span>
              <ChevronDown
                aria-hidden
                className={classNames('size-4 transition-transform duration-150', open && 'rotate-180')}
              />
            </Button>
          )}
        </span>
      </div>
      <MovedPrices moved={match.moved} columns={columns} />
      {open && (
        <div id={id} className="pb-2">
          <p className="text-xs text-muted sm:hidden">
            <CompetitionName match={match} />
          </p>
          <SameOddsLinks match={match} titles={titles} {...asked} />
          <AllSelections match={match} titles={titles} />
        </div>
      )}
    </li>
  );
});
