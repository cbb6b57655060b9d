import { TODAY } from '../../../../test/support/today';
import { requireRequest } from '../../../archive/question/parse-odds-query';
import { countedHash, hashOfParts } from './counted-question';

const hashOf = (params: Record<string, unknown>): string =>
  countedHash(requireRequest(params, TODAY).question);

describe('a question that counts', () => {
  it('has one hash in every order and writing, which tells nothing of it', () => {
    const hash = hashOf({ ft_1_odd: '1.85', home_team: 'beşiktaş', source: 'native' });
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
    for (const same of [
      { source: 'native', home_team: ' BESIKTAS', filter_type: '2', ft_1_odd: '1,85' },
      {
        ft_1_odd: '1.85-1.85',
        home_team: 'Beşiktaş',
        source: 'native',
        fields: 'id',
        groups: 'ft',
        page: '2',
      },
      {
        ...{ ft_1_odd: '1.85', home_team: 'beşiktaş', source: 'native' },
        ...{ sort: 'ft_1_odd', order: 'desc', played: 'true', values: 'probability' },
      },
    ])
      expect(hashOf(same)).toBe(hash);
  });

  it('has another hash where anything else is asked', () => {
    const questions = [
      {},
      { filter_type: '1' },
      { ft_1_odd: '1.85' },
      { ft_1_odd: '1.8' },
      { ft_2_odd: '1.85' },
      { ft_1_odd: 'boş' },
      { home_team: 'ab' },
      { away_team: 'ab' },
      { source: 'native' },
      { played: 'false' },
      { movement: 'ft_1_odd:-10' },
      { movement: 'ft_1_odd:10' },
      { match_date: 'bugün' },
    ];
    expect(new Set(questions.map(hashOf)).size).toBe(questions.length);
  });

  it('of parts is the same where all of them are', () => {
    expect(hashOfParts('similar', 7, { limit: 50 })).toBe(hashOfParts('similar', 7, { limit: 50 }));
    expect(hashOfParts('similar', 7, {})).not.toBe(hashOfParts('similar', 7, { limit: 50 }));
    expect(hashOfParts('similar', 7)).not.toBe(hashOfParts('similar', 8));
  });
});
