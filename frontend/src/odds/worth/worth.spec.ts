import { worthOf } from './worth';

const worth = (weight: number | null, weight_se: number | null) => worthOf({ weight, weight_se });

describe('what a deviation has been worth', () => {
  it('is nothing within two standard errors of nothing, whatever the side', () => {
    for (const weight of [0, 0.12, -0.05, -0.12]) expect(worth(weight, 0.06)).toEqual({ kind: 'nothing' });
    expect(worth(0.9, 0.5)).toEqual({ kind: 'nothing' });
  });

  it('is about the measured share beyond them', () => {
    expect(worth(0.13, 0.06)).toEqual({ kind: 'share', share: 0.13 });
    expect(worth(0.7, 0.1)).toEqual({ kind: 'share', share: 0.7 });
  });

  it('is all of it, or the opposite, where the weight says so', () => {
    expect(worth(1.1, 0.1)).toEqual({ kind: 'all' });
    expect(worth(-0.2, 0.05)).toEqual({ kind: 'against' });
  });

  it('is unknown until it is measured', () => {
    expect(worth(null, null)).toEqual({ kind: 'unknown' });
  });
});
