import { readBenchArguments } from './bench-arguments';

describe('the command line of the benchmarks', () => {
  it('measures everything and writes it down unless it is told otherwise', () => {
    expect(readBenchArguments([])).toEqual({
      matches: 250_000,
      data: null,
      write: true,
      serverOnly: false,
      peers: false,
    });
    expect(readBenchArguments(['--peers', '--dry'])).toMatchObject({ peers: true, write: false });
  });

  it.each([
    [['--matches', '999'], '--matches 999 is not a number from 1000 to 2000000'],
    [['--peers', '--data', 'seasons'], '--peers and --data are two different runs'],
  ])('%j is refused with a sentence', (argv, sentence) => {
    expect(readBenchArguments(argv)).toBe(sentence);
  });

  it('refuses an option that it does not know', () => {
    expect(readBenchArguments(['--after', '../new'])).toContain('--after');
  });
});
