import { BulletinPage } from '../../features/bulletin/pages/bulletin-page';
import { tr } from '../../locale/tr';
import { MembersOnly } from '../members-only';
import { renderTablePicker } from './table-picker';

export default function BulletinRoute() {
  return (
    <MembersOnly title={tr.bulletin.title}>
      <BulletinPage renderPicker={renderTablePicker} />
    </MembersOnly>
  );
}
