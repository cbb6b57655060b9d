import { similarWith } from '../../testing/match';
import { inPoints, similarCount } from './similar-count';

const [item] = similarWith().items;
const at = (...distances: number[]) => ({ items: distances.map((distance) => ({ ...item!, distance })) });

describe('how many similar matches there are', () => {
  it('is said with how near they are', () => {
    expect(similarCount(at(...Array.from({ length: 367 }, () => 0.004)))).toBe('±1 puan içinde 367 maç');
    expect(similarCount(at(0, 0.01))).toBe('±1 puan içinde 2 maç');
    expect(similarCount(at(...Array.from({ length: 500 }, () => 0.004)))).toBe(
      '±1 puan içinde en yakın 500 maç',
    );
  });

  it('says how far those reach that are only the nearest ones', () => {
    expect(similarCount(at(0.003, 0.0101, 0.0244))).toBe(
      '±1 puan içinde 1 maç; en yakın 3 maç alındı, en uzağı 2,4 puan',
    );
  });

  it('is in points with one decimal', () => {
    expect([0, 0.0028, 0.01, 0.1234].map(inPoints)).toEqual(['0', '0,3', '1', '12,3']);
  });
});
