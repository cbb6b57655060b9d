import { ALL_SOURCES, isSourceName, SOURCE_NAMES, sourceBit, sourceMask, sourceNames } from './price-sources';

describe('the sources of prices as bits', () => {
  it('keeps the bits that archives are stored with', () => {
    expect(['B365', 'PS', 'Avg', 'Max', 'WH', ''].map((code) => sourceBit('football-data', code))).toEqual([
      1, 2, 4, 8, 16, 16,
    ]);
    expect(SOURCE_NAMES.map((name) => sourceBit(name))).toEqual([16, 32, 64, 128, 512, 1024, 256, 2048]);
    expect(ALL_SOURCES).toBe(4095);
  });

  it('asks for a source whichever bookmaker its prices are of', () => {
    expect(SOURCE_NAMES.map(sourceMask)).toEqual([31, 32, 64, 128, 512, 1024, 256, 2048]);
  });

  it('names the sources of a mask once each, and the bookmakers that are known', () => {
    expect(sourceNames(0)).toEqual({ sources: [], bookmakers: [] });
    expect(sourceNames(1 | 4 | 64)).toEqual({
      sources: ['football-data', 'nesine-snapshot'],
      bookmakers: ['Bet365', 'Ortalama'],
    });
    expect(sourceNames(2 | 8)).toEqual({ sources: ['football-data'], bookmakers: ['Pinnacle', 'En yüksek'] });
    expect(sourceNames(ALL_SOURCES).sources).toEqual(SOURCE_NAMES);
  });

  it('names no bookmaker where none is known', () => {
    expect(sourceNames(16 | 32 | 128 | 256)).toEqual({
      sources: ['football-data', 'iddaa-wide', 'native', 'demo'],
      bookmakers: [],
    });
  });

  it('knows the names of sources from other texts', () => {
    expect(SOURCE_NAMES.every(isSourceName)).toBe(true);
    expect(['', 'base', 'Football-Data', 'toString'].some(isSourceName)).toBe(false);
  });
});
