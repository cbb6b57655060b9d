import { useId } from 'react';
import type { BulletinColumnDto, BulletinColumnKind } from '../../../api/generated/wire';
import type { FilterBoxProps } from '../../../components/data-grid/grid-header';
import { classNames } from '../../../lib/class-names';
import { tr } from '../../../locale/tr';
import { MOST_FILTER_CHARACTERS } from '../bulletin-view';
import type { TypeFilter } from '../use-typed-filters';

interface Props {
  column: BulletinColumnDto;
  /** Title with its group, e.g. `Maç Sonucu 1`. */
  title: string;
  text: string;
  /** What the server says against the text. */
  wrong?: string;
  onType: TypeFilter;
  /** From the grid, for its keys. */
  focus?: FilterBoxProps;
  /** In the sheet of phones: tall, with its title above. */
  roomy?: boolean;
}

/** The filter box of one column: rows that contain what is written. */
export function BulletinFilterBox({ column, title, text, wrong, onType, focus, roomy = false }: Props) {
  const id = useId();
  const box = (
    <input
      {...focus}
      id={id}
      type="text"
      value={text}
      maxLength={MOST_FILTER_CHARACTERS}
      onChange={(event) => onType(column, event.target.value)}
      placeholder={PLACEHOLDERS[column.kind]}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      enterKeyHint="done"
      aria-label={tr.odds.filterOf(title)}
      aria-invalid={wrong !== undefined || undefined}
      title={wrong}
      className={classNames(
        'w-full rounded border text-text',
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
  if (!roomy) return <div className="w-full px-1">{box}</div>;
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="truncate text-dense text-muted">
        {column.title}
      </label>
      {box}
    </div>
  );
}

const PLACEHOLDERS: Record<BulletinColumnKind, string> = {
  date: '17.05',
  time: '20:',
  text: '',
  score: '2-1',
  result: 'X',
  integer: '3',
  ht_ft_result: '1/X',
  code: '3',
  odd: '1,8',
  line: '1',
};
