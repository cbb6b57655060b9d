import { rowDifference } from './row-difference';

describe('the difference that a write made', () => {
  it('is the fields whose values differ', () => {
    expect(rowDifference({ id: 1, name: 'a', list: [1] }, { id: 1, name: 'b', list: [1] })).toEqual([
      { field: 'name', before: 'a', after: 'b' },
    ]);
  });

  it('is the whole row for one that was added or deleted', () => {
    expect(rowDifference(null, { id: 1, x: null })).toEqual([
      { field: 'id', before: undefined, after: 1 },
      { field: 'x', before: undefined, after: null },
    ]);
    expect(rowDifference({ id: 1 }, null)).toEqual([{ field: 'id', before: 1, after: undefined }]);
  });

  it('distinguishes lists by what is in them', () => {
    expect(rowDifference({ list: [1, 2] }, { list: [2, 1] })).toHaveLength(1);
  });

  it('is nothing where nothing was recorded', () => {
    expect(rowDifference(null, null)).toEqual([]);
  });
});
