import type { CommentDto } from '../../api/generated/wire';
import { countComments, type ShownComment, shownThread } from './shown-thread';

function comment(id: number, replies: CommentDto[] = [], is_deleted = false): CommentDto {
  const date = '2026-05-17T18:45:00.000Z';
  return { id, content: `c${id}`, author: `a${id}`, date, blog_id: 1, parent_id: null, is_deleted, replies };
}

/** `1(2(3))` for comment 1 with reply 2 with reply 3. */
const outline = (thread: ShownComment[]): string =>
  thread
    .map(({ comment: { id }, replies }) => (replies.length > 0 ? `${id}(${outline(replies)})` : `${id}`))
    .join(' ');

describe('the thread on the screen', () => {
  it('nests replies below their comment, in their order', () => {
    expect(outline(shownThread([comment(1, [comment(2, [comment(3)]), comment(4)]), comment(5)]))).toBe(
      '1(2(3) 4) 5',
    );
  });

  it('indents four levels and puts deeper replies on the last, where they are read next', () => {
    const deep = comment(1, [
      comment(2, [
        comment(3, [comment(4, [comment(5, [comment(6, [comment(7)]), comment(8)]), comment(9)])]),
      ]),
    ]);
    expect(outline(shownThread([deep]))).toBe('1(2(3(4(5 6 7 8 9))))');
  });

  it('says whom a reply answers', () => {
    const [first] = shownThread([comment(1, [comment(2)])]);
    expect(first!.answers).toBeNull();
    expect(first!.replies[0]!.answers).toBe('a1');
  });

  it('copes with a thread of any depth', () => {
    let chain = comment(20_000);
    for (let id = 19_999; id > 0; id -= 1) chain = comment(id, [chain]);
    const shown = shownThread([chain]);
    expect(shown[0]!.replies[0]!.replies[0]!.replies[0]!.replies).toHaveLength(20_000 - 4);
    expect(countComments([chain])).toBe(20_000);
  });

  it('does not count what was deleted', () => {
    expect(countComments([comment(1, [comment(2)], true), comment(3)])).toBe(2);
  });
});
