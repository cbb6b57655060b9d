import { deviceName } from './device-name';

const MOZILLA = 'Mozilla/5.0';
const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

describe('deviceName', () => {
  it.each([
    [
      `${MOZILLA} (Linux; Android 14; SM-S911B) ${WEBKIT} Chrome/129.0.0.0 Mobile Safari/537.36`,
      'Chrome · Android',
    ],
    [
      `${MOZILLA} (Linux; Android 14; SM-S911B) ${WEBKIT} SamsungBrowser/26.0 Chrome/122.0.0.0 Mobile Safari/537.36`,
      'Samsung Internet · Android',
    ],
    [
      `${MOZILLA} (iPhone; CPU iPhone OS 17_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.6 Mobile/15E148 Safari/604.1`,
      'Safari · iPhone',
    ],
    [
      `${MOZILLA} (iPhone; CPU iPhone OS 17_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/129.0 Mobile/15E148 Safari/604.1`,
      'Chrome · iPhone',
    ],
    [
      `${MOZILLA} (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/129.0.0.0 Safari/537.36 Edg/129.0.0.0`,
      'Edge · Windows',
    ],
    [`${MOZILLA} (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0`, 'Firefox · Linux'],
    [
      `${MOZILLA} (Macintosh; Intel Mac OS X 10_15_7) ${WEBKIT} Chrome/129.0.0.0 Safari/537.36 OPR/114.0.0.0`,
      'Opera · macOS',
    ],
    ['curl/8.5.0', null],
    ['', null],
    [undefined, null],
  ])('reads %j as %j', (header, name) => {
    expect(deviceName(header)).toBe(name);
  });

  it('reads a header of any length at once', () => {
    expect(deviceName(`Version/${'Safari'.repeat(100_000)}`)).toBeNull();
  });
});
