import { CLOSING } from '../../features/odds/odds-type';
import { OddsTablePage } from '../../features/odds/table/odds-table';
import { tr } from '../../locale/tr';
import { MembersOnly } from '../members-only';
import { renderTablePicker } from './table-picker';

export default function ClosingOddsRoute() {
  return (
    <MembersOnly title={tr.odds.closing}>
      <OddsTablePage type={CLOSING} renderPicker={renderTablePicker} />
    </MembersOnly>
  );
}
