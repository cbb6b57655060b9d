const BROWSERS: readonly (readonly [name: string, mark: RegExp])[] = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\b(OPR|OPT)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Yandex', /\bYaBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS)\//],
  ['Safari', /\bVersion\/.*\bSafari\//],
];

const SYSTEMS: readonly (readonly [name: string, mark: RegExp])[] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMac OS X\b|\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
];

/**
 * Browser and system as a person would name them, e.g. `Chrome · Android`, from a `User-Agent` header (RFC 9110,
 * 10.1.5); null when neither is known. Versions and models are left out: they would only help to track somebody.
 */
export function deviceName(userAgent: string | undefined): string | null {
  // longer ones are no browser's
  const text = userAgent?.slice(0, 500) ?? '';
  const found = [BROWSERS, SYSTEMS].flatMap((list) => list.find(([, mark]) => mark.test(text))?.[0] ?? []);
  return found.length > 0 ? found.join(' · ') : null;
}
