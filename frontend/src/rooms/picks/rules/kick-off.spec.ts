import type { PostSelectionDto } from '../../../api/generated/wire';
import { post, postSelection } from '../../../testing/posts';
import { isFrozen, kickoffText } from './kick-off';

const withSelections = (...selections: PostSelectionDto[]) => post(7, { selections });

describe('the kick-off of a selection', () => {
  it('is written in Turkish, with its time where that is known', () => {
    expect(kickoffText({ match_date: '2026-05-17', match_time: '21:45' })).toBe('17 Mayıs 2026 21:45');
    expect(kickoffText({ match_date: '2026-05-17', match_time: null })).toBe(
      '17 Mayıs 2026, saati belli değil',
    );
  });

  it('ends the changes of all selections', () => {
    const locked_at = '2026-05-17T18:40:00.000Z';
    const later = postSelection({ match_date: '2026-05-18', match_time: '21:45', locked_at });
    const first = postSelection({ match_date: '2026-05-17', match_time: '21:45', locked_at });
    expect(isFrozen(withSelections(later, first), new Date('2026-05-17T18:44:59Z'))).toBe(false);
    expect(isFrozen(withSelections(later, first), new Date('2026-05-17T18:45:00Z'))).toBe(true);
  });

  it('is the beginning of the day in Istanbul where the time is unknown', () => {
    const locked_at = '2026-05-16T20:50:00.000Z';
    const unknown = postSelection({ match_date: '2026-05-17', match_time: null, locked_at });
    expect(isFrozen(withSelections(unknown), new Date('2026-05-16T20:59:59Z'))).toBe(false);
    expect(isFrozen(withSelections(unknown), new Date('2026-05-16T21:00:00Z'))).toBe(true);
  });

  it('has been when a selection is settled, whatever the clock says', () => {
    const won = postSelection({ match_date: '2026-05-17', state: 'kazandı' });
    expect(isFrozen(withSelections(won), new Date('2026-05-01T00:00:00Z'))).toBe(true);
  });

  it('is waited for a quarter of an hour after publication at most', () => {
    const selection = postSelection({ match_date: '2026-05-22', locked_at: '2026-05-17T18:45:00.000Z' });
    expect(isFrozen(withSelections(selection), new Date('2026-05-17T18:59:59Z'))).toBe(false);
    expect(isFrozen(withSelections(selection), new Date('2026-05-17T19:00:00Z'))).toBe(true);
  });

  it('is waited for no longer where all of them were taken out meanwhile', () => {
    const { match_id, column, odd, home_team, away_team } = postSelection();
    const removed = [{ match_id, column, odd, home_team, away_team }];
    const emptied = post(7, {
      selection_changes: [{ changed_at: '2026-05-17T18:50:00.000Z', removed, added: [] }],
    });
    expect(isFrozen(emptied, new Date('2026-05-17T19:04:59Z'))).toBe(false);
    expect(isFrozen(emptied, new Date('2026-05-17T19:05:00Z'))).toBe(true);
  });

  it('is of no matter to a post that never had a selection', () => {
    expect(isFrozen(post(7), new Date('2027-01-01T00:00:00Z'))).toBe(false);
  });
});
