import type { FilterBoxProps } from '../../../components/data-grid/grid-header';
import { classNames } from '../../../lib/class-names';
import { tr } from '../../../locale/tr';

interface Props {
  title: string;
  text: string;
  onChange: (text: string) => void;
  focus: FilterBoxProps;
}

/** The filter box of one column; it filters the loaded rows at once. */
export function RatingFilterBox({ title, text, onChange, focus }: Props) {
  return (
    <div className="w-full px-1">
      <input
        {...focus}
        type="text"
        value={text}
        maxLength={100}
        onChange={(event) => onChange(event.target.value)}
        autoComplete="off"
        spellCheck={false}
        aria-label={tr.odds.filterOf(title)}
        className={classNames(
          'h-[26px] w-full rounded border px-1.5 text-xs text-text focus:bg-surface',
          text === ''
            ? 'border-line bg-surface/60 hover:border-control'
            : 'border-accent bg-accent-soft font-medium',
        )}
      />
    </div>
  );
}
