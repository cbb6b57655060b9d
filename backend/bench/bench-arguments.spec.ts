import { readBenchArguments } from './bench-arguments';

describe('the command line of the benchmarks', () => {
  it('measures everything and writes it down unless it is told otherwise', () => {
    expect(readBenchArguments([])).toEqual({
      matches: 250_000,
      data: null,
      write: true,
      serverOnly: false,
      peers: false,
      statistics: false,
      draws: 200,
    });
    expect(readBenchArguments(['--peers', '--dry'])).toMatchObject({ peers: true, write: false });
  });

  it.each([
    [['--matches', '999'], '--matches 999 is not a number from 1000 to 2000000'],
    [['--peers', '--data', '.'], '--peers is a run of its own'],
    [['--peers', '--statistics'], '--peers is a run of its own'],
    [['--data', 'no-such-seasons'], 'No folder no-such-seasons'],
    [['--statistics', '--draws', '0'], '--draws 0 is not a number from 1 to 10000'],
  ])('%j is refused with a sentence', (argv, sentence) => {
    expect(readBenchArguments(argv)).toBe(sentence);
  });

  it('refuses an option that it does not know', () => {
    expect(readBenchArguments(['--after', '../new'])).toContain('--after');
  });
});
