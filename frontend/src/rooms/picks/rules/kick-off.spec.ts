import { postSelection } from '../../../testing/posts';
import { hasBegun, kickoffText } from './kick-off';

describe('the kick-off of a selection', () => {
  it('is written in Turkish, with its time where that is known', () => {
    expect(kickoffText({ match_date: '2026-05-17', match_time: '21:45' })).toBe('17 Mayıs 2026 21:45');
    expect(kickoffText({ match_date: '2026-05-17', match_time: null })).toBe(
      '17 Mayıs 2026, saati belli değil',
    );
  });

  it('ends the changes of all selections', () => {
    const later = postSelection({ match_date: '2026-05-18', match_time: '21:45' });
    const first = postSelection({ match_date: '2026-05-17', match_time: '21:45' });
    expect(hasBegun([later, first], new Date('2026-05-17T18:44:59Z'))).toBe(false);
    expect(hasBegun([later, first], new Date('2026-05-17T18:45:00Z'))).toBe(true);
  });

  it('is the beginning of the day in Istanbul where the time is unknown', () => {
    const unknown = postSelection({ match_date: '2026-05-17', match_time: null });
    expect(hasBegun([unknown], new Date('2026-05-16T20:59:59Z'))).toBe(false);
    expect(hasBegun([unknown], new Date('2026-05-16T21:00:00Z'))).toBe(true);
  });

  it('has been when a selection is settled, whatever the clock says', () => {
    const won = postSelection({ match_date: '2026-05-17', state: 'kazandı' });
    expect(hasBegun([won], new Date('2026-05-01T00:00:00Z'))).toBe(true);
  });
});
