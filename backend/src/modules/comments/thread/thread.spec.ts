import { bareTombstones, type CommentRow, isWithin, NESTED_LEVELS, toThread } from './thread';

const row = (id: number, parent_id: number | null = null): CommentRow => ({
  id,
  parent_id,
  blog_id: 1,
  author: 'a',
  content: `c${id}`,
  date: new Date('2026-05-17T12:00:00Z'),
  is_deleted: false,
});
interface Node {
  id: number;
  replies: Node[];
}
const shape = (nodes: readonly Node[]): unknown[] =>
  nodes.map((node) => (node.replies.length > 0 ? [node.id, shape(node.replies)] : node.id));

describe('toThread', () => {
  it('nests replies below their comments and keeps the order among siblings', () => {
    const rows = [row(1), row(2), row(3, 1), row(4, 1), row(5, 3), row(6, 2), row(7)];
    expect(shape(toThread(rows))).toEqual([[1, [[3, [5]], 4]], [2, [6]], 7]);
  });

  it('shows a reply whose comment is gone at the top', () => {
    expect(shape(toThread([row(5, 99), row(6, 5)]))).toEqual([[5, [6]]]);
  });

  it('nests to the last level of the wire, and lists what replies deeper beside it, in the order of reading', () => {
    const chain = Array.from({ length: NESTED_LEVELS }, (_, index) => row(index + 1, index || null));
    const last = NESTED_LEVELS;
    const rows = [
      ...chain,
      row(last + 1, last),
      row(last + 2, last - 1),
      row(last + 3, last + 1),
      row(last + 4, last),
      row(last + 5, last - 2),
    ];
    let level = toThread(rows);
    for (let depth = 1; depth < NESTED_LEVELS - 1; depth += 1) level = level[0]!.replies;
    expect(shape(level)).toEqual([[last - 1, [last, last + 1, last + 3, last + 4, last + 2]], last + 5]);
    expect(level[0]!.replies.map(({ parent_id }) => parent_id)).toEqual([
      last - 1,
      last,
      last + 1,
      last,
      last - 1,
    ]);
  });

  it('lets any thread be written as JSON', () => {
    const rows = Array.from({ length: 50_000 }, (_, index) => row(index + 1, index || null));
    expect(JSON.stringify(toThread(rows)).match(/"id":/g)).toHaveLength(50_000);
  });

  it('takes hundreds of thousands of comments of one level', () => {
    const rows = Array.from({ length: 200_000 }, (_, index) => row(index + 1, index === 0 ? null : 1));
    expect(toThread(rows)[0]!.replies).toHaveLength(199_999);
  });
});

describe('isWithin', () => {
  const post = [row(1), row(2, 1), row(3, 2), row(4)];

  it('finds a comment in its own thread only', () => {
    expect(isWithin(post, 3, 1)).toBe(true);
    expect(isWithin(post, 1, 1)).toBe(true);
    expect(isWithin(post, 4, 1)).toBe(false);
    expect(isWithin(post, 1, 3)).toBe(false);
    expect(isWithin(post, null, 1)).toBe(false);
  });

  it('ends on a loop', () => {
    expect(isWithin([row(1, 2), row(2, 1)], 1, 7)).toBe(false);
  });
});

describe('bareTombstones', () => {
  const deleted = (id: number, parent_id: number | null = null): CommentRow => ({
    ...row(id, parent_id),
    is_deleted: true,
  });

  it('are the deleted comments above the last reply, up to one that was not deleted', () => {
    const post = [deleted(1), row(2, 1), deleted(3, 2), deleted(4, 3), row(5, 4)];
    expect(bareTombstones(post, 5)).toEqual([4, 3]);
  });

  it('end at one with another reply', () => {
    const post = [deleted(1), deleted(2, 1), row(3, 1), deleted(4, 2), row(5, 4)];
    expect(bareTombstones(post, 5)).toEqual([4, 2]);
    expect(bareTombstones(post, 3)).toEqual([]);
  });

  it('reach to the first comment', () => {
    expect(bareTombstones([deleted(1), deleted(2, 1), row(3, 2)], 3)).toEqual([2, 1]);
  });
});
