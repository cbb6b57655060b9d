import { ScanPage } from '../../features/odds/scan/scan-page';
import { tr } from '../../locale/tr';
import { MembersOnly } from '../members-only';

export default function DayScanRoute() {
  return (
    <MembersOnly title={tr.scan.title}>
      <ScanPage />
    </MembersOnly>
  );
}
