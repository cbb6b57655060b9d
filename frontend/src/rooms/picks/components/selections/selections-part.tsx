import { ChevronDown, Plus, TriangleAlert } from 'lucide-react';
import { type KeyboardEvent, Suspense, useId, useRef, useState } from 'react';
import { Spinner } from '../../../../kit/feedback/spinner';
import { Button } from '../../../../kit/form/button';
import { classNames } from '../../../../lib/class-names';
import { trPicks } from '../../../../locale/tr-picks';
import { type ChosenSelection, type LockedSelection, sameSelection } from '../../rules/chosen-selections';
import { ChosenList } from './chosen-list';
import type { ChosenSelections } from './use-chosen-selections';
import { lazyPart } from '../../../../kit/feedback/lazy-part';

/** Its lists and its calendar are needed only once a selection is added. */
const SelectionPicker = lazyPart(async () => ({
  default: (await import('./selection-picker')).SelectionPicker,
}));

interface Props {
  selections: ChosenSelections;
  /** Those that stand on the post, with their locked prices. */
  stored?: readonly ChosenSelection[];
  /** Those that were taken out of it, with theirs. */
  withdrawn?: readonly LockedSelection[];
  disabled?: boolean;
}

const NONE: readonly never[] = [];

/** The part of a post's form with its selections: each is found by day, match and market; several make a coupon. */
export function SelectionsPart({ selections, stored = NONE, withdrawn = NONE, disabled }: Props) {
  const { chosen, refusal, change, refresh } = selections;
  const id = useId();
  const addButton = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [said, setSaid] = useState('');
  const remove = (gone: ChosenSelection, name: string) => {
    change(chosen.filter((one) => !sameSelection(one, gone)));
    setSaid(trPicks.removed(name));
  };
  return (
    <fieldset
      disabled={disabled}
      aria-describedby={refusal === null ? `${id}-hint` : `${id}-hint ${id}-refusal`}
      className="flex min-w-0 flex-col gap-3"
    >
      <legend className="text-sm font-medium">{trPicks.optional}</legend>
      <p id={`${id}-hint`} className="text-dense text-muted">
        {trPicks.hint}
      </p>
      <Button
        ref={addButton}
        look="secondary"
        aria-expanded={open}
        aria-controls={open ? `${id}-picker` : undefined}
        onClick={() => setOpen(!open)}
        className="self-start"
      >
        {open ? (
          <ChevronDown aria-hidden className="size-4 rotate-180" />
        ) : (
          <Plus aria-hidden className="size-4" />
        )}
        {open ? trPicks.close : trPicks.add}
      </Button>
      {open && (
        <div
          id={`${id}-picker`}
          onKeyDown={keepForm}
          className="rounded-md border border-line bg-raised p-3 sm:p-4"
        >
          <Suspense fallback={<Waiting />}>
            <SelectionPicker
              chosen={chosen}
              locked={[...stored, ...withdrawn]}
              onChoose={(next, name) => {
                change(next);
                setSaid(trPicks.added(name));
              }}
              onRemove={remove}
            />
          </Suspense>
        </div>
      )}
      {chosen.length > 0 ? (
        <ChosenList
          chosen={chosen}
          onFixture={refresh}
          onRemove={(gone, name) => {
            remove(gone, name);
            addButton.current?.focus();
          }}
        />
      ) : (
        stored.length > 0 && <p className="text-dense text-wait">{trPicks.emptied}</p>
      )}
      <p id={`${id}-refusal`} className={classNames('flex gap-2 text-sm text-danger', !refusal && 'hidden')}>
        <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
        <span>{refusal}</span>
      </p>
      {(open || said !== '') && (
        <p role="status" className="sr-only">
          {said}
        </p>
      )}
    </fieldset>
  );
}

/** Enter in one of the picker's boxes ends a search or a date: it doesn't send the form. */
function keepForm(event: KeyboardEvent) {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
}

function Waiting() {
  return (
    <p role="status" className="flex items-center gap-2 text-sm text-muted">
      <Spinner />
      {trPicks.loading}
    </p>
  );
}
