import { competitionIdOf, Random, randomMatch } from '../../../test/support/random-archive';
import { stateOf } from '../../../test/support/test-archive';
import { Calibration } from '../statistics/calibration/calibration';
import { answerCompetitions } from './competitions';
import { Quotes } from './context';

const quotes = new Quotes(new Calibration());

describe('the competitions of a state', () => {
  it('have all their matches, with the days of the first and the last, wherever rows stand', () => {
    const random = new Random(20_261_128);
    const archive = Array.from({ length: 400 }, (_, at) => randomMatch(random, at + 1));
    const days = new Map<number, string[]>();
    for (const match of archive) {
      const id = competitionIdOf(match);
      days.set(id, [...(days.get(id) ?? []), match.match_date].sort());
    }
    const wanted = [...days]
      .sort(([a], [b]) => a - b)
      .map(([id, of]) => ({ id, matches: of.length, first_date: of[0], last_date: of.at(-1) }));
    for (const state of [stateOf(archive), stateOf(archive, 150)]) {
      const found = answerCompetitions({}, { state, quotes, throwIfAborted: () => undefined });
      expect([...found].sort((a, b) => a.id - b.id)).toEqual(wanted);
    }
  });
});
