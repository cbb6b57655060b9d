import { ScanPage } from '../../features/odds/scan/scan-page';
import { trScan } from '../../locale/tr-scan';
import { MembersOnly } from '../members-only';

export default function DayScanRoute() {
  return (
    <MembersOnly title={trScan.title}>
      <ScanPage />
    </MembersOnly>
  );
}
