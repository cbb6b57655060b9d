import { join } from 'node:path';
import { storedImportPath } from './stored-files';

const ID = '0123456789abcdef0123456789abcdef';
const PLACE = '0123456789abcdef';

describe('storedImportPath', () => {
  it.each([
    [`imports/files/${ID}`, join('imports', 'files', ID)],
    [`imports\\files\\${ID}`, join('imports', 'files', ID)],
    [`inbox/.taken/${PLACE}/Süper Lig (2).csv.gz`, join('inbox', '.taken', PLACE, 'Süper Lig (2).csv.gz')],
    [`inbox\\.taken\\${PLACE}\\a.csv`, join('inbox', '.taken', PLACE, 'a.csv')],
  ])('finds %s', (stored, path) => {
    expect(storedImportPath('/data', stored)).toBe(join('/data', path));
  });

  it.each([
    '',
    'jwt-secret',
    '../x',
    '/etc/passwd',
    'imports/files',
    'imports/files/',
    'imports/files/..',
    'imports/files/../../jwt-secret',
    `imports/files/../../${ID}`,
    `imports/../files/${ID}`,
    `imports/files/${ID}/..`,
    `imports/files/${ID}\0`,
    `imports/files/${ID}\n`,
    `imports/1.report.csv`,
    `receipts/${ID}.pdf`,
    `inbox/.taken/${PLACE}`,
    `inbox/.taken/${PLACE}/`,
    `inbox/.taken/${PLACE}/..`,
    `inbox/.taken/${PLACE}/../../../jwt-secret`,
    `inbox/.taken/${PLACE}/..\\..\\jwt-secret`,
    `inbox/.taken/../../jwt-secret`,
    `inbox/.taken/../a.csv`,
    `inbox/done/a.csv`,
    `C:\\files\\${ID}`,
  ])('finds nothing for %j', (stored) => {
    expect(storedImportPath('/data', stored)).toBeNull();
  });
});
