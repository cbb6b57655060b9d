import type { TimelineRow } from '../record/timeline';
import { isUnversioned } from './unversioned';

const row = (minute: number, changes: object): TimelineRow => ({
  importId: minute,
  at: Date.UTC(2026, 7, 20, 15, minute),
  changes: JSON.stringify(changes),
});
const MATCH = { date: '2026-08-21', time: '21:30', home: 'Göztepe', away: 'Gençlerbirliği', ft_1_odd: 185 };

describe('a match whose bulletins were read by the former version', () => {
  it('is to be read again, and so is one of which that was done in part', () => {
    expect(isUnversioned([row(0, MATCH), row(5, { ft_1_odd: 180 })])).toBe(true);
    const first = row(0, { ...MATCH, event: '3074731', version: 7 });
    expect(isUnversioned([first, row(5, { event: null, version: null, ft_1_odd: 180 })])).toBe(true);
  });

  it('is not where all is known, or the bulletin itself had no versions', () => {
    const event = { ...MATCH, event: '3074731' };
    expect(isUnversioned([row(0, { ...event, version: 7 }), row(5, { version: 8 })])).toBe(false);
    expect(isUnversioned([row(0, event), row(5, { ft_1_odd: 180 })])).toBe(false);
  });

  it('is none without snapshots', () => expect(isUnversioned([])).toBe(false));
});
