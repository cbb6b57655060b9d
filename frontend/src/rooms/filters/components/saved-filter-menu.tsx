import { ArrowRight, Bookmark, ChevronDown, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { Answer } from '../../../api/answer';
import type { SavedFilterRow } from '../../../api/generated/wire';
import { ConfirmDialog } from '../../../kit/dialog/confirm-dialog';
import { Spinner } from '../../../kit/feedback/spinner';
import { buttonStyle } from '../../../kit/form/button-style';
import { PopoverButton } from '../../../kit/layout/popover-button';
import type { FilterType } from '../../../odds/odds-type';
import { classNames } from '../../../lib/class-names';
import { trFilters } from '../../../locale/tr-filters';
import { trShell } from '../../../locale/tr-shell';
import { trMyFilters } from '../../../locale/tr-my-filters';
import { useListFiltersQuery } from '../../../api/generated/screens';
import { deleteQuestion } from './delete-question';

interface Props {
  type: FilterType;
  /** The filter that was chosen last. */
  chosen: Pick<SavedFilterRow, 'id' | 'filter_name'> | null;
  busy: boolean;
  onChoose: (filter: SavedFilterRow) => void;
  onDelete: (filter: SavedFilterRow) => Promise<void>;
}

/** The member's saved filters: a press applies one, the x beside it deletes it after a question. */
export function SavedFilterMenu({ type, chosen, busy, onChoose, onDelete }: Props) {
  const [open, setOpen] = useState(false);
  const [doomed, setDoomed] = useState<SavedFilterRow | null>(null);
  const choose = (filter: SavedFilterRow) => {
    setOpen(false);
    onChoose(filter);
  };
  /** The question waits until the list has given the focus back: the dialog returns it to where it found it. */
  const waiting = useRef<SavedFilterRow | null>(null);
  const ask = (filter: SavedFilterRow) => {
    waiting.current = filter;
    setOpen(false);
  };
  const askNow = () => {
    setDoomed(waiting.current);
    waiting.current = null;
  };
  return (
    <>
      <PopoverButton
        open={open}
        onOpen={setOpen}
        aria-label={chosen ? trFilters.chosen(chosen.filter_name) : undefined}
        className={classNames(
          buttonStyle('secondary', 'small'),
          'h-9 max-w-60 min-w-0 justify-start max-md:h-11 max-md:w-full max-md:max-w-none',
        )}
        panel={{
          align: 'start',
          'aria-label': trFilters.saved,
          onCloseAutoFocus: askNow,
          className: 'z-50 max-h-[min(24rem,60dvh)] w-72 overflow-y-auto p-1',
          children: (
            <>
              <SavedFilterList type={type} chosenId={chosen?.id} onChoose={choose} onDelete={ask} />
              <Link
                to="/filtrelerim"
                className="mt-1 flex min-h-9 items-center gap-1.5 border-t border-line px-2 text-dense font-medium text-accent -outline-offset-2 hover:bg-raised max-md:min-h-11"
              >
                {trMyFilters.save.toMyFilters}
                <ArrowRight aria-hidden className="size-4" />
              </Link>
            </>
          ),
        }}
      >
        {busy ? (
          <Spinner className="size-4 shrink-0" />
        ) : (
          <Bookmark aria-hidden className="size-4 shrink-0" />
        )}
        <span className="truncate">{chosen?.filter_name ?? trFilters.saved}</span>
        <ChevronDown aria-hidden className="ml-auto size-4 shrink-0 text-muted" />
      </PopoverButton>
      {doomed && (
        <ConfirmDialog
          {...deleteQuestion(doomed)}
          onConfirm={async () => {
            await onDelete(doomed);
            setDoomed(null);
          }}
          onClose={() => setDoomed(null)}
        />
      )}
    </>
  );
}

interface LinksProps {
  filters: readonly SavedFilterRow[];
  chosenId: number | undefined;
  onChoose: (filter: SavedFilterRow) => void;
  onDelete: (filter: SavedFilterRow) => void;
}

function SavedFilterList({ type, ...rest }: Omit<LinksProps, 'filters'> & { type: FilterType }) {
  return (
    <Answer
      of={useListFiltersQuery(type)}
      failed={trFilters.savedFailed}
      skeleton={
        <p role="status" className="flex items-center gap-2 px-2 py-3 text-dense text-muted">
          <Spinner className="size-4" />
          {trShell.common.loading}
        </p>
      }
    >
      {(filters) => <FilterLinks filters={filters} {...rest} />}
    </Answer>
  );
}

function FilterLinks({ filters, chosenId, onChoose, onDelete }: LinksProps) {
  if (filters.length === 0) return <p className="px-2 py-3 text-dense text-muted">{trFilters.noneSaved}</p>;
  return (
    <ul aria-label={trFilters.saved}>
      {filters.map((filter) => (
        <li key={filter.id} className="flex items-center gap-1">
          <button
            type="button"
            onClick={() => onChoose(filter)}
            aria-label={trFilters.apply(filter.filter_name)}
            aria-current={filter.id === chosenId || undefined}
            className={classNames(
              'min-h-9 min-w-0 grow truncate rounded-md px-2 text-left text-dense -outline-offset-2 hover:bg-raised max-md:min-h-11',
              filter.id === chosenId && 'font-semibold text-accent-strong',
            )}
          >
            {filter.filter_name}
          </button>
          <button
            type="button"
            onClick={() => onDelete(filter)}
            aria-label={trFilters.delete(filter.filter_name)}
            className="grid size-9 shrink-0 place-items-center rounded-md text-muted -outline-offset-2 hover:bg-danger-soft hover:text-danger max-md:size-11"
          >
            <X aria-hidden className="size-4" />
          </button>
        </li>
      ))}
    </ul>
  );
}
