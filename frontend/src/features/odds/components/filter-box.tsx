import { useId } from 'react';
import { useSelector } from 'react-redux';
import type { OddColumnDto } from '../../../api/generated/wire';
import type { FilterBoxProps } from '../../../components/data-grid/grid-header';
import { classNames } from '../../../lib/class-names';
import { tr } from '../../../locale/tr';
import type { OddsType } from '../odds-type';
import { selectOddsView } from '../odds-view.slice';
import type { TypeFilter } from '../use-filter-boxes';

interface Props {
  type: OddsType;
  column: OddColumnDto;
  /** Title with its group, e.g. `Maç Sonucu 1`. */
  title: string;
  onType: TypeFilter;
  /** From the grid, for its keys. */
  focus?: FilterBoxProps;
  /** In the sheet of phones: tall, with its title above. */
  roomy?: boolean;
}

/** The filter box of one column. Red with a sentence while its text can't be read. */
export function FilterBox({ type, column, title, onType, focus, roomy }: Props) {
  const id = useId();
  const { text, wrong } = useFilterText(type, column.field);
  const box = (
    <input
      {...focus}
      id={id}
      type="text"
      value={text}
      onChange={(event) => onType(column, event.target.value)}
      placeholder={PLACEHOLDERS[column.kind]}
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
          : text === ''
            ? roomy
              ? 'border-control'
              : 'border-line bg-surface/60 hover:border-control focus:placeholder:opacity-100'
            : 'border-accent bg-accent-soft font-medium',
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
        {column.title}
      </label>
      {box}
      {sentence}
    </div>
  );
}

const PLACEHOLDERS: Record<OddColumnDto['kind'], string> = {
  odd: '1,85',
  integer: '3',
  code: '3',
  score: '2 - 1',
  date: '17.05.2024',
  ht_ft_result: '1/X',
  text: '',
};

function useFilterText(type: OddsType, field: string) {
  const select = (state: Parameters<typeof selectOddsView>[0]) => selectOddsView(state, type);
  const text = useSelector((state: Parameters<typeof selectOddsView>[0]) => select(state).texts[field] ?? '');
  const wrong = useSelector((state: Parameters<typeof selectOddsView>[0]) => select(state).wrong[field]);
  return { text, wrong };
}
