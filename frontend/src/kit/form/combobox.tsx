import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';
import { Check, ChevronDown, X } from 'lucide-react';
import { Popover } from 'radix-ui';
import { Fragment, type Ref, useEffect, useId, useImperativeHandle, useRef, useState } from 'react';
import { classNames } from '../../lib/class-names';
import { trCombobox } from '../../locale/tr-controls';
import { type ComboboxOption, findOptions } from './combobox-options';
import { describedBy } from './field-frame';

interface Props<V extends string | number> {
  ref?: Ref<HTMLInputElement>;
  /** In a form: what leads the keyboard to it. */
  name?: string;
  label: string;
  /** The label is for assistive technology only; the placeholder says the same. */
  hideLabel?: boolean;
  hint?: string;
  error?: string;
  options: readonly ComboboxOption<V>[];
  value: V | null;
  /** What the chosen value is called while it is not among the options. */
  valueLabel?: string;
  onChange: (value: V | null) => void;
  /** The options answer what is written, so that they are not narrowed any further here. */
  onWrite?: (text: string) => void;
  onOpen?: () => void;
  /** The choice can be given up; true unless stated. */
  clearable?: boolean;
  onBlur?: () => void;
  placeholder?: string;
  /** Said when there is nothing to choose from. */
  empty?: string;
  /** The choices are on their way. */
  loading?: boolean;
  disabled?: boolean;
  size?: 'small' | 'normal';
  className?: string;
}

const NONE = -1;
const { stateChangeTypes: Type } = useCombobox;

/** A choice among many, found by typing. */
export function Combobox<V extends string | number>(props: Props<V>) {
  const { ref, label, hideLabel = false, hint, error, options, value, valueLabel } = props;
  const { name, onChange, onWrite, onOpen, onBlur } = props;
  const { placeholder = label, empty = trCombobox.empty, loading = false, disabled = false } = props;
  const { size = 'normal', clearable = true, className } = props;
  const canClear = clearable && value !== null && !disabled;
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  useImperativeHandle(ref, () => input!, [input]);
  const listed = options.find((option) => option.value === value);
  const chosen = listed ?? (value !== null && valueLabel !== undefined ? { value, label: valueLabel } : null);
  const chosenLabel = chosen?.label ?? '';
  /** Null while nothing has been written: the chosen label stands there. */
  const [written, setWritten] = useState<string | null>(null);
  const { shown, more } = findOptions(options, onWrite ? '' : (written ?? ''));

  const list = useCombobox<ComboboxOption<V>>({
    inputId: id,
    items: [...shown],
    selectedItem: chosen,
    itemToString: (option) => option?.label ?? '',
    itemToKey: (option) => option?.value,
    stateReducer: (state, change) => nextState(state, change, chosenLabel),
    onStateChange: ({ type, inputValue }) => {
      if (type === Type.InputChange) {
        setWritten(inputValue ?? '');
        onWrite?.(inputValue ?? '');
      }
    },
    onIsOpenChange: ({ isOpen }) => {
      if (isOpen) onOpen?.();
      else setWritten(null);
    },
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem && selectedItem.value !== value) onChange(selectedItem.value);
    },
  });
  const { isOpen, highlightedIndex, closeMenu } = list;

  // typing on replaces what was chosen
  useEffect(() => {
    if (value !== null && document.activeElement === input) input?.select();
  }, [value, input]);

  const says = loading
    ? trCombobox.loading
    : shown.length > 0
      ? null
      : options.length === 0 && !onWrite
        ? empty
        : trCombobox.none;
  const note = error ?? hint;

  return (
    <div className={classNames('flex min-w-0 flex-col gap-1.5', className)}>
      <label {...list.getLabelProps()} htmlFor={id} className={hideLabel ? 'sr-only' : 'text-sm font-medium'}>
        {label}
      </label>
      <Popover.Root open={isOpen} onOpenChange={(wanted) => !wanted && closeMenu()}>
        <Popover.Anchor asChild>
          <div ref={box} className="relative">
            <input
              {...list.getInputProps({
                ref: setInput,
                disabled,
                onFocus: (event) => event.currentTarget.select(),
                onClick: (event) => written === null && event.currentTarget.select(),
                // what is around it, such as a sheet, stays open
                onKeyDown: (event) => isOpen && event.key === 'Escape' && event.stopPropagation(),
                onBlur,
              })}
              type="text"
              name={name}
              autoComplete="off"
              spellCheck={false}
              aria-invalid={error !== undefined || undefined}
              aria-describedby={note ? describedBy(id) : undefined}
              placeholder={placeholder}
              title={chosen?.label}
              className={classNames(
                'w-full rounded-md border bg-surface text-ellipsis transition-colors duration-150',
                'disabled:cursor-not-allowed disabled:opacity-60',
                error ? 'border-danger' : 'border-control focus:border-accent',
                size === 'small' ? 'h-9 pl-2.5 text-dense' : 'h-11 pl-3 text-base',
                canClear ? 'pr-16' : 'pr-9',
              )}
            />
            {canClear && (
              <button
                type="button"
                aria-label={trCombobox.clear(label)}
                onClick={() => {
                  closeMenu();
                  onChange(null);
                  input?.focus();
                }}
                className="absolute top-1/2 right-8 grid size-7 -translate-y-1/2 place-items-center rounded text-muted hover:bg-raised hover:text-text"
              >
                <X aria-hidden className="size-4" />
              </button>
            )}
            <ChevronDown
              aria-hidden
              className="pointer-events-none absolute top-1/2 right-2.5 size-4 -translate-y-1/2 text-muted"
            />
          </div>
        </Popover.Anchor>
        {/* Not in a portal: what is written here belongs to the same part of the page as the box. */}
        <Popover.Content
          role="presentation"
          align="start"
          sideOffset={4}
          collisionPadding={8}
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => event.preventDefault()}
          onInteractOutside={(event) => {
            if (box.current?.contains(event.target as Node)) event.preventDefault();
          }}
          // the focus stays in the box
          onMouseDown={(event) => event.preventDefault()}
          className="z-50 w-[max(var(--radix-popover-trigger-width),14rem)] max-w-[calc(100vw-1rem)] rounded-md border border-line bg-surface py-1 text-sm shadow-lg"
        >
          <ul
            {...list.getMenuProps({ 'aria-label': label }, { suppressRefError: true })}
            className="max-h-[min(20rem,calc(var(--radix-popover-content-available-height)-3rem))] overflow-y-auto"
          >
            {shown.map((option, index) => (
              <Fragment key={option.value}>
                {option.group !== undefined && option.group !== shown[index - 1]?.group && (
                  <li
                    role="presentation"
                    aria-hidden
                    className="px-3 pt-2 pb-1 text-xs font-medium text-muted"
                  >
                    {option.group}
                  </li>
                )}
                <li
                  {...list.getItemProps({ item: option, index, 'aria-selected': option.value === value })}
                  aria-label={option.shortLabel === undefined ? undefined : option.label}
                  className={classNames(
                    'flex min-h-9 cursor-pointer items-center gap-2 px-3 py-1.5',
                    index === highlightedIndex && 'bg-raised',
                  )}
                >
                  <span className="min-w-0 flex-1">{option.shortLabel ?? option.label}</span>
                  {option.note && (
                    <span className="shrink-0 text-xs text-muted tabular-nums">{option.note}</span>
                  )}
                  {option.value === value && <Check aria-hidden className="size-4 shrink-0 text-accent" />}
                </li>
              </Fragment>
            ))}
          </ul>
          {says !== null && <p className="px-3 py-2 text-muted">{says}</p>}
          {more > 0 && <p className="px-3 py-2 text-dense text-muted">{trCombobox.more(more)}</p>}
        </Popover.Content>
      </Popover.Root>
      <p role="status" className="sr-only">
        {isOpen && (says ?? trCombobox.found(shown.length + more))}
      </p>
      {note && (
        <p id={describedBy(id)} className={classNames('text-dense', error ? 'text-danger' : 'text-muted')}>
          {note}
        </p>
      )}
    </div>
  );
}

/** Where the usual behaviour isn't wanted: a choice is given up by its button alone, and text that chose nothing goes. */
function nextState<O>(
  state: UseComboboxState<O>,
  { type, changes }: UseComboboxStateChangeOptions<O>,
  chosenLabel: string,
): Partial<UseComboboxState<O>> {
  switch (type) {
    case Type.InputClick:
      return state.isOpen ? state : changes;
    case Type.InputChange:
      return { ...changes, highlightedIndex: changes.inputValue === '' ? NONE : 0 };
    case Type.InputKeyDownEscape:
      return { ...state, isOpen: false, inputValue: chosenLabel };
    case Type.InputBlur:
    case Type.FunctionCloseMenu:
      return changes.selectedItem === state.selectedItem ? { ...changes, inputValue: chosenLabel } : changes;
    // the search for another record gives up the chosen one while its text is being written
    case Type.ControlledPropUpdatedSelectedItem:
      return state.isOpen ? { ...changes, inputValue: state.inputValue } : changes;
    default:
      return changes;
  }
}
