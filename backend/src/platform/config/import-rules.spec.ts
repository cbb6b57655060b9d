import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../../../..');

interface Rule {
  name: string;
  from: { path: string; pathNot?: string | string[] };
  to: { pathNot: string[] };
}

/** Modules that each module may use, as the linter checks it. */
async function linted(): Promise<Record<string, string[]>> {
  const { forbidden } = (await import(join(root, '.config/dependency-cruiser.cjs'))) as { forbidden: Rule[] };
  const nameOf = (path: string) => /^\^backend\/src\/modules\/(.+)\/$/.exec(path)?.[1];
  const rules = forbidden.filter(({ name }) => name.startsWith('module-'));
  return Object.fromEntries(
    rules.map(({ from, to }) => {
      const self = nameOf(from.path)!;
      const used = to.pathNot.flatMap((path) => nameOf(path) ?? []);
      return [self, used.filter((name) => name !== self).sort()];
    }),
  );
}

/** The same as docs/architecture.md draws it. */
function drawn(): Record<string, string[]> {
  const text = readFileSync(join(root, 'docs/architecture.md'), 'utf8');
  const modules = /subgraph modules.*\n([^]*?)\n {4}end\n/.exec(text)![1]!;
  const writers = /class (.+) writes/.exec(text)![1]!.split(',');
  const uses = new Map(writers.map((name) => [name, ['audit']]));
  for (const line of modules.split('\n')) {
    const [from, to] = line.trim().split(' --> ');
    uses.set(from!, [...(uses.get(from!) ?? []), ...(to?.split(' & ') ?? [])]);
  }
  return Object.fromEntries([...uses].map(([name, used]) => [name, used.sort()]));
}

describe('who may import whom', () => {
  it('is stated for every module', async () => {
    expect(Object.keys(await linted()).sort()).toEqual(readdirSync(join(root, 'backend/src/modules')).sort());
  });

  it('leads nowhere in a circle', async () => {
    const uses = await linted();
    const open = new Map(Object.entries(uses));
    for (let left = -1; left !== open.size;) {
      left = open.size;
      for (const [name, used] of open) if (used.every((each) => !open.has(each))) open.delete(name);
    }
    expect([...open.keys()]).toEqual([]);
  });

  it('exempts entities alone: no rule for other files lets the entities of other modules through', async () => {
    const { forbidden } = (await import(join(root, '.config/dependency-cruiser.cjs'))) as {
      forbidden: Rule[];
    };
    const modules = readdirSync(join(root, 'backend/src/modules'));
    const passes = ({ from, to }: Rule, file: string, imported: string) =>
      !new RegExp(from.path).test(file) ||
      [from.pathNot ?? []].flat().some((path) => new RegExp(path).test(file)) ||
      [to.pathNot].flat().some((path) => new RegExp(path).test(imported));
    const allowed = await linted();
    for (const name of modules) {
      for (const other of modules.filter((each) => each !== name && !allowed[name]!.includes(each))) {
        const rules = forbidden.filter((rule) => /^(module|entities-of)-/.test(rule.name));
        const [folder, entity] = [`backend/src/modules/${name}/`, `backend/src/modules/${other}/x.entity.ts`];
        const through = (file: string) => rules.every((rule) => passes(rule, folder + file, entity));
        expect([name, other, through('a.service.ts'), through('a.entity.ts')]).toEqual([
          name,
          other,
          false,
          true,
        ]);
      }
    }
  });

  it('is drawn in the documentation as it is linted', async () => {
    const shown = drawn();
    // what a module may use that nothing is said about needs no arrow
    const needsNone = ([name, used]: [string, string[]]) =>
      used.length === 0 || (!(name in shown) && used.join() === 'audit');
    const allowed = Object.entries(await linted()).filter((rule) => !needsNone(rule));
    expect(shown).toEqual(Object.fromEntries(allowed));
  });
});
