import { useId, useState } from 'react';
import { classNames } from '../../lib/class-names';
import { formatPriceFilter } from '../../lib/format';
import { tr } from '../../locale/tr';
import type { FilterBoxProps } from '../data-grid/grid-header';

interface Props {
  /** Title of the column, which stands above the box in the sheet of phones. */
  heading: string;
  /** The title with its group, e.g. `Maç Sonucu 1`. */
  title: string;
  text: string;
  /** The column holds prices, which are written with a comma. */
  price?: boolean;
  onType: (text: string) => void;
  /** What is wrong with the text. */
  wrong?: string;
  placeholder?: string;
  maxLength?: number;
  /** From the grid, for its keys. */
  focus?: FilterBoxProps;
  /** In the sheet of phones: tall, with its heading above. */
  roomy?: boolean;
}

/** The filter box of one column. Red with a sentence while its text can't be read. */
export function FilterBox({
  heading,
  title,
  text,
  price = false,
  onType,
  wrong,
  roomy = false,
  ...input
}: Props) {
  const { placeholder, maxLength, focus } = input;
  const id = useId();
  // What is typed here stays as it was typed; what came from a link or a saved filter may hold points.
  const [typed, setTyped] = useState<string | null>(null);
  const shown = price && text !== typed ? formatPriceFilter(text) : text;
  const box = (
    <input
      {...focus}
      id={id}
      type="text"
      value={shown}
      maxLength={maxLength}
      onChange={(event) => {
        setTyped(event.target.value);
        onType(event.target.value);
      }}
      placeholder={placeholder}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      enterKeyHint="done"
      aria-label={tr.odds.filterOf(title)}
      aria-invalid={wrong !== undefined || undefined}
      aria-describedby={wrong === undefined ? undefined : `${id}-wrong`}
      title={wrong}
      className={classNames(
        'peer w-full rounded border text-text',
        roomy
          ? 'h-11 bg-surface px-3 text-base'
          : 'h-[26px] px-1.5 text-xs placeholder:opacity-0 focus:bg-surface',
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
      <div className="relative w-full px-1">
        {box}
        {sentence}
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="truncate text-dense text-muted">
        {heading}
      </label>
      {box}
      {sentence}
    </div>
  );
}
