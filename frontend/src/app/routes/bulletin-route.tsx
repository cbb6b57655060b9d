import { BulletinPage } from '../../features/bulletin/pages/bulletin-page';
import { trBulletin } from '../../locale/tr-odds';
import { MembersOnly } from '../members-only';
import { renderTablePicker } from './table-picker';

export default function BulletinRoute() {
  return (
    <MembersOnly title={trBulletin.title}>
      <BulletinPage renderPicker={renderTablePicker} />
    </MembersOnly>
  );
}
