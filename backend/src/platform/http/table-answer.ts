import { StreamableFile } from '@nestjs/common';
import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import type { TablePage } from './table-page';

/**
 * What a request for a table is answered: its rows as an array. A table of many slices is written slice by slice, with
 * turns for other answers between them; once the first is out, an error breaks the connection off.
 * @param name the array is that property of an object, instead of the whole answer
 */
export async function tableAnswer<Row>(page: TablePage<Row>, name?: string): Promise<unknown> {
  const slices = page.slices[Symbol.asyncIterator]();
  const first = await slices.next();
  const second = first.done ? first : await slices.next();
  const rows = first.done ? [] : first.value;
  if (second.done) return name === undefined ? rows : { [name]: rows };
  const head = name === undefined ? '[' : `{${JSON.stringify(name)}:[`;
  const end = name === undefined ? ']' : ']}';
  const rest = { [Symbol.asyncIterator]: () => slices };
  return new StreamableFile(Readable.from(pieces(head, [rows, second.value], rest, end)), {
    type: 'application/json; charset=utf-8',
  });
}

async function* pieces(
  head: string,
  first: readonly (readonly unknown[])[],
  rest: AsyncIterable<readonly unknown[]>,
  end: string,
): AsyncGenerator<string, void, undefined> {
  let before = head;
  const written = (rows: readonly unknown[]): string => {
    // a slice may have lost all its rows meanwhile
    if (rows.length === 0) return '';
    const text = before + JSON.stringify(rows).slice(1, -1);
    before = ',';
    return text;
  };
  for (const rows of first) yield written(rows);
  for await (const rows of rest) {
    yield written(rows);
    // the embedded database answers without leaving the turn
    await setImmediate();
  }
  yield (before === head ? head : '') + end;
}
