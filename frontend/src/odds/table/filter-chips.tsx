import { X } from 'lucide-react';
import { classNames } from '../../lib/class-names';
import { trOdds } from '../../locale/tr-odds';
import { trTable } from '../../locale/tr-table';
import { Button } from '../../kit/form/button';
import { useFilterNames } from './filter-names';
import type { TableControls } from './use-question';

/** A line of chips: wraps on wide screens, scrolls sideways on phones, where every line of height counts. */
export const CHIP_STRIP =
  'flex items-center gap-1.5 max-md:w-full max-md:overflow-x-auto max-md:*:shrink-0 max-md:whitespace-nowrap md:flex-wrap';

interface Props {
  controls: Pick<TableControls<never>, 'table' | 'question' | 'refused' | 'remove' | 'clear'>;
  /** Whether the button that clears them all stands here. */
  clearable: boolean;
  /** Leads to the column of a filter; without it the chips lead nowhere. */
  onGoTo?: (id: string) => void;
}

/** The filters that count and what the server says against those that don't, each with a way to take it off. */
export function FilterChips({ controls, clearable, onGoTo }: Props) {
  const { table, question, remove, clear } = controls;
  const names = useFilterNames(question.filters);
  const applied = Object.entries(question.filters);
  const wrong = Object.entries(controls.refused);
  if (applied.length === 0 && wrong.length === 0) return null;
  const titleOf = (id: string) => table.filters.get(id)?.shortTitle ?? id;
  const removal = (id: string) => (
    <button
      type="button"
      aria-label={trOdds.removeFilter(titleOf(id))}
      onClick={() => remove(id)}
      className="ml-0.5 grid size-7 shrink-0 place-items-center rounded-full hover:bg-hover"
    >
      <X aria-hidden className="size-3.5" />
    </button>
  );
  return (
    <div className={classNames(CHIP_STRIP, wrong.length > 0 && 'max-md:flex-wrap')}>
      {applied.length > 0 && (
        <ul aria-label={trOdds.activeFilters} className="contents">
          {applied.map(([id, text]) => (
            <li
              key={id}
              className="inline-flex h-7 items-center rounded-full border border-accent/50 bg-accent-soft pl-2.5 text-dense max-md:shrink-0 cramped:max-w-none"
            >
              <ChipText
                onGo={onGoTo && table.columns.has(id) ? () => onGoTo(id) : undefined}
                title={titleOf(id)}
              >
                {table.filters.get(id)?.written(text, names) ?? text}
              </ChipText>
              {removal(id)}
            </li>
          ))}
        </ul>
      )}
      {wrong.length > 0 && (
        <div role="alert" className="contents">
          {wrong.map(([id, sentence]) => (
            <p
              key={id}
              className="inline-flex min-h-7 items-center rounded-[0.875rem] border border-danger/50 bg-danger-soft pl-2.5 text-dense text-danger max-md:whitespace-normal"
            >
              {titleOf(id)}: {sentence}
              {removal(id)}
            </p>
          ))}
          <p className="text-dense text-muted max-md:whitespace-normal">
            {applied.length > 0 ? trOdds.shownByOthers : trOdds.shownUnfiltered}
          </p>
        </div>
      )}
      {clearable && (
        <Button look="quiet" size="small" className="h-7" onClick={clear}>
          {trOdds.clearFilters}
        </Button>
      )}
    </div>
  );
}

interface ChipTextProps {
  title: string;
  /** What is asked of it. */
  children: string;
  onGo: (() => void) | undefined;
}

/** What a filter is about, and what it asks; a button where it leads to its column. */
function ChipText({ title, children, onGo }: ChipTextProps) {
  const text = (
    <>
      <span className="text-muted">{title}:</span>
      <span className="ml-1 max-w-60 truncate font-medium tabular-nums">{children}</span>
    </>
  );
  if (!onGo) return text;
  return (
    <button
      type="button"
      data-on-paper
      title={trTable.goToFilter(title)}
      onClick={onGo}
      className="inline-flex h-full items-center rounded-sm underline-offset-4 hover:underline"
    >
      {text}
    </button>
  );
}
