import type { CommentDto } from '../../../api/generated/wire';
import { chain, comment } from '../../../testing/posts';
import { countComments, type ShownComment, shownThread } from './shown-thread';

const thread = (id: number, replies: CommentDto[] = []) => comment(id, { replies });

/** `1(2(3))` for comment 1 with reply 2 with reply 3. */
const outline = (thread: ShownComment[]): string =>
  thread
    .map(({ comment: { id }, replies }) => (replies.length > 0 ? `${id}(${outline(replies)})` : `${id}`))
    .join(' ');

describe('the thread on the screen', () => {
  it('nests replies below their comment, in their order', () => {
    expect(outline(shownThread([thread(1, [thread(2, [thread(3)]), thread(4)]), thread(5)]))).toBe(
      '1(2(3) 4) 5',
    );
  });

  it('indents four levels and puts deeper replies on the last, where they are read next', () => {
    const deep = thread(1, [
      thread(2, [thread(3, [thread(4, [thread(5, [thread(6, [thread(7)]), thread(8)]), thread(9)])])]),
    ]);
    expect(outline(shownThread([deep]))).toBe('1(2(3(4(5 6 7 8 9))))');
  });

  it('says whom a reply answers', () => {
    const [first] = shownThread([thread(1, [thread(2)])]);
    expect(first!.answers).toBeNull();
    expect(first!.replies[0]!.answers).toBe('yazan1');
  });

  it('says so of a reply that the server lists beside the comment it answers', () => {
    const beside = [comment(3), comment(4, { parent_id: 3 }), comment(5, { parent_id: 4 })];
    const [first] = shownThread([thread(1, [thread(2, beside)])]);
    expect(first!.replies[0]!.replies.map(({ answers }) => answers)).toEqual(['yazan2', 'yazan3', 'yazan4']);
  });

  it('names no one where the comment it answers was deleted', () => {
    const [first] = shownThread([
      thread(1, [comment(2, { is_deleted: true }), comment(3, { parent_id: 2 })]),
    ]);
    expect(first!.replies[1]!.answers).toBeNull();
  });

  it('copes with a thread of any depth', () => {
    const deep = chain(20_000, 20_000);
    const shown = shownThread([deep]);
    expect(shown[0]!.replies[0]!.replies[0]!.replies[0]!.replies).toHaveLength(20_000 - 4);
    expect(countComments([deep])).toBe(20_000);
  });

  it('takes hundreds of thousands of replies to one comment', () => {
    const wide = [
      thread(
        1,
        Array.from({ length: 200_000 }, (_, index) => comment(index + 2)),
      ),
    ];
    expect(shownThread(wide)[0]!.replies).toHaveLength(200_000);
    expect(countComments(wide)).toBe(200_001);
  });

  it('does not count what was deleted', () => {
    expect(countComments([comment(1, { is_deleted: true, replies: [comment(2)] }), thread(3)])).toBe(2);
  });
});
