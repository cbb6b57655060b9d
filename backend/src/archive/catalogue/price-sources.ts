/** Names of the kinds of sources that prices come from, as they stand on the wire and in `source=`. */
export const SOURCE_NAMES = [
  'football-data',
  'iddaa-wide',
  'nesine-snapshot',
  'native',
  'table',
  'elle',
  'demo',
  'demo-bulletin',
] as const;

export type SourceName = (typeof SOURCE_NAMES)[number];

/** A source under its bit of `matches.opening_sources` and `matches.closing_sources`. */
interface PriceSource {
  readonly bit: number;
  readonly source: SourceName;
  /** Code of the bookmaker in the season files, with its name on screen. */
  readonly bookmaker?: { readonly code: string; readonly name: string };
}

const seasonFile = (bit: number, code: string, name: string): PriceSource => ({
  bit,
  source: 'football-data',
  bookmaker: { code, name },
});

/** The bits are stored: none may ever mean something else. */
const PRICE_SOURCES: readonly PriceSource[] = [
  seasonFile(1, 'B365', 'Bet365'),
  seasonFile(2, 'PS', 'Pinnacle'),
  seasonFile(4, 'Avg', 'Ortalama'),
  seasonFile(8, 'Max', 'En yüksek'),
  // any other bookmaker, and files imported before the bookmaker was kept
  { bit: 16, source: 'football-data' },
  { bit: 32, source: 'iddaa-wide' },
  { bit: 64, source: 'nesine-snapshot' },
  { bit: 128, source: 'native' },
  { bit: 256, source: 'demo' },
  { bit: 512, source: 'table' },
  { bit: 1024, source: 'elle' },
  { bit: 2048, source: 'demo-bulletin' },
];

/** Every source at once: the greatest mask there is. */
export const ALL_SOURCES = PRICE_SOURCES.reduce((mask, { bit }) => mask | bit, 0);

const names: ReadonlySet<string> = new Set(SOURCE_NAMES);

export const isSourceName = (name: string): name is SourceName => names.has(name);

const bits = new Map<string, number>(
  PRICE_SOURCES.map(({ source, bookmaker, bit }) => [`${source} ${bookmaker?.code ?? ''}`, bit]),
);

/** The bit of a source; one bookmaker's where the season files name it. */
export function sourceBit(source: SourceName, bookmakerCode = ''): number {
  return bits.get(`${source} ${bookmakerCode}`) ?? bits.get(`${source} `)!;
}

/** The mask of everything that comes from a source, whichever bookmaker. */
export function sourceMask(name: SourceName): number {
  return PRICE_SOURCES.reduce((mask, { source, bit }) => (source === name ? mask | bit : mask), 0);
}

/** The sources of prices, in the order of the catalogue. */
export class SourceNames {
  /** Where the prices come from. */
  readonly sources: SourceName[];
  /** Only season files name them. @example ["Bet365"] */
  readonly bookmakers: string[];
}

/** The sources and bookmakers of a mask. */
export function sourceNames(mask: number): SourceNames {
  const inMask = PRICE_SOURCES.filter(({ bit }) => (mask & bit) !== 0);
  return {
    sources: SOURCE_NAMES.filter((name) => inMask.some(({ source }) => source === name)),
    bookmakers: inMask.flatMap(({ bookmaker }) => (bookmaker === undefined ? [] : [bookmaker.name])),
  };
}
