import { brutePast, marketsOf, pricesOf } from '../../../test/support/brute-analysis';
import { randomLearned } from '../../../test/support/learned-archive';
import { likelyArchive } from '../../../test/support/likely-archive';
import { type ArchivedMatch, Random, scoresOf } from '../../../test/support/random-archive';
import { stateOf } from '../../../test/support/test-archive';
import { addDays } from '../../platform/time/istanbul';
import { Calibration } from '../statistics/calibration/calibration';
import { Quotes } from './context';
import { answerDailyExample } from './daily-example';

const SEED = 20260818;
const random = new Random(SEED);
const calibration = new Calibration(randomLearned(random));
const [FULL_TIME] = marketsOf(['ft']);

interface BruteExample {
  match: ArchivedMatch;
  past: ArchivedMatch[];
}

/** Straight from the rule: day by day backwards, match by match. */
function bruteExample(archive: readonly ArchivedMatch[], today: string): BruteExample | null {
  for (let back = 1; back <= 60; back++) {
    const day = addDays(today, -back);
    const ofTheDay = archive
      .filter(
        ({ match_date, home_ft_score, awarded }) => match_date === day && home_ft_score !== null && !awarded,
      )
      .filter((match) => pricesOf(match, 2, FULL_TIME!) !== null)
      .sort((a, b) => a.id - b.id)
      .map((match) => ({
        match,
        past: brutePast(archive, match, 2, FULL_TIME!, calibration)
          .filter(({ each, off }) => each.match_date < day && off <= 50)
          .map(({ each }) => each),
      }));
    const most = Math.max(...ofTheDay.map(({ past }) => past.length));
    if (most >= 30) return ofTheDay.find(({ past }) => past.length === most)!;
  }
  return null;
}

describe('the example of a day', () => {
  const archive = likelyArchive(random, 1_200, ['ft']).map((match) => ({
    ...match,
    awarded: random.chance(0.05),
  }));
  const states = [stateOf(archive), stateOf(archive, 300)].map((state) => {
    const quotes = new Quotes(calibration);
    return [state.calibrated(quotes.probabilities), quotes] as const;
  });
  const days = [...new Set(archive.map(({ match_date }) => match_date))].sort();

  it('is what the rule gives, on any day', () => {
    let [found, none, ofEarlier] = [0, 0, 0];
    const last = days.at(-1)!;
    const todays = Array.from({ length: 60 }, () => addDays(random.pick(days), random.below(5)));
    for (const today of [days[0]!, ...todays, addDays(last, 60), addDays(last, 75)]) {
      const expected = bruteExample(archive, today);
      for (const [state, quotes] of states) {
        const example = answerDailyExample({ today }, { state, quotes, throwIfAborted: () => undefined });
        const about = example && {
          date: example.match.match_date,
          home: example.match.home_team,
          away: example.match.away_team,
          prices: example.odds.map(({ price }) => Math.round(price * 100)),
          past: example.past_matches,
          hits: example.selections.map(({ hits, settled }) => [hits, settled]),
        };
        expect({ seed: SEED, today, about }).toEqual({
          seed: SEED,
          today,
          about: expected && {
            date: expected.match.match_date,
            home: expected.match.home_team,
            away: expected.match.away_team,
            prices: pricesOf(expected.match, 2, FULL_TIME!),
            past: expected.past.length,
            hits: FULL_TIME!.columns.map(({ settle }) => [
              expected.past.filter((each) => settle(scoresOf(each)) === true).length,
              expected.past.length,
            ]),
          },
        });
      }
      if (expected === null) none += 1;
      else if (expected.match.match_date === addDays(today, -1)) found += 1;
      else ofEarlier += 1;
    }
    expect(Math.min(found, none, ofEarlier)).toBeGreaterThan(1);
  });
});
