import { SharedFiles } from '../../src/platform/database/files/shared-files';
import { type RemovedRows, removeInvented } from '../../src/modules/imports/invented/remove-invented';
import type { TestSite } from './create-test-site';

/** Deletes everything invented from a site, as `--replace-demo` does. */
export const removeDemo = ({ app, database, settings }: Omit<TestSite, 'clock'>): Promise<RemovedRows> =>
  removeInvented(database, settings, app.get(SharedFiles));
