import { type SnapshotImport, staleSince } from './stale-sources';

const HOUR = 60 * 60_000;
const NOW = Date.UTC(2026, 7, 20, 18);
const came = (hoursAgo: number, oldCopies: number, usable: number): SnapshotImport => ({
  ...{ at: NOW - hoursAgo * HOUR, oldCopies, usable },
});
const since = (imports: readonly SnapshotImport[], restart: number | null = null) => {
  const at = staleSince(imports, { restart, now: NOW });
  return at === null ? null : (NOW - at) / HOUR;
};

describe('a source', () => {
  it('is stale when all it gave for six hours are old copies', () => {
    expect(since([came(9, 0, 40), came(7, 40, 40), came(3, 12, 12), came(1, 40, 40)])).toBe(7);
  });

  it('is not while a fresh bulletin comes in between, or it is not yet six hours', () => {
    expect(since([came(7, 40, 40), came(3, 0, 12), came(1, 40, 40)])).toBeNull();
    expect(since([came(8, 0, 40), came(5.9, 40, 40), came(1, 40, 40)])).toBeNull();
  });

  it('is not when nothing comes from it any more', () => {
    expect(since([came(12, 40, 40), came(6, 40, 40)])).toBeNull();
    expect(since([])).toBeNull();
  });

  it('is judged by most matches of a bulletin: some are new to everybody', () => {
    expect(since([came(7, 38, 40), came(1, 20, 40)])).toBe(7);
    expect(since([came(7, 38, 40), came(1, 19, 40)])).toBeNull();
  });

  it('is not judged by a bulletin without football', () => {
    expect(since([came(7, 40, 40), came(3, 0, 0), came(1, 40, 40)])).toBe(7);
    expect(since([came(7, 0, 0), came(1, 0, 0)])).toBeNull();
  });

  it('begins anew where an admin has said so', () => {
    const imports = [came(9, 40, 40), came(7, 40, 40), came(1, 40, 40)];
    expect(since(imports, NOW - 8 * HOUR)).toBe(7);
    expect(since(imports, NOW - 2 * HOUR)).toBeNull();
  });
});
