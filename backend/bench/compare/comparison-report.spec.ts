import { reportText } from '../report/report';
import { comparisonReport, type Part } from './comparison-report';

const COMMITS = { before: 'aaaaaaa of 2026-11-01', after: 'bbbbbbb of 2026-11-02' };

const part = (wanted: Part['wanted'], before: number, after: number, processor = NaN): Part => ({
  what: 'work',
  written: (value) => `${value} s`,
  wanted,
  pairs: [{ before: { value: before, processor }, after: { value: after, processor: processor / 2 } }],
});

describe('the report of a comparison', () => {
  it.each([
    [{ least: 1.6 }, 10, 16, true],
    [{ least: 1.6 }, 10, 15.9, false],
    [{ most: 0.5 }, 10, 5, true],
    [{ most: 0.5 }, 10, 5.1, false],
  ])('holds %j against %d before and %d after: %p', (wanted, before, after, met) => {
    expect(comparisonReport(COMMITS, [part(wanted, before, after)]).targets).toMatchObject([{ met }]);
  });

  it('names the commits and has medians, ratios and processor time side by side', () => {
    const text = reportText(comparisonReport(COMMITS, [part({ most: 0.5 }, 10, 4, 3_000)]));
    expect(text).toContain('Before is aaaaaaa of 2026-11-01, after is bbbbbbb of 2026-11-02.');
    expect(text).toMatch(/\| work \| ≤ 0\.5 × +\| 0\.40 × \(0\.40–0\.40\) +\| yes +\|/);
    expect(text).toMatch(
      /\| work \| 1 +\| 10 s +\| 4 s +\| 0\.40 × \(0\.40–0\.40\) +\| 3\.0 s +\| 1\.5 s +\| 0\.50 × \(0\.50–0\.50\) \|/,
    );
  });

  it('leaves the processor time open where the system does not report it', () => {
    expect(reportText(comparisonReport(COMMITS, [part({ least: 1 }, 1, 1)]))).toMatch(
      /\| – +\| – +\| – +\|\n?$/,
    );
  });
});
