import type { ListedGroup, OddsSummary } from '../../api/generated/wire';
import { formatCount } from '../../lib/format';
import { formatWholeRate } from '../../lib/format-rate';
import { trSummary } from '../../locale/tr-summary';
import { SmallSampleBadge } from './badges';
import { byGroup, isMain } from './selections';

interface Props {
  summary: OddsSummary;
  groups: readonly ListedGroup[];
}

/** The answer in one line, for phones: how many matches, and the rates of the first of the main markets. */
export function AnswerLine({ summary, groups }: Props) {
  const { total, settled } = summary;
  const [market] = byGroup(summary, groups.filter(isMain));
  const count =
    settled === 0 || settled === total
      ? trSummary.matchCount(formatCount(total))
      : trSummary.settledOf(formatCount(total), formatCount(settled));
  const rates = market?.selections ?? [];
  return (
    <span className="min-w-0 text-sm tabular-nums">
      <span className="sr-only">{trSummary.title} </span>
      <span className="font-semibold whitespace-nowrap">{count}</span>
      {settled === 0
        ? total > 0 && ` · ${trSummary.noneSettled}`
        : rates.map(({ column, label, rate }) => (
            <span key={column}>
              {' · '}
              <span className="whitespace-nowrap">
                <span className="text-muted">{label}</span>{' '}
                <span className="font-semibold">{formatWholeRate(rate)}</span>
              </span>
            </span>
          ))}{' '}
      {rates.some(({ small_sample }) => small_sample) && settled > 0 && <SmallSampleBadge />}
    </span>
  );
}
