import { OPENING } from '../../features/odds/odds-type';
import { OddsTablePage } from '../../features/odds/table/odds-table';
import { trOdds } from '../../locale/tr-odds';
import { MembersOnly } from '../members-only';
import { renderTablePicker } from './table-picker';

export default function OpeningOddsRoute() {
  return (
    <MembersOnly title={trOdds.opening}>
      <OddsTablePage type={OPENING} renderPicker={renderTablePicker} />
    </MembersOnly>
  );
}
