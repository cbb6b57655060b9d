import { standingOutBy } from '../../../../test/support/simulations/standing-out';

describe('what stands out in a summary', () => {
  it('is as much as it says of chance where nothing else is at work', () => {
    const { compared, standingOut, byChance, any } = standingOutBy(300);
    expect(compared).toBeLessThanOrEqual(104);
    expect(standingOut / byChance).toBeGreaterThan(0.9);
    expect(standingOut / byChance).toBeLessThan(1.1);
    // one that stands out says nothing: nearly every answer has some
    expect(any).toBeGreaterThan(0.85);
  });
});
