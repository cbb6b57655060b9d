import { foldText } from '../../../platform/text/fold';
import { formerName } from './former-name';

describe('the name of an earlier version of a filter', () => {
  const after = (name: string, ...others: string[]) => formerName(name, new Set(others.map(foldText)));

  it('is its own with the first number that is free', () => {
    expect(after('Favoriler', 'Favoriler')).toBe('Favoriler (1)');
    expect(after('Favoriler', 'Favoriler', 'FAVORİLER (1)', 'Favoriler (3)')).toBe('Favoriler (2)');
  });

  it('is no longer than a name may be, and cuts no letter in two', () => {
    expect(after('a'.repeat(60))).toBe(`${'a'.repeat(56)} (1)`);
    expect(after(`${'a'.repeat(55)}⚽🏆🏆`)).toBe(`${'a'.repeat(55)}⚽ (1)`);
    expect(after(`${'a'.repeat(55)} bcdef`)).toBe(`${'a'.repeat(55)} (1)`);
  });
});
