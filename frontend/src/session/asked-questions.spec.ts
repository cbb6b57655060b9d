import { keepAsked, readAsked } from './asked-questions';
import { forgetTyped } from './drafts';

const asked = (search: string, matches = 1) => ({ type: 2 as const, search, matches });

describe('the questions asked last', () => {
  beforeEach(() => localStorage.clear());

  it('are an account’s own, each once, the newest first with its newest count', () => {
    keepAsked('ayşe', asked('ft_1_odd=1.85', 10));
    keepAsked('ayşe', asked('ft_1_odd=1.9', 20));
    keepAsked('ayşe', asked('ft_1_odd=1.85', 11));
    keepAsked('ayşe', { ...asked('ft_1_odd=1.85', 12), type: 1 });
    expect(readAsked('ayşe')).toEqual([
      { type: 1, search: 'ft_1_odd=1.85', matches: 12 },
      asked('ft_1_odd=1.85', 11),
      asked('ft_1_odd=1.9', 20),
    ]);
    expect(readAsked('mehmet')).toEqual([]);
  });

  it('are twenty', () => {
    for (let goals = 0; goals < 25; goals++) keepAsked('ayşe', asked(`total_goals=${goals}`));
    expect(readAsked('ayşe')).toHaveLength(20);
    expect(readAsked('ayşe')[0]).toEqual(asked('total_goals=24'));
  });

  it('are nobody’s without an account, and none where something else is kept', () => {
    keepAsked(null, asked('ft_1_odd=1.85'));
    expect({ ...localStorage }).toEqual({});
    localStorage.setItem('askedQuestions:ayşe', '[{"type":3},7,null]');
    expect(readAsked('ayşe')).toEqual([]);
    localStorage.setItem('askedQuestions:ayşe', '{oops');
    expect(readAsked('ayşe')).toEqual([]);
  });

  it('are forgotten of every account, and nothing else is', () => {
    keepAsked('ayşe', asked('ft_1_odd=1.85'));
    keepAsked('mehmet', asked('ft_1_odd=1.9'));
    localStorage.setItem('other', '1');
    forgetTyped();
    expect({ ...localStorage }).toEqual({ other: '1' });
  });
});
