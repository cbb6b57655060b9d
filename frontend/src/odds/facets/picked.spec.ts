import type { FacetBucket } from '../../api/generated/wire';
import { pickedIn, rangeText, stateOf, toggled } from './picked';

const named = (value: string | number, text = `"${value}"`): FacetBucket => ({ value, text, matches: 1 });
const range = (low: number, high: number, text = `${low.toFixed(2)}-${high.toFixed(2)}`): FacetBucket => ({
  ...{ low, high, text, matches: 1 },
});

describe('a pressed value', () => {
  it('is asked for, also beside others, and no longer when it is pressed again', () => {
    const [one, other] = [named('Galatasaray'), named('Göztepe')];
    const first = toggled(one, pickedIn('', true), false);
    expect(first).toBe('"Galatasaray"');
    const both = toggled(other, pickedIn(first, true), false);
    expect(both).toBe('"Galatasaray";"Göztepe"');
    expect(stateOf(other, pickedIn(both, true))).toBe('picked');
    expect(toggled(one, pickedIn(both, true), false)).toBe('"Göztepe"');
    expect(toggled(one, pickedIn(first, true), false)).toBe('');
  });

  it('is left out, also beside others; what asks the other way round gives way', () => {
    const left = toggled(named(3, '=3'), pickedIn('=2;4', false), true);
    expect(left).toBe('!=3');
    expect(toggled(named(5, '=5'), pickedIn(left, false), true)).toBe('!=3;=5');
    expect(stateOf(named(3, '=3'), pickedIn('!3;=5', false))).toBe('out');
    expect(toggled(named(3, '=3'), pickedIn('!3', false), true)).toBe('');
    expect(toggled(named(3, '=3'), pickedIn('!3', false), false)).toBe('=3');
  });

  it('is known however it was written', () => {
    expect(stateOf(named('2-1', '2-1'), pickedIn('2 - 1', false))).toBe('picked');
    expect(stateOf(named('1/X', '1/X'), pickedIn('1/x', false))).toBe('picked');
    expect(stateOf(named('İstanbulspor'), pickedIn('"ISTANBULSPOR"', true))).toBe('picked');
    expect(stateOf(named('Galatasaray'), pickedIn('galat', true))).toBeNull();
  });
});

describe('a pressed range', () => {
  it('is picked where a range holds it, which gives way to it', () => {
    const picked = pickedIn('1,50-2,10', false);
    expect(stateOf(range(1.6, 1.79), picked)).toBe('picked');
    expect(stateOf(range(2, 2.19), picked)).toBeNull();
    expect(toggled(range(1.6, 1.79), picked, false)).toBe('1.60-1.79');
    expect(toggled(range(2.2, 2.39), picked, false)).toBe('1,50-2,10;2.20-2.39');
    expect(toggled(range(1.6, 1.79), pickedIn('1.60-1.79', false), false)).toBe('');
  });

  it('takes the place of what asks otherwise', () => {
    expect(toggled(range(1.6, 1.79), pickedIn('>1.5', false), false)).toBe('1.60-1.79');
    expect(stateOf(range(1.85, 1.85, '1.85'), pickedIn('1.85', false))).toBe('picked');
    expect(stateOf(range(1.6, 1.79), pickedIn('%50-60', false))).toBeNull();
  });

  it('of probabilities is in percent', () => {
    const bucket = range(0.5, 0.5499, '%50-54.99');
    expect(stateOf(bucket, pickedIn('%45-60', false))).toBe('picked');
    expect(rangeText(range(0.45, 0.4999), bucket)).toBe('%45-54.99');
    expect(rangeText(range(1.5, 1.79), range(2.1, 2.39))).toBe('1.50-2.39');
    expect(rangeText(bucket, bucket)).toBe('%50-54.99');
  });
});
