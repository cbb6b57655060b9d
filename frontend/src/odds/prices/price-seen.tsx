import type { PostSelectionDto } from '../../api/generated/wire';
import { formatInstant } from '../../lib/format';
import { trPicks } from '../../locale/tr-picks';

/** When the price of a selection was seen, behind what stands before; nothing where that wasn't kept. */
export function PriceSeen({ selection }: { selection: Pick<PostSelectionDto, 'odd_at' | 'source'> }) {
  const { odd_at, source } = selection;
  if (odd_at !== null) return <> · {trPicks.seenAt(formatInstant(odd_at))}</>;
  if (source === null) return null;
  return (
    <>
      {' · '}
      <span title={trPicks.untimedHint}>{trPicks.untimed}</span>
    </>
  );
}
