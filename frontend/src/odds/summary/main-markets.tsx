import type { ListedGroup, OddsSummary } from '../../api/generated/wire';
import { formatCount } from '../../lib/format';
import { trSummary } from '../../locale/tr-summary';
import { BarLegend } from './bar-legend';
import { RowsLink, useCountedRows } from './counted-rows';
import { MarketBars } from './market-bars';
import { byGroup, isMain } from './selections';

interface Props {
  summary: OddsSummary;
  groups: readonly ListedGroup[];
}

/** How many matches there are, and how the main markets came out. */
export function MainMarkets({ summary, groups }: Props) {
  const { settled } = useCountedRows();
  return (
    <div className="flex flex-col gap-2">
      <div className="grid gap-x-8 gap-y-3 @4xl:grid-cols-2 @6xl:grid-cols-3 @7xl:grid-cols-[auto_1.15fr_1fr_1fr]">
        <dl className="flex gap-6 @4xl:col-span-2 @6xl:col-span-3 @7xl:col-span-1 @7xl:flex-col @7xl:gap-2">
          <Figure name={trSummary.total} value={summary.total} to={null} />
          <Figure name={trSummary.settled} value={summary.settled} to={settled} />
        </dl>
        {byGroup(summary, groups.filter(isMain)).map(({ key, title, selections }) => (
          <MarketBars key={key} title={title} selections={selections} />
        ))}
      </div>
      <BarLegend />
    </div>
  );
}

function Figure({ name, value, to }: { name: string; value: number; to: string | null }) {
  return (
    <div>
      <dt className="text-xs text-muted">{name}</dt>
      <dd translate="no" className="text-xl leading-tight font-semibold tabular-nums">
        <RowsLink to={to} count={value}>
          {formatCount(value)}
        </RowsLink>
      </dd>
    </div>
  );
}
