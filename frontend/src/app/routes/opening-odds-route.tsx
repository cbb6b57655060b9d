import { OPENING } from '../../features/odds/odds-type';
import { OddsTablePage } from '../../features/odds/table/odds-table';
import { tr } from '../../locale/tr';
import { MembersOnly } from '../members-only';
import { renderTablePicker } from './table-picker';

export default function OpeningOddsRoute() {
  return (
    <MembersOnly title={tr.odds.opening}>
      <OddsTablePage type={OPENING} renderPicker={renderTablePicker} />
    </MembersOnly>
  );
}
