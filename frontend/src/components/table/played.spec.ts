import { GROUPS } from '../../testing/catalogue';
import { matchTable } from './match-table';
import { playedParams, readPlayed, writePlayed } from './played';
import { PLAYED_OPTIONS } from './played-options';
import { withPlayed } from './upcoming';

const table = matchTable({ key: 'closing', title: 'Oranlar', groups: GROUPS });

describe('which matches a table shows', () => {
  it('is asked for as the API wants it, all of them without a word', () => {
    expect(PLAYED_OPTIONS.map(([played]) => playedParams(played))).toEqual([
      { played: 'true' },
      { played: 'false' },
      {},
    ]);
  });

  it('is from today on where they are to come, unless days are asked for', () => {
    const filters = { ft_1_odd: '1.85' };
    expect(withPlayed(filters, 'played', table)).toEqual({ ...filters, played: 'true' });
    expect(withPlayed(filters, 'upcoming', table)).toEqual({
      ...filters,
      match_date: 'bugün..2100',
      played: 'false',
    });
    expect(withPlayed({ match_date: '2024' }, 'upcoming', table)).toEqual({
      match_date: '2024',
      played: 'false',
    });
  });

  it('comes back from the address as it was written, played ones without a word', () => {
    const written = PLAYED_OPTIONS.map(([played]) => writePlayed(played));
    expect(written).toEqual([null, 'false', 'all']);
    expect(written.map(readPlayed)).toEqual(['played', 'upcoming', 'all']);
  });
});
