import { remembered } from './remembered';

describe('a function that remembers its results', () => {
  it('computes the result of a text once', () => {
    const asked: string[] = [];
    const length = remembered((text) => asked.push(text) && text.length);
    expect([length('Göztepe'), length('Rize'), length('Göztepe')]).toEqual([7, 4, 7]);
    expect(asked).toEqual(['Göztepe', 'Rize']);
  });

  it('remembers texts that are no well-formed Unicode', () => {
    const asked: string[] = [];
    const itself = remembered((text) => (asked.push(text), text));
    expect([itself('\ud800'), itself('\ud801'), itself('\ud800')]).toEqual(['\ud800', '\ud801', '\ud800']);
    expect(asked).toHaveLength(2);
  });

  it('keeps no more than 20,000 results', () => {
    let computed = 0;
    const count = remembered(() => (computed += 1));
    for (let number = 0; number < 20_000; number += 1) count(String(number));
    expect(count('0')).toBe(1);
    count('another one');
    expect(count('0')).toBe(20_002);
  });
});
