import { type KeyboardEvent, type Ref, useEffect, useId, useState } from 'react';
import { type RowOf, type TableName, useRows } from '../../../api/table-rows';
import { boxStyle, describedBy, FieldFrame } from '../../../components/form/field-frame';
import { classNames } from '../../../lib/class-names';
import { trAdmin } from '../../../locale/tr-admin';
import type { PickSource } from './field-types';

const OFFERED = 8;
const PAUSE = 250;

interface Props {
  ref?: Ref<HTMLInputElement>;
  label: string;
  hint?: string;
  error?: string;
  from: PickSource;
  /** Id of the chosen row, or empty. */
  value: string;
  /** What the chosen row is called while nothing has been searched. */
  initialLabel: string;
  onChange: (id: string) => void;
  onBlur: () => void;
}

/** Chooses a row of another table by searching it on the server (an ARIA combobox). */
export function RecordPicker(props: Props) {
  const { ref, label, error, from, value, initialLabel, onChange, onBlur } = props;
  const id = useId();
  const [text, setText] = useState(initialLabel);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const search = useSettled(text);
  const query = useRows(
    from.table,
    { q: search.trim().slice(0, 100) || undefined, page: 1, per_page: OFFERED },
    { skip: !open },
  );
  const labelOf = from.optionLabel as (row: RowOf<TableName>) => string;
  // what was found for an earlier text isn't offered for this one
  const searching = search !== text || query.isFetching;
  const options = searching ? [] : (query.currentData?.rows ?? []);
  const hint = props.hint ?? (value === '' ? trAdmin.form.pick : undefined);

  const choose = (row: RowOf<TableName>) => {
    setText(labelOf(row));
    setOpen(false);
    onChange(String(row.id));
  };
  const type = (wanted: string) => {
    setText(wanted);
    setOpen(true);
    setActive(0);
    // what is written is no longer what was chosen
    if (value !== '') onChange('');
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) {
      // the sheet stays
      event.stopPropagation();
      setOpen(false);
    }
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (!open) return setOpen(true);
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setActive((now) => (options.length === 0 ? 0 : (now + step + options.length) % options.length));
    }
    if (event.key === 'Enter' && open && options[active]) {
      event.preventDefault();
      choose(options[active]);
    }
  };

  return (
    <FieldFrame id={id} label={label} error={error} hint={hint}>
      <div className="relative">
        <input
          ref={ref}
          id={id}
          role="combobox"
          aria-expanded={open}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={open && options[active] ? `${id}-${active}` : undefined}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error || hint ? describedBy(id) : undefined}
          autoComplete="off"
          value={text}
          onChange={(event) => type(event.target.value)}
          onFocus={(event) => event.target.select()}
          onClick={() => setOpen(true)}
          onKeyDown={press}
          onBlur={() => {
            setOpen(false);
            onBlur();
          }}
          className={boxStyle(error !== undefined)}
        />
        <ul
          id={`${id}-list`}
          role="listbox"
          aria-label={label}
          hidden={!open}
          className="absolute inset-x-0 top-full z-10 mt-1 max-h-64 overflow-y-auto rounded-md border border-control bg-surface p-1 text-sm"
        >
          {options.map((row, index) => (
            <li
              key={row.id}
              id={`${id}-${index}`}
              role="option"
              aria-selected={String(row.id) === value}
              // the box keeps the focus
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(row)}
              className={classNames(
                'cursor-pointer truncate rounded-sm px-3 py-2',
                index === active ? 'bg-raised' : 'hover:bg-raised',
              )}
            >
              {labelOf(row)}
            </li>
          ))}
          {options.length === 0 && (
            <li role="presentation" className="px-3 py-2 text-muted">
              {searching ? trAdmin.form.picking : trAdmin.form.nothingToPick}
            </li>
          )}
        </ul>
      </div>
    </FieldFrame>
  );
}

/** The text once typing has paused. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
