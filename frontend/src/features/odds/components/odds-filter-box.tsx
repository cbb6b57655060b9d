import { useSelector } from 'react-redux';
import type { OddColumnDto } from '../../../api/generated/wire';
import type { FilterBoxProps } from '../../../components/data-grid/grid-header';
import { FilterBox } from '../../../components/table/filter-box';
import type { TypeFilter } from '../../../components/table/use-typed-filters';
import type { OddsType } from '../odds-type';
import { selectOddsView } from '../odds-view.slice';

interface Props {
  type: OddsType;
  column: OddColumnDto;
  /** Title with its group, e.g. `Maç Sonucu 1`. */
  title: string;
  onType: TypeFilter<OddColumnDto>;
  focus?: FilterBoxProps;
  roomy?: boolean;
}

/** The filter box of one column; drawn again only when its own text changes. */
export function OddsFilterBox({ type, column, onType, ...box }: Props) {
  const { text, wrong } = useFilterText(type, column.field);
  return (
    <FilterBox
      {...box}
      heading={column.title}
      text={text}
      price={column.kind === 'odd'}
      wrong={wrong}
      placeholder={PLACEHOLDERS[column.kind]}
      onType={(typed) => onType(column, typed)}
    />
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
