import { readReliability, writeReliability } from './reliability-url';

const read = (search: string) => readReliability(new URLSearchParams(search));

describe('the address of the reliability screen', () => {
  it('leaves the market to the server and means closing odds when it says nothing', () => {
    expect(read('')).toEqual({ type: 2 });
    expect(writeReliability({ type: 2 })).toBe('');
  });

  it('reads back what was written', () => {
    const question = {
      type: 1,
      group: 'uo_25',
      from: '2024-08-01',
      to: '2025-05-31',
      source: 'football-data',
      selection: 'over_25_odd',
    } as const;
    const address = writeReliability(question);
    expect(address).toBe(
      'filter_type=1&group=uo_25&from=2024-08-01&to=2025-05-31&source=football-data&selection=over_25_odd',
    );
    expect(read(address)).toEqual(question);
  });

  it('ignores days that are none, and leaves unknown markets to the server', () => {
    expect(read('filter_type=7&group=yok&from=dun&to=&source=')).toEqual({ type: 2, group: 'yok' });
  });
});
