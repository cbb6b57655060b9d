import type { OddsSummary } from '../../api/generated/wire';
import { formatCount } from '../../lib/format';
import { partSuffix } from '../../lib/turkish-suffix';
import { trSummary } from '../../locale/tr-summary';

interface Props {
  summary: Pick<OddsSummary, 'compared_selections' | 'standing_out' | 'expected_by_chance'>;
}

/** How many of the shown selections stand out, and how many would by chance: among many some always do. */
export function ByChance({ summary }: Props) {
  const { compared_selections: compared, standing_out: out, expected_by_chance: chance } = summary;
  if (compared === 0) return null;
  return (
    <p className="mt-2 text-xs text-muted tabular-nums">
      {trSummary.byChance(
        formatCount(compared),
        `${formatCount(out)}${partSuffix(out)}`,
        formatCount(Math.round(chance)),
      )}
    </p>
  );
}
