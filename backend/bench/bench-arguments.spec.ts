import { readBenchArguments } from './bench-arguments';

describe('the command line of the benchmarks', () => {
  it('measures this checkout alone unless an earlier one is named', () => {
    expect(readBenchArguments([])).toMatchObject({ matches: 250_000, before: null, write: true });
  });

  it('compares in everything and writes it down', () => {
    expect(readBenchArguments(['--before', '../old'])).toMatchObject({
      before: '../old',
      parts: ['list', 'index', 'import', 'start'],
      write: true,
    });
  });

  it('compares in some parts in the order of a whole comparison, and writes nothing', () => {
    expect(readBenchArguments(['--before', '../old', '--only', 'import,list'])).toMatchObject({
      parts: ['list', 'import'],
      write: false,
    });
  });

  it.each([
    [['--before', '../old', '--only', 'list,speed'], '--only knows list,index,import,start, not "speed"'],
    [['--only', 'list'], '--only goes with --before'],
    [['--before', '../old', '--data', 'seasons'], '--before and --data are two different runs'],
    [['--matches', '999'], '--matches 999 is not a number from 1000 to 2000000'],
  ])('%j is refused with a sentence', (argv, sentence) => {
    expect(readBenchArguments(argv)).toBe(sentence);
  });

  it('refuses an option that it does not know', () => {
    expect(readBenchArguments(['--after', '../new'])).toContain('--after');
  });
});
