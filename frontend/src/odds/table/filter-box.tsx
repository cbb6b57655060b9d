import { useId, useRef, useState } from 'react';
import { classNames } from '../../lib/class-names';
import { formatPriceFilter } from '../../lib/format';
import { trOdds } from '../../locale/tr-odds';
import type { FilterBoxProps } from '../../kit/grid/grid-header';
import { type Keypad, LETTERS } from './keypads';

interface Props {
  /** Title of the column, which stands above the box in the sheet of phones. */
  heading: string;
  /** The title with its group, e.g. `Maç Sonucu 1`. */
  title: string;
  text: string;
  /** The column holds prices, which are written with a comma. */
  price?: boolean;
  /** How a text stands there that wasn't typed there. */
  inBox?: (text: string) => string;
  onType: (text: string) => void;
  /** What stands in the box is complete. */
  onEnter?: () => void;
  /** What is wrong with the text. */
  wrong?: string;
  placeholder?: string;
  maxLength?: number;
  /** From the grid, for its keys. */
  focus?: FilterBoxProps;
  /** In the sheet of phones: tall, with its heading above. */
  roomy?: boolean;
  /** In that sheet: the keypad that phones show, and the signs that it lacks. */
  keypad?: Keypad;
}

/** The filter box of one column. Red with a sentence while its text can't be read. */
export function FilterBox({
  heading,
  title,
  text,
  price = false,
  inBox = formatPriceFilter,
  onType,
  onEnter,
  wrong,
  roomy = false,
  keypad = LETTERS,
  ...input
}: Props) {
  const { placeholder, maxLength, focus } = input;
  const id = useId();
  // What is typed here stays as it was typed; what came from a link or a saved filter may hold points.
  const [typed, setTyped] = useState<string | null>(null);
  const shown = price && text !== typed ? inBox(text) : text;
  const take = (next: string) => {
    setTyped(next);
    onType(next);
  };
  const field = useRef<HTMLInputElement>(null);
  const insert = (sign: string) => {
    const input = field.current!;
    input.setRangeText(sign, input.selectionStart ?? 0, input.selectionEnd ?? 0, 'end');
    input.focus();
    take(input.value);
  };
  const box = (
    <input
      ref={field}
      {...focus}
      inputMode={roomy ? keypad.mode : undefined}
      id={id}
      type="text"
      value={shown}
      maxLength={maxLength}
      onChange={(event) => take(event.target.value)}
      onKeyDown={(event) => event.key === 'Enter' && onEnter?.()}
      placeholder={placeholder}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      enterKeyHint="done"
      data-price={price || undefined}
      aria-label={trOdds.filterOf(title)}
      aria-invalid={wrong !== undefined || undefined}
      aria-describedby={wrong === undefined ? undefined : `${id}-wrong`}
      title={wrong}
      className={classNames(
        'peer rounded border text-text',
        roomy
          ? 'h-11 w-full bg-surface px-3 text-base'
          : // written in, it covers its neighbours: `1,70-1,80` is wider than a price
            'absolute inset-y-0 left-1 w-[calc(100%-0.5rem)] px-1.5 text-xs placeholder:opacity-0 focus:w-[max(calc(100%-0.5rem),7rem)] focus:bg-surface focus:shadow-md in-[[data-at-end]]:right-1 in-[[data-at-end]]:left-auto',
        wrong !== undefined
          ? 'border-danger bg-danger-soft text-danger'
          : text !== ''
            ? 'border-accent bg-accent-soft font-medium'
            : roomy
              ? 'border-control'
              : 'border-line bg-surface/60 hover:border-control focus:placeholder:opacity-100',
      )}
    />
  );
  const sentence = wrong !== undefined && (
    <p
      id={`${id}-wrong`}
      className={classNames(
        'text-xs text-danger',
        !roomy &&
          'invisible absolute top-full left-0 z-3 mt-1 w-60 rounded border border-danger bg-surface p-2 text-left peer-focus:visible peer-hover:visible',
      )}
    >
      {wrong}
    </p>
  );
  if (!roomy) {
    return (
      <div className="relative h-[1.625rem] w-full">
        {box}
        {sentence}
      </div>
    );
  }
  return (
    <div className="group/box relative flex flex-col">
      <label htmlFor={id} className="flex h-8 items-center text-dense text-muted">
        <span className="truncate">{heading}</span>
      </label>
      {box}
      {keypad.signs.length > 0 && (
        // what the line of the heading has no room for stands above it
        <div className="absolute inset-x-0 top-0 z-1 hidden h-8 flex-wrap-reverse content-start justify-end gap-0.5 group-focus-within/box:flex">
          {keypad.signs.map((sign) => (
            <button
              key={sign}
              type="button"
              aria-label={trOdds.insert(sign.trim(), title)}
              // the box keeps the focus, and the phone its keypad
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => insert(sign)}
              className="grid h-7 w-[1.625rem] place-items-center rounded border border-control bg-surface text-sm"
            >
              {sign.trim()}
            </button>
          ))}
        </div>
      )}
      {sentence}
    </div>
  );
}
