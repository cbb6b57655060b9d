import { pacer } from '../../../common/background/pacer';

/**
 * What `read` makes of each item, in their order. Other work runs in between, so that no content holds it up for
 * longer than one item takes.
 */
export async function* inPortions<Item, Result>(
  items: Iterable<Item>,
  read: (item: Item) => readonly Result[],
): AsyncGenerator<Result[], void, undefined> {
  const pause = pacer();
  let results: Result[] = [];
  for (const item of items) {
    results.push(...read(item));
    if (!pause.isDue()) continue;
    yield results;
    results = [];
    await pause();
  }
  if (results.length > 0) yield results;
}
