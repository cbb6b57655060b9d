import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const modules = join(__dirname, '../modules');

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
    const loose = files.filter(
      (file) => file.split('/').length === 2 && !/\.(module|controller|service|table)\.ts$/.test(file),
    );
    expect(loose).toEqual([]);
  });

  it.each([
    ['entity', 'entities'],
    ['dto', 'dto'],
  ])('keep every .%s.ts in %s', (kind, room) => {
    const found = named(kind);
    expect(found.length).toBeGreaterThan(10);
    expect(found.filter((file) => file.split('/').slice(1, -1).join('/') !== room)).toEqual([]);
  });
});
