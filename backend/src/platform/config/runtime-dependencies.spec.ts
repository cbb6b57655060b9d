import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../../../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** Packages in the first column of the table of docs/architecture.md that has this title. */
function documented(title: string): string[] {
  const [, table] = new RegExp(`^\\| ${title} .*\\n\\|[ -]+\\|.*\\n((?:\\|.*\\n)+)`, 'm').exec(
    read('docs/architecture.md'),
  )!;
  const columns = table!.split('\n').map((row) => row.split('|')[1] ?? '');
  return columns.flatMap((names) => [...names.matchAll(/`([^`]+)`/g)].map(([, name]) => name!));
}

describe('runtime dependencies', () => {
  it.each(['backend', 'frontend'])('of the %s are those that the documentation gives reasons for', (name) => {
    const { dependencies } = JSON.parse(read(`${name}/package.json`)) as { dependencies: object };
    expect(documented(name).sort()).toEqual(Object.keys(dependencies).sort());
  });
});
