import { type CommentRow, isWithin, toThread } from './thread';

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

  it('has room for thousands of levels', () => {
    const rows = Array.from({ length: 5_000 }, (_, index) => row(index + 1, index === 0 ? null : index));
    let depth = 0;
    for (let level = toThread(rows); level.length > 0; level = level[0]!.replies) depth += 1;
    expect(depth).toBe(5_000);
  });
});

describe('isWithin', () => {
  const parents = new Map([
    [1, null],
    [2, 1],
    [3, 2],
    [4, null],
  ]);

  it('finds a comment in its own thread only', () => {
    expect(isWithin(parents, 3, 1)).toBe(true);
    expect(isWithin(parents, 1, 1)).toBe(true);
    expect(isWithin(parents, 4, 1)).toBe(false);
    expect(isWithin(parents, 1, 3)).toBe(false);
    expect(isWithin(parents, null, 1)).toBe(false);
  });

  it('ends on a loop', () => {
    const loop = new Map<number, number | null>([
      [1, 2],
      [2, 1],
    ]);
    expect(isWithin(loop, 1, 7)).toBe(false);
  });
});
