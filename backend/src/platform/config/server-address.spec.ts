import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addressProblem, serverAddress } from './server-address';

const PLAIN = 'mysql://oran:s%3Fr@db.example:3306/oran';

describe('the address of the database server', () => {
  it('is open without options, and MariaDB is spoken to like MySQL', () => {
    expect(serverAddress(PLAIN)).toEqual({ url: PLAIN, pool: 10 });
    expect(serverAddress(`${PLAIN}?ssl-mode=DISABLED`)).toEqual({ url: PLAIN, pool: 10 });
    expect(serverAddress('mariadb://a@b/c?charset=utf8mb4')).toEqual({
      url: 'mysql://a@b/c',
      pool: 10,
    });
  });

  it.each([
    ['REQUIRED', { rejectUnauthorized: false, verifyIdentity: false }],
    ['VERIFY_CA', { rejectUnauthorized: true, verifyIdentity: false }],
    ['VERIFY_IDENTITY', { rejectUnauthorized: true, verifyIdentity: true }],
  ])('is encrypted with ssl-mode=%s', (mode, ssl) => {
    expect(serverAddress(`${PLAIN}?ssl-mode=${mode}`)).toEqual({ url: PLAIN, pool: 10, ssl });
  });

  it('names a file of those who may sign, which alone asks for a look at them', () => {
    const folder = mkdtempSync(join(tmpdir(), 'ca-'));
    const file = join(folder, 'ca.pem');
    writeFileSync(file, 'CERTIFICATE');
    const { ssl } = serverAddress(`${PLAIN}?ssl-ca=${encodeURIComponent(file)}`);
    expect(ssl).toEqual({ rejectUnauthorized: true, verifyIdentity: false, ca: 'CERTIFICATE' });
    rmSync(folder, { recursive: true });
    expect(() => serverAddress(`${PLAIN}?ssl-ca=${encodeURIComponent(file)}`)).toThrow('ENOENT');
  });

  it('is refused when it is none', () => {
    for (const bad of ['postgres://u:p@h/d', 'mysql://h', 'mysql://h:port/d', 'mysql:///d'])
      expect([bad, addressProblem(bad)]).toEqual([bad, expect.stringMatching(/^must look like/)]);
  });

  it('is refused with unknown options of TLS, and with a file that is not there', () => {
    for (const good of [
      '',
      '?ssl-mode=REQUIRED',
      `?ssl-ca=${__filename}&ssl-mode=VERIFY_CA`,
      '?charset=utf8',
    ])
      expect([good, addressProblem(PLAIN + good)]).toEqual([good, null]);
    for (const bad of ['?ssl-mode=required', '?ssl=true', '?sslmode=require', '?tls=1', '?ssl-mode='])
      expect([bad, addressProblem(PLAIN + bad)]).toEqual([bad, expect.stringMatching(/^takes ssl-mode/)]);
    expect(addressProblem(`${PLAIN}?ssl-ca=/none.pem`)).toBe('names a file in ssl-ca that can not be read');
  });

  it('says how many connections a pool has', () => {
    expect(serverAddress(`${PLAIN}?pool=3&ssl-mode=REQUIRED`)).toMatchObject({ url: PLAIN, pool: 3 });
    for (const good of ['1', '10', '500'])
      expect([good, addressProblem(`${PLAIN}?pool=${good}`)]).toEqual([good, null]);
    for (const bad of ['', '0', '-1', '1.5', '501', '1000', 'on', '1e2', '٣'])
      expect([bad, addressProblem(`${PLAIN}?pool=${bad}`)]).toEqual([
        bad,
        'takes pool as a whole number from 1 to 500',
      ]);
  });
});
