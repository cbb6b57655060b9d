import type { Observation } from '../record/observation';
import { toPayload } from '../record/payload';
import type { FoldContext } from './fold-context';
import { MatchState } from './match-state';
import type { StoredMatch } from './match-tables';

const match = { id: 1, columns: {}, isDemo: false } as unknown as StoredMatch;
const context = {} as FoldContext;

/** A stored match about which so much was said, each time with a team name of so many letters. */
function observed(count: number, letters = 1): MatchState {
  const observation: Observation = {
    source: 'native',
    date: '2024-05-17',
    time: null,
    home: 'x'.repeat(letters),
    away: 'y',
    halfTime: null,
    fullTime: null,
    firstGoal: null,
    code: null,
    season: null,
    quotes: [],
  };
  const payload = toPayload(observation);
  const statements = Array.from({ length: count }, (_, id) => ({
    ...{ observation, payload, rowId: id, matchId: 1, importId: 1, latest: 1, knowsHalfTimes: false },
  }));
  return MatchState.ofStored({ match, statements, timeline: [] }, context);
}

describe('what can be said about one match', () => {
  it('is 3,000 observations', () => {
    expect(observed(2_999).statements.isFull).toBe(false);
    expect(observed(3_000).statements.isFull).toBe(true);
  });

  it('is less when they are long: a mebibyte of text', () => {
    expect(observed(10, 100 * 1024).statements.isFull).toBe(false);
    expect(observed(11, 100 * 1024).statements.isFull).toBe(true);
  });
});
