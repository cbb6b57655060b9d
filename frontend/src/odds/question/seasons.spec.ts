import { seasonsBetween } from './seasons';

describe('seasons', () => {
  it('go from July to June, the newest first', () => {
    expect(seasonsBetween('2022-06-30', '2024-07-01')).toEqual([
      ...['2024-2025', '2023-2024', '2022-2023', '2021-2022'],
    ]);
    expect(seasonsBetween('2024-01-01', '2024-06-30')).toEqual(['2023-2024']);
  });
});
