import { useSelector } from 'react-redux';
import { BulletinPage } from '../../features/bulletin/pages/bulletin-page';
import type { PickedBulletin } from '../../features/bulletin/picked-bulletin';
import { FilterPicker } from '../../features/filters/components/filter-picker';
import { TableThemeSwitch } from '../../features/odds/components/table-theme-switch';
import { matchPath } from '../../features/odds/match-path';
import { selectTableDark } from '../../features/odds/table-theme.slice';
import { tr } from '../../locale/tr';
import { MembersOnly } from '../members-only';

export default function BulletinRoute() {
  const dark = useSelector(selectTableDark);
  return (
    <MembersOnly title={tr.bulletin.title}>
      <BulletinPage
        matchPath={matchPath}
        renderPicker={renderPicker}
        themeSwitch={<TableThemeSwitch />}
        dark={dark}
      />
    </MembersOnly>
  );
}

function renderPicker(table: PickedBulletin, phone: boolean) {
  return <FilterPicker table={table} matchPath={matchPath} folded={phone} />;
}
