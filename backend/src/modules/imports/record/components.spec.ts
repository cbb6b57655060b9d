import { componentsOf, dateOfDay, dayOf, type Place } from './components';

interface Said extends Place {
  readonly name: string;
}

const said = (name: string, pairKey: string, date: string, event: string | null = null): Said => ({
  ...{ name, pairKey, event },
  day: dayOf(date),
});
const names = (all: readonly Said[]) =>
  componentsOf(all, (each) => each).map((part) => part.map(({ name }) => name).join(''));

describe('which statements are about one match', () => {
  it('are those of one pairing on the same or neighbouring days', () => {
    const all = [
      said('a', '1|x|y', '2026-02-28'),
      said('b', '1|x|y', '2026-03-01'),
      said('c', '1|x|y', '2026-03-03'),
      said('d', '1|y|x', '2026-03-01'),
      said('e', '2|x|y', '2026-03-01'),
    ];
    expect(names(all)).toEqual(['ab', 'c', 'd', 'e']);
  });

  it('hang together through a statement between them, which may come last', () => {
    const [first, last] = [said('a', '1|x|y', '2026-03-01'), said('c', '1|x|y', '2026-03-03')];
    expect(names([first, last])).toEqual(['a', 'c']);
    expect(names([first, last, said('b', '1|x|y', '2026-03-02')])).toEqual(['acb']);
  });

  it('are those with one id of one source, whatever their day and names', () => {
    const all = [
      said('a', '1|x|y', '2026-02-20', 'bulletin|7'),
      said('b', '1|x|z', '2026-04-04', 'bulletin|7'),
      said('c', '1|x|z', '2026-04-05'),
      said('d', '1|x|y', '2026-04-04', 'table|7'),
    ];
    expect(names(all)).toEqual(['abc', 'd']);
  });

  it('are the same in every order', () => {
    const all = [
      said('a', '1|x|y', '2026-02-20', 'b|7'),
      said('b', '1|x|y', '2026-02-21'),
      said('c', '1|x|y', '2026-03-21', 'b|7'),
      said('d', '1|x|y', '2026-05-01'),
    ];
    const sorted = (parts: string[]) => parts.map((part) => [...part].sort().join('')).sort();
    for (let turn = 0; turn < all.length; turn += 1) {
      all.push(all.shift()!);
      expect(sorted(names(all))).toEqual(['abc', 'd']);
    }
  });

  it('counts days over the ends of months and years', () => {
    expect(dayOf('2024-03-01') - dayOf('2024-02-28')).toBe(2);
    expect(dateOfDay(dayOf('2023-12-31') + 1)).toBe('2024-01-01');
  });
});
