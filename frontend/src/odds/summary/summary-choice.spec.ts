import { readSummaryChoice, writeSummaryChoice } from './summary-choice';

describe('the summary panel’s state', () => {
  it('is open on the first visit', () => {
    expect(readSummaryChoice()).toEqual({ open: true, view: 'bars' });
  });

  it('is closed on a phone and on a low screen, until the visitor opens it', () => {
    jest
      .spyOn(window, 'matchMedia')
      .mockImplementation(
        (query) => ({ matches: query === '(height < 50rem), (width < 48rem)' }) as MediaQueryList,
      );
    expect(readSummaryChoice()).toEqual({ open: false, view: 'bars' });
    writeSummaryChoice({ open: true, view: 'bars' });
    expect(readSummaryChoice()).toEqual({ open: true, view: 'bars' });
    jest.restoreAllMocks();
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
