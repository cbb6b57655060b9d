import { Ledger } from './ledger';
import { clusterReport, type ClusterRun } from './report';

const answer = (status: number) => ({ status, text: '', json: () => null });

function run(changed: Partial<ClusterRun> = {}): ClusterRun {
  const ledger = new Ledger();
  for (let n = 0; n < 99; n++) ledger.note('read', answer(200));
  return {
    ledger,
    happened: [{ kind: 'node killed', readGap: 400, writeGap: 6_000 }],
    falls: [],
    early: 0,
    proof: { database: '10.11', lost: 0, doubled: 0, different: [] },
    ...changed,
  };
}
const given = { faults: 1, seed: 1 };
const failed = (changed: Partial<ClusterRun>): number => clusterReport(given, run(changed)).failed;

describe('the report of a cluster run', () => {
  it('has kept every promise when nothing was lost and nobody waited long', () => {
    expect(clusterReport(given, run())).toMatchObject({ passed: 8, failed: 0 });
  });

  it('counts each broken promise', () => {
    const proof = { database: '10.11', lost: 1, doubled: 1, different: ['matches'] };
    expect(failed({ proof })).toBe(3);
    expect(failed({ falls: ['comments: 12 → 0'], early: 1 })).toBe(2);
    expect(failed({ happened: [{ kind: 'node killed', readGap: 10_001, writeGap: 20_001 }] })).toBe(2);
    const ledger = new Ledger();
    for (let n = 0; n < 99; n++) ledger.note('read', answer(n < 97 ? 200 : 500));
    expect(failed({ ledger })).toBe(1);
  });

  it('names tables that differ, and the longest time by kind of fault', () => {
    const proof = { database: '10.11', lost: 0, doubled: 0, different: ['matches', 'users'] };
    const happened = [
      { kind: 'node killed', readGap: 400, writeGap: 6_000 },
      { kind: 'node killed', readGap: 2_000, writeGap: 100 },
    ] as const;
    const { text } = clusterReport(given, run({ proof, happened }));
    expect(text).toContain('2 matches users');
    expect(text).toMatch(/\| node killed +\| 2 +\| 2\.0 s +\| 6\.0 s/);
  });
});

describe('the ledger', () => {
  it('takes the longest time between two successes, counted from the beginning of what is asked for', () => {
    const at = jest.spyOn(Date, 'now');
    const note = (time: number, status: number) => {
      at.mockReturnValue(time);
      ledger.note('write', answer(status));
    };
    at.mockReturnValue(0);
    const ledger = new Ledger();
    note(1_000, 200);
    note(2_000, 503);
    note(5_000, 201);
    expect(ledger.longestGap('write', 0, 6_000)).toBe(4_000);
    expect(ledger.longestGap('write', 4_000, 10_000)).toBe(5_000);
    expect(ledger.longestGap('read', 0, 10_000)).toBe(10_000);
    at.mockRestore();
  });
});
