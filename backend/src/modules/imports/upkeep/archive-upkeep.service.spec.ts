import { upkeepProgress } from './archive-upkeep.service';

const STATE = {
  last_id: 0,
  until_id: 900,
  until_import: 40,
  matches_done: 0,
  matches_total: 300,
} as const;

describe('the progress of an archive on its way to other rules', () => {
  it('goes from nothing to all of it, and never back', () => {
    const way = [
      upkeepProgress({ ...STATE, stage: null }),
      upkeepProgress({ ...STATE, stage: 'matches' }),
      upkeepProgress({ ...STATE, stage: 'matches', last_id: 500, matches_done: 150 }),
      upkeepProgress({ ...STATE, stage: 'matches', last_id: 900, matches_done: 300 }),
      upkeepProgress({ ...STATE, stage: 'files', matches_done: 300 }),
      upkeepProgress({ ...STATE, stage: 'files', last_id: 20, matches_done: 300 }),
      upkeepProgress({ ...STATE, stage: 'days', matches_done: 300 }),
      upkeepProgress({ ...STATE, stage: 'days', last_id: 900, matches_done: 300 }),
    ];
    expect(way).toEqual([...way].sort((one, other) => one - other));
    expect([way[0], way[2], way.at(-1)]).toEqual([0, 0.35, 1]);
  });

  it('is never more than all of it, where matches have come meanwhile', () => {
    expect(upkeepProgress({ ...STATE, stage: 'days', last_id: 2_000 })).toBe(1);
  });

  it('counts a stage without anything to do as done', () => {
    const empty = { last_id: 0, until_id: 0, until_import: 0, matches_done: 0, matches_total: 0 };
    expect(upkeepProgress({ ...empty, stage: 'matches' })).toBe(0.7);
  });
});
