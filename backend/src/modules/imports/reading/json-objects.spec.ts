import { type JsonObject, readJsonObjects } from './json-objects';

async function* inPieces(text: string, size: number): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
}

async function read(text: string, size = text.length): Promise<JsonObject[]> {
  const all: JsonObject[] = [];
  for await (const piece of readJsonObjects(inPieces(text, size))) all.push(...piece);
  return all;
}
const values = async (text: string) => (await read(text)).map(({ value }) => value);

describe('reading the objects of a JSON file', () => {
  const text = '[\n {"a": "x}]\\"{", "b": {"c": [1, {"d": 2}]}},\n\n {"a": 2}\n]';
  const objects = [
    { line: 2, value: { a: 'x}]"{', b: { c: [1, { d: 2 }] } } },
    { line: 4, value: { a: 2 } },
  ];

  it('finds the elements of an array with their lines', async () =>
    expect(await read(text)).toEqual(objects));

  it('finds the same whatever the pieces in which the text comes', async () => {
    for (const size of [1, 2, 3, 5, 7]) expect(await read(text, size)).toEqual(objects);
  });

  it('finds the rows of an array inside the top-level object', async () => {
    expect(
      await values('{"page": 1, "tags": ["x"], "items": [{"a": 1}, {"a": 2}], "more": {"b": 1}}'),
    ).toEqual([{ a: 1 }, { a: 2 }]);
  });

  it('finds one object per line, and a single one', async () => {
    expect(await values('{"a": 1}\n{"a": 2, "list": [1, 2]}\n')).toEqual([{ a: 1 }, { a: 2, list: [1, 2] }]);
    expect(await values('{"a": 1}')).toEqual([{ a: 1 }]);
  });

  it('hands out what it can not parse as null', async () => {
    expect(await read('[{"a": nope}, {"a": 1}]')).toEqual([
      { line: 1, value: null },
      { line: 1, value: { a: 1 } },
    ]);
    expect(await read('[{"a": 1},\n{"a": ')).toEqual([
      { line: 1, value: { a: 1 } },
      { line: 2, value: null },
    ]);
  });

  it('finds nothing where there is nothing', async () => {
    expect(await values('[]')).toEqual([]);
    expect(await values('[1, 2]')).toEqual([]);
  });
});
