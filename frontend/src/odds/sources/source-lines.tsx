import { Notice } from '../../kit/feedback/notice';
import { formatCount } from '../../lib/format';
import { formatRate } from '../../lib/format-rate';
import { trSources } from '../../locale/tr-summary';
import type { OddsType } from '../odds-type';
import { mixedMargins, type SourcePart } from './mixed-margins';
import { originName, originOfMany } from './source-names';

interface LineProps {
  parts: readonly SourcePart[];
  type: OddsType;
}

/** Where the prices of an answer come from, each source with its matches. */
export function SourceLine({ parts, type }: LineProps) {
  const named = parts.map((part) => trSources.part(originOfMany(part, type), formatCount(part.matches)));
  return (
    <p className="text-xs text-muted tabular-nums">
      {named.length === 0 ? trSources.none : trSources.line(named.join(' · '))}
    </p>
  );
}

/** A warning where the answer mixes sources whose margins are far apart; nothing otherwise. */
export function MixedMarginsWarning({ parts }: { parts: readonly SourcePart[] }) {
  const margins = mixedMargins(parts);
  if (margins.length === 0) return null;
  const named = margins.map(({ part, margin, matches }) =>
    trSources.margin(originName(part), formatRate(margin), formatCount(matches)),
  );
  return (
    <Notice kind="wait" role="note" dense>
      {trSources.mixed(named.join(', '))}
    </Notice>
  );
}
