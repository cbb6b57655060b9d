import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { backtestWith, NO_CHANCE } from '../../testing/backtest';
import { ProfitCurves } from './profit-curves';

const bands = () =>
  screen
    .getAllByRole('figure')
    .map((figure) => figure.querySelector('[data-part="band"]')?.getAttribute('d'));

describe('the curves of a profit', () => {
  it('are one with its band where every bet can be held against chance', () => {
    render(<ProfitCurves figures={backtestWith()} />);
    expect(screen.getByRole('figure', { name: 'Kâr eğrisi 200 bahis' })).toHaveTextContent('%95 ihtimalle');
    expect(bands()).toEqual([expect.stringMatching(/^M.*Z$/)]);
  });

  it('never draw a band behind bets that it is not of', () => {
    const { chance } = backtestWith();
    const some = { ...chance, bets: 120, profit: -2 };
    render(<ProfitCurves figures={backtestWith({ chance: some })} />);
    expect(
      screen.getAllByRole('figure').map((figure) => figure.querySelector('figcaption')!.textContent),
    ).toEqual(['Kâr eğrisi: Bütün bahisler 200 bahis ', 'Kâr eğrisi: Şans bandıyla 120/200 bahis ']);
    expect(bands()).toEqual(['', expect.stringMatching(/^M.*Z$/)]);
    expect(screen.getByText(/^Bant yalnız türün bütün oranları bilinen bahislerle/)).toBeInTheDocument();
  });

  it('have no band where no bet can be held against chance, and say so', () => {
    render(<ProfitCurves figures={backtestWith({ chance: NO_CHANCE })} />);
    expect(bands()).toEqual(['']);
    expect(screen.getByText(/şans bandı çizilmez/)).toBeInTheDocument();
  });

  it('say each day in words to those who walk along them', async () => {
    const user = userEvent.setup();
    render(<ProfitCurves figures={backtestWith()} />);
    const slider = screen.getByRole('slider', { name: 'Kâr eğrisi' });
    const last = '18.05.2025 · 200 bahis · +8,00 birim · şans: -31,00 … +21,00';
    expect(slider).toHaveAttribute('aria-valuetext', last);
    await user.tab();
    await user.keyboard('{Home}');
    expect(slider).toHaveAttribute(
      'aria-valuetext',
      '12.08.2023 · 1 bahis · +0,85 birim · şans: -7,00 … -3,00',
    );
    await user.keyboard('{ArrowRight}{PageDown}{PageDown}{PageUp}{End}');
    expect(slider).toHaveAttribute('aria-valuetext', last);
  });

  it('are a table, too', async () => {
    render(<ProfitCurves figures={backtestWith()} />);
    await userEvent.setup().click(screen.getByText('Eğri, tablo olarak'));
    const rows = within(screen.getByRole('table', { name: 'Kâr eğrisi' })).getAllByRole('row');
    expect(rows.map((row) => row.textContent)).toEqual([
      'GünBahisKârŞans bandı',
      '12.08.20231+0,85-7,00 … -3,00',
      '10.02.2024100+5,00-23,00 … +13,00',
      '18.05.2025200+8,00-31,00 … +21,00',
    ]);
  });

  it('mark what few bets made', () => {
    const few = backtestWith();
    render(<ProfitCurves figures={{ ...few, bets: 29, chance: { ...few.chance, bets: 29 } }} />);
    expect(screen.getByText('Az örnek')).toBeInTheDocument();
  });
});
