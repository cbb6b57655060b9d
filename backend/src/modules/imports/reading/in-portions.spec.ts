import { inPortions } from './in-portions';

async function portions<Item, Result>(
  items: Iterable<Item>,
  read: (item: Item) => Result[],
): Promise<Result[][]> {
  const all: Result[][] = [];
  for await (const portion of inPortions(items, read)) all.push(portion);
  return all;
}

describe('reading items in portions', () => {
  it('gives what was made of all of them, in their order', async () => {
    const found = await portions([1, 2, 3], (item) => (item === 2 ? [] : [item, item * 10]));
    expect(found.flat()).toEqual([1, 10, 3, 30]);
    expect(await portions([], () => ['x'])).toEqual([]);
  });

  it('lets other work run while items take long', async () => {
    let turns = 0;
    const busy = setInterval(() => (turns += 1), 1);
    const found = await portions([1, 2, 3, 4], (item) => {
      for (const from = performance.now(); performance.now() - from < 12;);
      return [item];
    });
    clearInterval(busy);
    expect(found).toEqual([[1], [2], [3], [4]]);
    expect(turns).toBeGreaterThanOrEqual(3);
  });
});
