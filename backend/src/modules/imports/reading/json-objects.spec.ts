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

  const row = (n: number) => `{"n": ${n}, "team": "A${n}"}`;
  const good = (n: number) => ({ n, team: `A${n}` });

  it.each([
    ['cut off in the middle of a text', '{"n": 2, "team": "A'],
    ['cut off behind a colon', '{"n": 2, "team":'],
    ['cut off behind a comma', '{"n": 2,'],
    ['without its last bracket', '{"n": 2, "team": "A2"'],
    ['with a list that does not end', '{"n": 2, "list": [1, 2}'],
    ['with a quote in a text', '{"n": 2, "team": "A"2", "x": "y"}'],
    ['with a word that is none of JSON', '{"n": 2, "team": None}'],
    ['that is something else', 'hata: zaman aşımı'],
  ])('loses no object but one %s', async (_name, broken) => {
    const expected = [good(1), null, good(3), good(4)];
    const lines = [row(1), broken, row(3), row(4)];
    for (const size of [1, 7, 10_000]) {
      const perLine = await read(lines.join('\n'), size);
      expect(perLine.map(({ value }) => value)).toEqual(expected);
      expect(perLine.map(({ line }) => line)).toEqual([1, 2, 3, 4]);
    }
    if (!broken.startsWith('{')) return;
    expect(await values(`[\n${lines.join(',\n')}\n]`)).toEqual(expected);
    expect(await values(`{"page": 1, "items": [\n${lines.join(',\n')}\n], "more": 1}`)).toEqual(expected);
  });

  it('goes on behind a damaged object of a text on one line', async () => {
    const lines = [
      row(1),
      '{"n": 2, "team": "A"2", "x": "y"}',
      row(3),
      '{"n": 4, "m": {"x": 1}',
      row(5),
      row(6),
    ];
    expect(await values(`[${lines.join(',')}]`)).toEqual([good(1), null, good(3), null, good(5), good(6)]);
  });

  it('keeps objects apart from damage in what is written over several lines', async () => {
    const over = (text: string) => text.replace(/, /g, ',\n  ');
    const text = [row(1), '{"n": 2, "team": "A', row(3)].map(over).join(',\n');
    expect(await values(`[\n${text}\n]`)).toEqual([good(1), null, good(3)]);
    expect(await values('[\n{\n"m":\n{\n"x": 1\n}\n}\n]')).toEqual([{ m: { x: 1 } }]);
  });

  it('reports what stands between objects, once a line', async () => {
    expect(await read(`${row(1)}\nhata, "x"\nx ${row(2)}\n`)).toEqual([
      { line: 1, value: good(1) },
      { line: 2, value: null },
      { line: 3, value: null },
      { line: 3, value: good(2) },
    ]);
  });

  it('refuses an object of more than 64 Ki characters, in whatever pieces it comes', async () => {
    const long = (length: number) => `[{"a":"${'x'.repeat(length - 8)}"}]`;
    for (const size of [1_000, 16 * 1024]) {
      expect(await read(long(64 * 1024), size)).toHaveLength(1);
      // an object may end in the piece in which it becomes too long
      await expect(read(long(64 * 1024 + 1 + size), size)).rejects.toThrow(/aşırı uzun/);
    }
  });

  it('refuses brackets that lie more than a hundred deep inside each other', async () => {
    const deep = (depth: number) => `[{"a":${'['.repeat(depth - 2)}${']'.repeat(depth - 2)}}]`;
    expect(await read(deep(100))).toHaveLength(1);
    await expect(read(deep(101))).rejects.toThrow(/iç içe/);
  });

  it('finds nothing where there is nothing', async () => {
    expect(await values('[]')).toEqual([]);
    expect(await values('[1, 2]')).toEqual([]);
  });
});
