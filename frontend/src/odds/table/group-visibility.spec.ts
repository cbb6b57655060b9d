import { hiddenIn, withAllGroups, withGroup } from './group-visibility';

const groups = [
  { id: 'ft', onRequest: false },
  { id: 'bts', onRequest: false },
  { id: 'before', onRequest: true },
];

describe('which groups a table hides', () => {
  it('are those shown on request, as nothing else is kept', () => {
    expect(hiddenIn(groups, [])).toEqual(['before']);
  });

  it('are those that the visitor hid, in that order, and those that nobody asked for', () => {
    expect(hiddenIn(groups, ['bts', 'ft'])).toEqual(['bts', 'ft', 'before']);
    expect(hiddenIn(groups, ['-before', 'ft'])).toEqual(['ft']);
  });

  it('change one by one, and a table as it began keeps nothing', () => {
    const shown = withGroup(groups, ['ft'], 'before', false);
    expect(shown).toEqual(['ft', '-before']);
    expect(hiddenIn(groups, shown)).toEqual(['ft']);
    expect(withGroup(groups, shown, 'before', true)).toEqual(['ft']);
    expect(withGroup(groups, ['ft'], 'ft', false)).toEqual([]);
    expect(withGroup(groups, ['ft', 'bts'], 'ft', true)).toEqual(['bts', 'ft']);
    expect(withGroup(groups, ['ft'], 'yok', true)).toEqual(['ft']);
  });

  it('are none once all are shown', () => {
    expect(hiddenIn(groups, withAllGroups(groups))).toEqual([]);
  });
});
