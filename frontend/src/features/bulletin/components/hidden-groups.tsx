import { EyeOff, Undo2 } from 'lucide-react';
import type { BulletinGroupDto } from '../../../api/generated/wire';
import { tr } from '../../../locale/tr';

interface Props {
  hidden: readonly string[];
  groups: readonly BulletinGroupDto[];
  onRestore: (group: string) => void;
}

/** The hidden groups, each with a way back. */
export function HiddenGroups({ hidden, groups, onRestore }: Props) {
  if (hidden.length === 0) return null;
  const titles = new Map(groups.map(({ key, title }) => [key, title]));
  return (
    <section
      aria-label={tr.odds.hiddenColumns}
      className="flex items-center gap-1.5 max-md:overflow-x-auto max-md:whitespace-nowrap max-md:*:shrink-0 md:flex-wrap"
    >
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
    </section>
  );
}
