import { readSummaryChoice, writeSummaryChoice } from './summary-choice';

describe('the summary panel’s state', () => {
  it('is open on the first visit', () => {
    expect(readSummaryChoice()).toEqual({ open: true, view: 'bars' });
  });

  it('is what the visitor left', () => {
    writeSummaryChoice({ open: false, view: 'list' });
    expect(readSummaryChoice()).toEqual({ open: false, view: 'list' });
  });

  it('survives what can not be read', () => {
    for (const stored of ['{', 'null', '{"open":"yes","view":"pie"}']) {
      localStorage.setItem('oddsSummary', stored);
      expect(readSummaryChoice()).toEqual({ open: true, view: 'bars' });
    }
  });
});
