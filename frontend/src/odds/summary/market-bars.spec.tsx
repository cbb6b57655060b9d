import { render, screen, within } from '@testing-library/react';
import { selectionWith } from '../../testing/summary';
import { MarketBars } from './market-bars';

const row = (name: string) =>
  within(screen.getByRole('table')).getByRole('row', { name: new RegExp(`^${name} `) });

/** Full time with 1,734 settled matches, of which one selection has 24 prices. */
const FEW_PRICES = [
  selectionWith({ label: '1', ...{ settled: 1734, rate: 0.519, priced: 1500, compared: 24 } }),
  selectionWith({
    label: 'X',
    column: 'ft_x_odd',
    ...{ settled: 1734, rate: 0.26, priced: 24, compared: 24, thin_prices: true },
  }),
];

describe('the bars of a market', () => {
  it('never stand beside an expectation of other matches', () => {
    render(<MarketBars title="Maç sonucu" selections={FEW_PRICES} />);
    for (const bar of screen.getAllByRole('img')) expect(bar).not.toHaveAccessibleName(/beklenti/);
    expect(screen.getByRole('table')).not.toHaveTextContent('%50,8');
    expect(row('1')).toHaveTextContent('%51,9');
    expect(row('1')).toHaveTextContent('-%7,5');
  });

  it('say how few prices there are in the place of return and expectation', () => {
    render(<MarketBars title="Maç sonucu" selections={FEW_PRICES} />);
    expect(row('X')).toHaveTextContent('24/1.734 oranlı Az oran');
    expect(row('X')).not.toHaveTextContent('-%7,5');
    expect(row('1')).not.toHaveTextContent('Az oran');
  });

  it('are of the wholly priced matches where these are compared', () => {
    const compared = { settled: 1734, rate: 0.519, priced: 1500, compared: 1500, compared_rate: 0.5 };
    render(<MarketBars title="Maç sonucu" selections={[selectionWith({ label: '1', ...compared })]} />);
    expect(row('1')).toHaveTextContent('%50,0');
    expect(row('1')).not.toHaveTextContent('%51,9');
    expect(row('1')).toHaveTextContent('%50,8');
    expect(screen.getByRole('table')).toHaveTextContent('1.500/1.734 oranlı');
  });

  it('show the interval of the return, and a dash where two prices are missing', () => {
    const { rerender } = render(<MarketBars title="MS" selections={[selectionWith({ label: '1' })]} />);
    expect(row('1')).toHaveTextContent('-%20 … +%5');
    const alone = selectionWith({ label: '1', return_low: null, return_high: null });
    rerender(<MarketBars title="MS" selections={[alone]} />);
    expect(row('1')).toHaveTextContent('-%7,5-');
  });
});
