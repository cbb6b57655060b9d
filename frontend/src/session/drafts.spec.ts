import { dropDraft, forgetTyped, keepDraft, readDraft, readTexts } from './drafts';

describe('the draft of a form', () => {
  beforeEach(() => sessionStorage.clear());

  it('comes back to its form and its writer only, until it is dropped', () => {
    keepDraft('comment-7', 'ayşe', { content: 'Uzun emek' });
    expect(readTexts('comment-8', 'ayşe')).toEqual({});
    expect(readTexts('comment-7', 'mehmet')).toEqual({});
    for (let time = 0; time < 2; time += 1)
      expect(readTexts('comment-7', 'ayşe')).toEqual({ content: 'Uzun emek' });
    dropDraft('comment-7', 'ayşe');
    expect(readTexts('comment-7', 'ayşe')).toEqual({});
  });

  it('stays until it is dropped, where it is only read', () => {
    keepDraft('admin:users/3', 'ayşe', { username: 'a', columns: ['ft_1_odd'] });
    expect(readDraft('admin:users/3', 'mehmet')).toBeNull();
    for (let time = 0; time < 2; time += 1)
      expect(readDraft('admin:users/3', 'ayşe')).toEqual({ username: 'a', columns: ['ft_1_odd'] });
    dropDraft('admin:users/3', 'ayşe');
    expect(readDraft('admin:users/3', 'ayşe')).toBeNull();
  });

  it('is forgotten with all others, and nothing else is', () => {
    keepDraft('comment-7', 'ayşe', { content: 'Uzun emek' });
    keepDraft('pick', null, { blogname: 'Kupon' });
    sessionStorage.setItem('other', '1');
    forgetTyped();
    expect({ ...sessionStorage }).toEqual({ other: '1' });
  });

  it('is empty when the store holds something else', () => {
    sessionStorage.setItem('draft:ayşe:a', '{oops');
    sessionStorage.setItem('draft:ayşe:b', 'null');
    sessionStorage.setItem('draft:ayşe:c', '{"content":5}');
    for (const form of ['a', 'b', 'c']) expect(readTexts(form, 'ayşe')).toEqual({});
  });

  it('outlives no page of a browser that stores nothing', () => {
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(() => keepDraft('a', 'ayşe', { content: 'x' })).not.toThrow();
    expect({ ...sessionStorage }).toEqual({});
    full.mockRestore();
  });
});
