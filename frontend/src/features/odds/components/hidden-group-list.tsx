import { EyeOff, Undo2 } from 'lucide-react';
import type { OddGroupDto } from '../../../api/generated/wire';
import { Button } from '../../../components/form/button';
import { tr } from '../../../locale/tr';
import { CHIP_STRIP } from './chip-strip';
import type { HiddenGroups } from '../use-hidden-groups';

interface Props {
  hidden: readonly string[];
  groups: readonly OddGroupDto[];
  actions: HiddenGroups;
}

/** The hidden groups, each with a way back. */
export function HiddenGroupList({ hidden, groups, actions }: Props) {
  if (hidden.length === 0) return null;
  const titles = new Map(groups.map((group) => [group.key, group.title]));
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
              onClick={() => actions.restore(key)}
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
        <Button look="quiet" size="small" className="h-7" onClick={actions.restoreAll}>
          {tr.odds.restoreAll}
        </Button>
      )}
    </section>
  );
}
