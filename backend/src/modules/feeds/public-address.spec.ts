import { checkHost, isPublicAddress, publicLookup } from './public-address';

describe('isPublicAddress', () => {
  it.each([
    '127.0.0.1',
    '127.255.0.9',
    '0.0.0.0',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    'fe80::1',
    'fd00::1',
    'ff02::1',
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.1',
    '64:ff9b::7f00:1',
    'example.com',
    '',
  ])('says no to %s', (address) => expect(isPublicAddress(address)).toBe(false));

  it.each(['1.1.1.1', '172.32.0.1', '100.128.0.1', '2606:4700:4700::1111', '::ffff:1.1.1.1'])(
    'says yes to %s',
    (address) => expect(isPublicAddress(address)).toBe(true),
  );
});

describe('checkHost', () => {
  it.each(['127.0.0.1', '[::1]', '[fd00::1]'])('refuses %s', (host) =>
    expect(() => checkHost(host)).toThrow(),
  );
  it('leaves names to their resolution', () => expect(() => checkHost('localhost')).not.toThrow());
});

describe('publicLookup', () => {
  it('refuses a name that leads to this host', async () => {
    const error = await new Promise((resolve) => publicLookup('localhost', {}, resolve));
    expect(error).toBeInstanceOf(Error);
    expect((error as Error).constructor.name).toBe('PrivateAddressError');
  });
});
