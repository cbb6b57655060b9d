import { pointAt, stepPath, stepScale } from './step-line';

const AREA = { width: 100, height: 40, padding: 10 };
const at = (time: number, value: number | null) => ({ at: time, value });

describe('stepPath', () => {
  it('holds each value until the next one', () => {
    const points = [at(0, 1.8), at(50, 2), at(100, 2)];
    expect(stepPath(points, stepScale(points, [0, 100], AREA))).toBe('M0 30H50V10H100V10');
  });

  it('breaks where there is no value', () => {
    const points = [at(0, 1), at(20, null), at(60, 2), at(100, 2)];
    expect(stepPath(points, stepScale(points, [0, 100], AREA))).toBe('M0 30H20M60 10H100V10');
  });

  it('draws an unchanged value and a single point in the middle', () => {
    const flat = [at(0, 2), at(100, 2)];
    expect(stepPath(flat, stepScale(flat, [0, 100], AREA))).toBe('M0 20H100V20');
    const single = [at(5, 2)];
    expect(stepPath(single, stepScale(single, [5, 5], AREA))).toBe('M50 20');
  });
});

describe('pointAt', () => {
  const points = [at(10, 1), at(20, 2), at(30, 3)];
  it.each([
    [0, 0],
    [10, 0],
    [19, 0],
    [20, 1],
    [99, 2],
  ])('at %i it is point %i', (time, index) => expect(pointAt(points, time)).toBe(index));
});
