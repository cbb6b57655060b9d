import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CODE_FIELDS, FIELD_ALIASES, ODD_FIELDS, ODD_MARKETS } from './columns';
import { HANDICAP_FIELDS, HANDICAP_MARKET } from './handicap';

const BROWSER = join(__dirname, '../../../../frontend/src');

/** Types from the API's document, specs and their support, and letters, which are no markets. */
const EXEMPT = /^(api\/generated|testing|lib)\/|\.spec\.tsx?$/;

const files = readdirSync(BROWSER, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.tsx?$/.test(file) && !EXEMPT.test(file));

/** Texts between quotation marks. */
const literalsOf = (source: string): string[] => source.match(/(?<=['"`])[\w-]+(?=['"`])/g) ?? [];

describe('the browser', () => {
  it('names no market and no column of one: what it draws follows from the API’s lists', () => {
    const names = new Set<string>([
      ...[...ODD_MARKETS, HANDICAP_MARKET].map(({ key }) => key),
      ...[...ODD_FIELDS, ...CODE_FIELDS, ...FIELD_ALIASES.keys(), ...HANDICAP_FIELDS],
    ]);
    const named = files.flatMap((file) =>
      literalsOf(readFileSync(join(BROWSER, file), 'utf8'))
        .filter((text) => names.has(text))
        .map((text) => `${file}: ${text}`),
    );
    expect(files.length).toBeGreaterThan(200);
    expect(named).toEqual([]);
  });
});
