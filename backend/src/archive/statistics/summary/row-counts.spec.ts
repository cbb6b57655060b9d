import { expectSummary } from '../../../../test/support/brute-summary';
import { stateOf } from '../../../../test/support/test-archive';
import { type ArchivedMatch, Random, randomMatch } from '../../../../test/support/random-archive';
import { Calibration } from '../calibration/calibration';
import { QuotedMarkets } from '../calibration/quoted-markets';
import { MarketReaders } from './market-reader';
import { marketPlaces, summarise } from './summary-builder';

const NOT_PLAYED = { home_ht_score: null, away_ht_score: null, home_ft_score: null, away_ft_score: null };
const PLAYED = { home_ht_score: 1, away_ht_score: 0, home_ft_score: 2, away_ft_score: 1 };

describe('counts of rows', () => {
  // in a file of its own: nothing has been summed up in this process before
  it('can begin with results of which the table knows others first', () => {
    const random = new Random(20261122);
    const match = (id: number, scores: typeof NOT_PLAYED | typeof PLAYED): ArchivedMatch => ({
      ...randomMatch(random, id),
      ...scores,
      match_date: '2024-05-17',
      match_time: null,
      home_team: scores === PLAYED ? 'Beşiktaş' : 'Göztepe',
    });
    // newest first: the unplayed match's result is the first one known
    const matches = [match(1, PLAYED), match(2, PLAYED), match(3, NOT_PLAYED)];
    const state = stateOf(matches);
    const hits = state.search({
      type: 2,
      predicates: [{ kind: 'contains', field: 'home_team', text: 'besiktas' }],
    });
    const quoted = new QuotedMarkets(2, new Calibration());
    const readers = new MarketReaders(2, quoted, state.vocabulary.results.entries);
    const summary = summarise(hits, marketPlaces(null), readers, () => undefined);
    expectSummary(summary, matches.slice(0, 2), 2);
  });
});
