import { CLOSING } from '../../features/odds/odds-type';
import { OddsTablePage } from '../../features/odds/table/odds-table';
import { trOdds } from '../../locale/tr-odds';
import { MembersOnly } from '../members-only';
import { renderTablePicker } from './table-picker';

export default function ClosingOddsRoute() {
  return (
    <MembersOnly title={trOdds.closing}>
      <OddsTablePage type={CLOSING} renderPicker={renderTablePicker} />
    </MembersOnly>
  );
}
