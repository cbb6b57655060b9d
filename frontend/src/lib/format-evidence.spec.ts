import { formatEvidence } from './format-evidence';

describe('evidence', () => {
  it('is so many to one, never more than it is', () => {
    expect([1, 7.99, 1_234.5, 1e6, 1e9].map(formatEvidence)).toEqual([
      '1’e 1',
      '1’e 7',
      '1’e 1.234',
      '1’e 1.000.000',
      '1’e 1.000.000’dan çok',
    ]);
  });
});
