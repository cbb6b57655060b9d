import type { Calibration } from '../../src/modules/odds/calibration/calibration';
import { CalibrationKeeper } from '../../src/modules/odds/learning/calibration-keeper';
import type { TestSite } from './create-test-site';

/** Lets a site use what was learned, as if it had learned it itself. */
export function useCalibration(site: TestSite, calibration: Calibration): void {
  Object.assign(site.app.get(CalibrationKeeper), { calibration });
}
