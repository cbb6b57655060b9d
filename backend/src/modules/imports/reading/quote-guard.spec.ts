import { QuoteGuard } from './quote-guard';

function guard(text: string, pieces = 1): { safe: string; bad: number[] } {
  const bad: number[] = [];
  const quotes = new QuoteGuard(',', (line) => bad.push(line));
  const lines = text.split('\n').slice(0, -1);
  const size = Math.ceil(lines.length / pieces);
  let safe = '';
  for (let at = 0; at < lines.length; at += size) {
    safe += quotes.pass(
      lines
        .slice(at, at + size)
        .map((line) => `${line}\n`)
        .join(''),
    );
  }
  return { safe: safe + quotes.end(), bad };
}

describe('QuoteGuard', () => {
  it.each([
    'a,b\n1,2\n',
    '"a,b",c\n1,"x ""y"" z"\n',
    '1,O"Neil,2\n',
    '1,"O"Neil",2\n',
    '1,"O"Neil,2\n',
    '"",""\n',
  ])('passes %j as it is', (text) => expect(guard(text)).toEqual({ safe: text, bad: [] }));

  it('passes a quoted cell that runs over a few lines', () => {
    const text = '1,"x\ny\nz",2\n3,4\n';
    for (const pieces of [1, 2, 4]) expect(guard(text, pieces)).toEqual({ safe: text, bad: [] });
  });

  it('takes out a line whose quote never closes and keeps the lines after it', () => {
    const rest = Array.from({ length: 9 }, (_, index) => `${index},b\n`).join('');
    expect(guard(`a,b\n1,"x\n${rest}`)).toEqual({ safe: `a,b\n\n${rest}`, bad: [2] });
  });

  it('takes out a line whose quote would be closed by that of another cell', () => {
    const text = '1,"x,2\n3,"y, z",4\n5,6\n';
    for (const pieces of [1, 2, 3])
      expect(guard(text, pieces)).toEqual({ safe: '\n3,"y, z",4\n5,6\n', bad: [1] });
  });

  it('takes out an open quote at the very end', () => {
    expect(guard('1,2\n3,"x\n4,5\n')).toEqual({ safe: '1,2\n\n4,5\n', bad: [2] });
  });

  it('takes out several lines with open quotes', () => {
    expect(guard('1,"a\n2,"b\n3,"c\n4,d\n')).toEqual({ safe: '\n\n\n4,d\n', bad: [1, 2, 3] });
  });
});
