import { forgetDrafts, keepDraft, takeDraft } from './drafts';

describe('the draft of a form', () => {
  beforeEach(() => sessionStorage.clear());

  it('comes back once, to its form and its writer only', () => {
    keepDraft('comment-7', 'ayşe', { content: 'Uzun emek' });
    expect(takeDraft('comment-8', 'ayşe')).toEqual({});
    expect(takeDraft('comment-7', 'mehmet')).toEqual({});
    expect(takeDraft('comment-7', 'ayşe')).toEqual({ content: 'Uzun emek' });
    expect(takeDraft('comment-7', 'ayşe')).toEqual({});
  });

  it('is forgotten with all others, and nothing else is', () => {
    keepDraft('comment-7', 'ayşe', { content: 'Uzun emek' });
    keepDraft('pick', null, { blogname: 'Kupon' });
    sessionStorage.setItem('other', '1');
    forgetDrafts();
    expect({ ...sessionStorage }).toEqual({ other: '1' });
  });

  it('is empty when the store holds something else', () => {
    sessionStorage.setItem('draft:ayşe:a', '{oops');
    sessionStorage.setItem('draft:ayşe:b', 'null');
    sessionStorage.setItem('draft:ayşe:c', '{"content":5}');
    for (const form of ['a', 'b', 'c']) expect(takeDraft(form, 'ayşe')).toEqual({});
  });

  it('is forgotten by a browser that stores nothing', () => {
    const full = {
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    } as unknown as Storage;
    expect(() => keepDraft('a', 'ayşe', { content: 'x' }, full)).not.toThrow();
  });
});
