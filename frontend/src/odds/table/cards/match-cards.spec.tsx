import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { GROUPS } from '../../../testing/catalogue';
import { ROW } from '../../../testing/odds-screen';
import type { FoundRows } from '../found-rows';
import { matchTable } from '../match-table';
import { FIRST_QUESTION } from '../question';
import type { CardRow } from './match-card';
import { MatchCards } from './match-cards';

const table = matchTable<CardRow>({ key: 'closing', title: 'Kapanış Oranları', groups: GROUPS });

const PLAYED = {
  ...{ ...ROW, competition_name: 'Süper Lig', match_time: '20:00', winners: ['ft_1_odd'] },
  ...{ home_ht_score: 1, away_ht_score: 0 },
};

const loadMore = jest.fn();
const onCellMenu = jest.fn();

function open(found: Partial<FoundRows<CardRow>>, filters: Record<string, string> = {}) {
  const rows: FoundRows<CardRow> = {
    ...{ rows: [], pending: false, stale: false, hasMore: false, loadingMore: false, failure: undefined },
    ...{ loadMore, retry: jest.fn() },
    ...found,
  };
  const controls = { table, question: { ...FIRST_QUESTION, filters }, params: filters };
  render(
    <MemoryRouter>
      <MatchCards controls={controls} found={rows} place="here" tail={<p>Son</p>} onCellMenu={onCellMenu} />
    </MemoryRouter>,
  );
}

const card = () => within(screen.getByRole('list', { name: 'Bulunan maçlar' })).getByRole('link');

describe('the cards of matches', () => {
  it('lead to the match and say when, where, who and how it ended', () => {
    open({ rows: [PLAYED] });
    expect(card()).toHaveAttribute('href', '/mac/7');
    for (const part of ['Türkiye · Süper Lig', '17.05.2024', 'Beşiktaş - Göztepe', '2 - 1', 'İY 1 - 0'])
      expect(card()).toHaveTextContent(part);
    expect(card()).not.toHaveTextContent('20:00');
  });

  it('say that a result was awarded', () => {
    open({ rows: [{ ...PLAYED, awarded: true, winners: [] }] });
    expect(card()).toHaveTextContent('hükmen');
  });

  it('tell the time of a match that is to come, and no score', () => {
    open({
      rows: [
        {
          ...{ ...PLAYED, match_date: '2099-05-17', winners: [] },
          ...{ home_ft_score: null, away_ft_score: null, home_ht_score: null },
        },
      ],
    });
    expect(card()).toHaveTextContent('17 May 20:00');
    expect(card()).not.toHaveTextContent('2 - 1');
    expect(card()).not.toHaveTextContent('İY');
  });

  it('show the prices of the first market, the winner marked for the eye and for the ear', () => {
    open({ rows: [PLAYED] });
    expect(card()).toHaveTextContent('MS 1 1,85✓ kazandıMS X 3,40MS 2 4,10');
  });

  it('show only the prices that are filtered by', () => {
    open({ rows: [PLAYED] }, { ft_2_odd: '4,1', home_team: 'beş' });
    expect(card()).toHaveTextContent('MS 2 4,10');
    expect(card()).not.toHaveTextContent('MS 1');
  });

  it('stand empty while nothing is known, and say that they are busy', () => {
    open({ pending: true });
    expect(screen.queryByRole('list')).toBeNull();
    expect(screen.getByRole('region', { name: 'Kapanış Oranları' })).toHaveAttribute('aria-busy', 'true');
  });

  it('ask for more when their end is reached', () => {
    open({ rows: [PLAYED], hasMore: true });
    expect(loadMore).toHaveBeenCalled();
    expect(screen.getByText('Son')).toBeInTheDocument();
  });
});
