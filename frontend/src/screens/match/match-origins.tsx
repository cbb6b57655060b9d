import type { MatchDetailsDto } from '../../api/generated/wire';
import { trMatch } from '../../locale/tr-match';
import { trSources } from '../../locale/tr-summary';
import { CLOSING, OPENING } from '../../odds/odds-type';
import { originOfMatch } from '../../odds/sources/source-names';

/** Where a match's opening and closing prices come from. */
export function MatchOrigins({ sources: { opening, closing } }: Pick<MatchDetailsDto, 'sources'>) {
  const origins = [
    [trMatch.opening, originOfMatch(opening, OPENING)],
    [trMatch.closing, originOfMatch(closing, CLOSING)],
  ] as const;
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-1 text-dense">
      {origins.map(([set, origin]) => (
        <div key={set} className="flex gap-1.5">
          <dt className="text-muted">{set}:</dt>
          <dd>{origin === '' ? trSources.noPrices : origin}</dd>
        </div>
      ))}
    </dl>
  );
}
