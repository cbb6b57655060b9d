import { useMemo, useState } from 'react';
import type { MatchDetails, OddColumnsDto } from '../../api/generated/wire';
import { EmptyState } from '../../kit/feedback/empty-state';
import { TextField } from '../../kit/form/text-field';
import { Disclosure } from '../../kit/layout/disclosure';
import { formatCount } from '../../lib/format';
import { PHONE, useMediaQuery } from '../../lib/use-media-query';
import { usePrinting } from '../../lib/use-printing';
import { trMatch } from '../../locale/tr-match';
import { MarketCard } from './market-card';
import { type MarketSection, marketSections, sectionsNamed } from './market-sections';

interface Props {
  match: MatchDetails;
  catalogue: OddColumnsDto;
}

/** All prices of a match by section. The sections are folded; a search and paper open them. */
export function MarketList({ match, catalogue }: Props) {
  const sections = useMemo(() => marketSections(match, catalogue), [match, catalogue]);
  const [wanted, setWanted] = useState('');
  const phone = useMediaQuery(PHONE);
  const printing = usePrinting();
  if (sections.length === 0) return <EmptyState title={trMatch.noPrices} />;
  const shown = sectionsNamed(sections, wanted);
  const openAll = printing || wanted.trim() !== '';
  return (
    <div className="flex flex-col gap-2">
      <div className="max-w-xs print:hidden">
        <TextField
          label={trMatch.findMarket}
          type="search"
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
        />
      </div>
      {shown.length === 0 && <p className="py-4 text-sm text-muted">{trMatch.noMarket}</p>}
      {shown.map((section, index) => (
        <Section key={section.key} section={section} first={index === 0 && !phone} forced={openAll} />
      ))}
    </div>
  );
}

interface SectionProps {
  section: MarketSection;
  /** Open before anybody folds it. */
  first: boolean;
  /** Open whatever was folded. */
  forced: boolean;
}

function Section({ section: { title, markets }, first, forced }: SectionProps) {
  const [opened, setOpened] = useState(first);
  const prices = markets.reduce((sum, market) => sum + market.prices.length, 0);
  return (
    <Disclosure
      look="before"
      open={opened || forced}
      onToggle={(open) => !forced && setOpened(open)}
      summaryClassName="rounded-md font-semibold"
      summary={
        <>
          {title}
          <span className="font-normal text-muted tabular-nums">
            {trMatch.sectionCount(formatCount(markets.length), formatCount(prices))}
          </span>
        </>
      }
    >
      <div className="mt-1 gap-4 md:columns-2 xl:columns-3">
        {markets.map((market) => (
          <MarketCard key={market.key} market={market} />
        ))}
      </div>
    </Disclosure>
  );
}
