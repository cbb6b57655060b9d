import { LOOKS, rareAfterSummaries } from '../../../../test/support/simulations/shown-summaries';

const MEMBERS = { 1: 600, 5: 400, 20: 200 } as const;

describe.each(Object.keys(LOOKS) as (keyof typeof LOOKS)[])(
  'of members who test %s of what summaries showed them, where only chance is at work,',
  (look) => {
    it.each([1, 5, 20] as const)(
      'at most 8 of 100 are told that luck seldom gives it, after %i summaries',
      (summaries) => {
        const { rare, byTestsAlone } = rareAfterSummaries(look, summaries, MEMBERS[summaries]);
        expect(rare).toBeLessThanOrEqual(0.08);
        // what it was like when only tests counted
        expect(byTestsAlone).toBeGreaterThan(0.15);
      },
    );
  },
);
