import { firstGroups } from './first-groups';
import { usedGroups } from './stored-groups';

const group = (id: string, kind: string, main = false) => ({
  id,
  main,
  columns: [{ id: `${id}_column`, kind }],
});

const GROUPS = [
  group('match', 'text'),
  group('ft', 'odd', true),
  group('cs', 'odd'),
  group('bts', 'odd', true),
];
const idsOf = (...asked: Parameters<typeof firstGroups>) => firstGroups(...asked).map(({ id }) => id);

describe('where the sheet of filters opens', () => {
  it('is at what is filtered by', () => {
    expect(idsOf(GROUPS, { match_column: 'gala' }, ['cs'])).toEqual(['match']);
  });

  it('is at the markets of the last time while nothing is', () => {
    expect(idsOf(GROUPS, {}, ['cs', 'gone'])).toEqual(['cs']);
  });

  it('is at the main markets on the first visit', () => {
    expect(idsOf(GROUPS, {}, [])).toEqual(['ft', 'bts']);
    expect(idsOf(GROUPS, {}, ['gone'])).toEqual(['ft', 'bts']);
  });

  it('is at the match itself in a table without main markets', () => {
    expect(idsOf([group('match', 'text'), group('cs', 'odd')], {}, [])).toEqual(['match']);
  });
});

describe('the markets of the last time', () => {
  it('are those of both odds tables, and not of the bulletin', () => {
    usedGroups.write('closing', ['cs']);
    expect(usedGroups.read('opening')).toEqual(['cs']);
    expect(usedGroups.read('bulletin')).toEqual([]);
  });

  it('are none where something else was stored', () => {
    for (const stored of ['{', '{}', '[1]']) {
      localStorage.setItem('usedFilterGroups', stored);
      expect(usedGroups.read('closing')).toEqual([]);
    }
  });
});
