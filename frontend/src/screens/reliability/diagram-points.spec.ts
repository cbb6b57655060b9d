import { diagramPoints } from './diagram-points';

const SQUARE = { left: 10, top: 20, side: 100 };
const bin = { low: 0.2, high: 0.3, n: 400, stated: 0.25, actual: 0.3, ci_low: 0.26, ci_high: 0.35 };

describe('the points of a reliability diagram', () => {
  it('stand at what was said across and what came in upwards, with their interval', () => {
    expect(diagramPoints([{ ...bin, ci_low: 0.24 }], SQUARE)).toMatchObject([
      { x: 35, y: 90, high: 85, low: 96, look: 'within' },
    ]);
  });

  it('have an area that goes with their number of selections', () => {
    const [large, small] = diagramPoints([bin, { ...bin, n: 100 }], SQUARE);
    expect(large!.radius / small!.radius).toBeCloseTo(2);
  });

  it('look different where what was said lies outside, and where few selections say nothing', () => {
    const looks = diagramPoints([bin, { ...bin, n: 29 }], SQUARE).map(({ look }) => look);
    expect(looks).toEqual(['outside', 'few']);
  });

  it('leave out bins without a selection', () => {
    const empty = { low: 0.9, high: 1, n: 0, stated: null, actual: null, ci_low: null, ci_high: null };
    expect(diagramPoints([empty], SQUARE)).toEqual([]);
  });
});
