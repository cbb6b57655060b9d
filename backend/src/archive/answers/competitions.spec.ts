import { Random, randomMatch } from '../../../test/support/random-archive';
import { stateOf } from '../../../test/support/test-archive';
import { foldText } from '../../platform/text/fold';
import { Calibration } from '../statistics/calibration/calibration';
import { answerCompetitions } from './competitions';
import { Quotes } from './context';

const quotes = new Quotes(new Calibration());

describe('the competitions of a state', () => {
  it('have all their matches, with the days of the first and the last, wherever rows stand', () => {
    const random = new Random(20_261_128);
    const archive = Array.from({ length: 400 }, (_, at) => randomMatch(random, at + 1));
    const days = new Map<string, string[]>();
    for (const { country_name, competition_name, match_date } of archive) {
      const key = `${foldText(country_name)} · ${foldText(competition_name)}`;
      days.set(key, [...(days.get(key) ?? []), match_date].sort());
    }
    const wanted = [...days].map(([key, of]) => [key, of.length, of[0], of.at(-1)]).sort();
    for (const state of [stateOf(archive), stateOf(archive, 150)]) {
      const found = answerCompetitions({}, { state, quotes, throwIfAborted: () => undefined });
      expect(
        found
          .map((each) => [
            `${each.country_folded} · ${each.name_folded}`,
            ...[each.matches, each.first_date, each.last_date],
          ])
          .sort(),
      ).toEqual(wanted);
    }
  });
});
