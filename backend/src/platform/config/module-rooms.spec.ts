import { readdirSync } from 'node:fs';
import { basename, dirname as folderOf, join } from 'node:path';

const modules = join(__dirname, '../../modules');

/** Every file below `modules`, as `users/entities/user.entity.ts`. */
const files = readdirSync(modules, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) =>
    join(parentPath, name)
      .slice(modules.length + 1)
      .replaceAll('\\', '/'),
  );
const named = (kind: string) => files.filter((file) => file.endsWith(`.${kind}.ts`));

describe('the rooms of a module', () => {
  it('leave its root to the module, its controllers, tables and services', () => {
    const isOwn = (file: string) => file.endsWith(`/${basename(folderOf(file))}.module.ts`);
    const roots = new Set(named('module').filter(isOwn).map(folderOf));
    const loose = files.filter(
      (file) => roots.has(folderOf(file)) && !/\.(module|controller|service|table)\.ts$/.test(file),
    );
    expect(loose).toEqual([]);
  });

  it.each([
    ['entity', 'entities'],
    ['dto', 'dto'],
  ])('keep every .%s.ts in %s', (kind, room) => {
    const found = named(kind);
    expect(found.length).toBeGreaterThan(10);
    expect(found.filter((file) => basename(folderOf(file)) !== room)).toEqual([]);
  });
});
