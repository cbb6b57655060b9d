import { render, screen, within } from '@testing-library/react';
import { GROUPS } from '../../testing/catalogue';
import { selectionWith, summaryOf } from '../../testing/summary';
import { SelectionList } from './selection-list';

const cells = (name: string) =>
  within(screen.getByRole('rowheader', { name }).closest('tr')!)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

describe('the list of all selections', () => {
  it('puts figures of the same matches under one heading', () => {
    render(<SelectionList summary={summaryOf(GROUPS)} groups={GROUPS} />);
    const blocks = screen
      .getAllByRole('columnheader')
      .filter((header) => header.getAttribute('scope') === 'colgroup')
      .map((header) => [header.textContent, header.getAttribute('colspan')]);
    expect(blocks).toEqual([
      ['Sonucu bilinen bütün maçlar', '4'],
      ['Oranı olan maçlar', '4'],
      ['Türün bütün oranları bilinen maçlar', '5'],
    ]);
  });

  it('shows each population with its count', () => {
    const selection = selectionWith({
      ...{ label: '1', settled: 1734, hits: 900, rate: 0.519, ci_low: 0.495, ci_high: 0.543 },
      ...{ priced: 1500, mean_odd: 1.85, return_rate: -0.075, return_low: -0.12, return_high: 0.04 },
      ...{ compared: 1400, compared_rate: 0.5, compared_low: 0.474, compared_high: 0.526 },
      ...{ implied: 0.51, expected_return: -0.055 },
    });
    render(<SelectionList summary={summaryOf(GROUPS, { selections: [selection] })} groups={GROUPS} />);
    expect(cells('1')).toEqual([
      ...['1.734', '900', '%51,9', '%49,5–54,3'],
      ...['1.500/1.734 oranlı', '1,85', '-%7,5', '-%12 … +%4'],
      ...['1.400', '%50,0', '%47,4–52,6', '%51,0', '-%5,5'],
    ]);
  });

  it('shows the count of thin prices and nothing that follows from them', () => {
    const thin = selectionWith({ label: '1', settled: 1734, priced: 24, thin_prices: true });
    render(<SelectionList summary={summaryOf(GROUPS, { selections: [thin] })} groups={GROUPS} />);
    expect(cells('1').slice(4)).toEqual(['24/1.734 oranlı Az oran']);
  });
});
