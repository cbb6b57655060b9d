import { EyeOff, Undo2 } from 'lucide-react';
import { tr } from '../../locale/tr';
import { Button } from '../form/button';
import { CHIP_STRIP } from './chip-strip';

interface Props {
  /** Titles by key of group. */
  titles: ReadonlyMap<string, string>;
  hidden: readonly string[];
  onRestore: (group: string) => void;
  onRestoreAll: () => void;
}

/** The hidden groups, each with a way back; stands in a line that is there anyway, so that the table stays where it is. */
export function HiddenGroups({ titles, hidden, onRestore, onRestoreAll }: Props) {
  if (hidden.length === 0) return null;
  return (
    <section aria-label={tr.odds.hiddenColumns} className={CHIP_STRIP}>
      <h2 className="flex items-center gap-1.5 text-dense text-muted">
        <EyeOff aria-hidden className="size-4" />
        {tr.odds.hiddenColumns}
      </h2>
      <ul className="contents">
        {hidden.map((key) => (
          <li key={key}>
            <button
              type="button"
              onClick={() => onRestore(key)}
              aria-label={tr.odds.restoreGroup(titles.get(key) ?? key)}
              className="inline-flex h-7 items-center gap-1.5 rounded-full border border-control px-2.5 text-dense hover:bg-raised"
            >
              {titles.get(key)}
              <Undo2 aria-hidden className="size-3.5 text-muted" />
            </button>
          </li>
        ))}
      </ul>
      {hidden.length > 1 && (
        <Button look="quiet" size="small" className="h-7" onClick={onRestoreAll}>
          {tr.odds.restoreAll}
        </Button>
      )}
    </section>
  );
}
