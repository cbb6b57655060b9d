import { Check, ChevronDown, X } from 'lucide-react';
import { Popover } from 'radix-ui';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { classNames } from '../../lib/class-names';
import { tr } from '../../locale/tr';
import { type ComboboxOption, findOptions } from './combobox-options';

interface Props<V extends string | number> {
  label: string;
  /** The label is for assistive technology only; the placeholder says the same. */
  hideLabel?: boolean;
  options: readonly ComboboxOption<V>[];
  value: V | null;
  onChange: (value: V | null) => void;
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

/** A choice among many, found by typing: an editable combobox with a list (WAI-ARIA authoring practices). */
export function Combobox<V extends string | number>({
  label,
  hideLabel = false,
  options,
  value,
  onChange,
  placeholder,
  empty = tr.combobox.empty,
  loading = false,
  disabled = false,
  size = 'normal',
  className,
}: Props<V>) {
  const id = useId();
  const listId = `${id}-list`;
  const optionId = (at: number) => `${id}-option-${at}`;
  const box = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);
  /** What is being typed; null = nothing yet, the chosen label stands there. */
  const [written, setWritten] = useState<string | null>(null);
  const [active, setActive] = useState(NONE);

  const chosen = options.find((option) => option.value === value);
  const { shown, more } = findOptions(options, written ?? '');

  const show = () => {
    if (disabled || open) return;
    setOpen(true);
    setActive(written === null ? shown.findIndex((option) => option.value === value) : NONE);
  };
  const hide = () => {
    setOpen(false);
    setWritten(null);
    setActive(NONE);
  };
  const choose = (option: ComboboxOption<V> | undefined) => {
    if (option === undefined) return;
    hide();
    if (option.value !== value) onChange(option.value);
  };
  const clear = () => {
    hide();
    onChange(null);
    input.current?.focus();
  };

  useEffect(() => {
    if (!open || active === NONE) return;
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [open, active]);

  // typing on replaces what was chosen
  useEffect(() => {
    if (document.activeElement === input.current) input.current?.select();
  }, [value]);

  const move = (to: number) => {
    if (!open) show();
    else if (shown.length > 0) setActive(Math.max(0, Math.min(shown.length - 1, to)));
  };

  const onKeyDown = (event: KeyboardEvent) => {
    switch (event.key) {
      case 'ArrowDown':
        move(active === shown.length - 1 ? 0 : active + 1);
        break;
      case 'ArrowUp':
        move(active <= 0 ? shown.length - 1 : active - 1);
        break;
      case 'PageDown':
        if (!open) return;
        move(active + 10);
        break;
      case 'PageUp':
        if (!open) return;
        move(active - 10);
        break;
      case 'Enter':
        if (!open) return;
        choose(shown[active === NONE && written !== null ? 0 : active]);
        break;
      case 'Escape':
        if (!open) return;
        hide();
        break;
      case 'Tab':
        if (open && active !== NONE) choose(shown[active]);
        else hide();
        return;
      default:
        return;
    }
    event.preventDefault();
    event.stopPropagation();
  };

  const says = loading
    ? tr.combobox.loading
    : shown.length === 0
      ? options.length === 0
        ? empty
        : tr.combobox.none
      : null;

  return (
    <div className={classNames('flex min-w-0 flex-col gap-1.5', className)}>
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'text-sm font-medium'}>
        {label}
      </label>
      <Popover.Root open={open} onOpenChange={(wanted) => !wanted && hide()}>
        <Popover.Anchor asChild>
          <div ref={box} className="relative">
            <input
              ref={input}
              id={id}
              role="combobox"
              type="text"
              autoComplete="off"
              spellCheck={false}
              disabled={disabled}
              aria-expanded={open}
              aria-controls={open ? listId : undefined}
              aria-autocomplete="list"
              aria-activedescendant={open && active !== NONE ? optionId(active) : undefined}
              placeholder={placeholder ?? label}
              value={written ?? chosen?.label ?? ''}
              title={chosen?.label}
              onChange={(event) => {
                setWritten(event.target.value);
                setActive(event.target.value === '' ? NONE : 0);
                setOpen(true);
              }}
              onClick={(event) => {
                if (written === null) event.currentTarget.select();
                show();
              }}
              onFocus={(event) => event.currentTarget.select()}
              onBlur={(event) => {
                if (!list.current?.contains(event.relatedTarget)) hide();
              }}
              onKeyDown={onKeyDown}
              className={classNames(
                'w-full rounded-md border border-control bg-surface text-ellipsis transition-colors duration-150',
                'focus:border-accent disabled:cursor-not-allowed disabled:opacity-60',
                size === 'small' ? 'h-9 pl-2.5 text-dense' : 'h-11 pl-3 text-base',
                value === null ? 'pr-9' : 'pr-16',
              )}
            />
            {value !== null && !disabled && (
              <button
                type="button"
                aria-label={tr.combobox.clear(label)}
                onClick={clear}
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
            ref={list}
            id={listId}
            role="listbox"
            aria-label={label}
            className="max-h-[min(20rem,calc(var(--radix-popover-content-available-height)-3rem))] overflow-y-auto"
          >
            {shown.map((option, at) => (
              <li
                key={option.value}
                id={optionId(at)}
                role="option"
                aria-selected={option.value === value}
                onClick={() => choose(option)}
                onMouseMove={() => setActive(at)}
                className={classNames(
                  'flex min-h-9 cursor-pointer items-center gap-2 px-3 py-1.5',
                  at === active && 'bg-raised',
                )}
              >
                <span className="min-w-0 flex-1">{option.label}</span>
                {option.value === value && <Check aria-hidden className="size-4 shrink-0 text-accent" />}
              </li>
            ))}
          </ul>
          {says !== null && <p className="px-3 py-2 text-muted">{says}</p>}
          {more > 0 && <p className="px-3 py-2 text-dense text-muted">{tr.combobox.more(more)}</p>}
        </Popover.Content>
      </Popover.Root>
      <p role="status" className="sr-only">
        {open && (says ?? tr.combobox.found(shown.length + more))}
      </p>
    </div>
  );
}
