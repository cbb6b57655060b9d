import { withSection } from './benchmarks-file';
import { markdownTable } from './report';

describe('the file of benchmarks', () => {
  it('gets a new section at its end', () => {
    expect(withSection('# Benchmarks\n\nWords.\n', 'a', 'one')).toBe(
      '# Benchmarks\n\nWords.\n\n<!-- bench a -->\n\none\n\n<!-- /bench a -->\n',
    );
  });

  it('has a section replaced where it stands, and nothing else', () => {
    const text = withSection(withSection('# Head\n', 'a', 'one'), 'b', 'two');
    expect(withSection(`${text}\nTail.\n`, 'a', 'three')).toBe(`${text.replace('one', 'three')}\nTail.\n`);
  });

  it('does not take the section of a longer key for another one', () => {
    const text = withSection('', 'sqlite-250000', 'long');
    expect(withSection(text, 'sqlite', 'short')).toContain('long');
  });
});

describe('a table in Markdown', () => {
  it('is as wide as its widest cells', () => {
    expect(
      markdownTable(
        ['a', 'columns'],
        [
          ['gözlem', '1'],
          ['x', '2'],
        ],
      ),
    ).toBe('| a      | columns |\n| ------ | ------- |\n| gözlem | 1       |\n| x      | 2       |');
  });
});
