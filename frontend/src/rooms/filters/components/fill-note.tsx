import { Button } from '../../../kit/form/button';
import { trFilters } from '../../../locale/tr-filters';
import type { ShownValues } from '../../../odds/odds-type';
import type { Filled } from '../../../odds/table/table.slice';

const texts = trFilters.basis;

interface Props {
  filled: Filled;
  /** Titles of groups of odds by key. */
  titles: ReadonlyMap<string, string>;
  busy: boolean;
  onRefill: (basis: ShownValues) => void;
}

/** Whether a match's prices were filled in, or what they say, and the way to the other. */
export function FillNote({ filled, titles, busy, onRefill }: Props) {
  const other = otherBasis(filled);
  if (other === null && noGroups(filled)) return null;
  return (
    <div className="flex min-h-8 flex-wrap items-center gap-x-3 text-dense text-muted">
      <p role="status">{sentenceOf(filled, titles)}</p>
      {other && (
        <Button
          look="secondary"
          size="small"
          className="h-7 max-md:h-9"
          disabled={busy}
          onClick={() => onRefill(other)}
        >
          {texts.fillBy[other]}
        </Button>
      )}
    </div>
  );
}

const noGroups = ({ groups }: Filled): boolean => groups.price.length + groups.probability.length === 0;

/** What the match can be filled with instead; null where there is no other way. */
export function otherBasis({ fill, groups }: Filled): ShownValues | null {
  if (groups.probability.length > 0) return 'price';
  // by probability, the groups that can't be are filled by price
  return groups.price.length > 0 && fill.basis !== 'probability' ? 'probability' : null;
}

function sentenceOf({ fill, groups }: Filled, titles: Props['titles']): string {
  if (groups.probability.length === 0)
    return fill.basis === 'probability' ? texts.noProbability : texts.price;
  const byItself = fill.basis === undefined ? texts.probabilityByItself : texts.probability;
  const rest = groups.price.map((key) => titles.get(key) ?? key);
  return rest.length === 0 ? byItself : `${byItself} ${texts.restByPrice(rest.join(', '))}`;
}
