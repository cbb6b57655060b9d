import { networksOf } from './networks';

describe('networksOf', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7', null],
    ['::ffff:203.0.113.7', '203.0.113.7', null],
    ['::FFFF:cb00:7107', '203.0.113.7', null],
    ['2a02:e0:1:2::1', '2a02:e0:1:2::/64', '2a02:e0:1::/48'],
    ['2A02:00E0:0001:0002:ffff:ffff:ffff:ffff', '2a02:e0:1:2::/64', '2a02:e0:1::/48'],
    ['2a02:e0:1:3::1', '2a02:e0:1:3::/64', '2a02:e0:1::/48'],
    ['2a02::1', '2a02:0:0:0::/64', '2a02:0:0::/48'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64', 'fe80:0:0::/48'],
    ['::1', '0:0:0:0::/64', '0:0:0::/48'],
  ])('counts %s in %s and %s', (address, network, site) => {
    expect(networksOf(address)).toEqual({ network, site });
  });

  it.each(['', 'unknown', '203.0.113.7:4711', '[2a02:e0:1:2::1]', undefined])(
    'counts %j, which is no address, with all others of the kind',
    (address) => {
      expect(networksOf(address)).toEqual({ network: 'unknown', site: null });
    },
  );
});
