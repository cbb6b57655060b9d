import type { BulletinColumnDto, BulletinColumnKind } from '../../../api/generated/wire';
import type { FilterBoxProps } from '../../../components/data-grid/grid-header';
import { FilterBox } from '../../../components/table/filter-box';
import type { TypeFilter } from '../../../components/table/use-typed-filters';
import { MOST_FILTER_CHARACTERS } from '../bulletin-view';

interface Props {
  column: BulletinColumnDto;
  /** Title with its group, e.g. `Maç Sonucu 1`. */
  title: string;
  text: string;
  /** What the server says against the text. */
  wrong?: string;
  onType: TypeFilter<BulletinColumnDto>;
  focus?: FilterBoxProps;
  roomy?: boolean;
}

/** The filter box of one column: rows that contain what is written. */
export function BulletinFilterBox({ column, onType, ...box }: Props) {
  return (
    <FilterBox
      {...box}
      heading={column.title}
      price={column.kind === 'odd'}
      placeholder={PLACEHOLDERS[column.kind]}
      maxLength={MOST_FILTER_CHARACTERS}
      onType={(typed) => onType(column, typed)}
    />
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
