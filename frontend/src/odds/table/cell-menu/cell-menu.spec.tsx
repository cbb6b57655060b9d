import { fireEvent, screen, within } from '@testing-library/react';
import { found, openOdds, ROW, visitor, wait } from '../../../testing/odds-screen';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const cell = (name: string) => screen.findByRole('gridcell', { name });
const items = async () =>
  within(await screen.findByRole('menu'))
    .getAllByRole('menuitem')
    .map(({ textContent }) => textContent);

async function ask(name: string) {
  fireEvent.contextMenu(await cell(name));
  return screen.findByRole('menu');
}

describe('the menu of a cell', () => {
  it('says what the cell is, and filters by its value in one step', async () => {
    const { path, searches } = await openOdds();
    const menu = await ask('1,85');
    expect(menu).toHaveAccessibleName('Maç Sonucu 1: 1,85');
    await visitor().click(within(menu).getByRole('menuitem', { name: 'Bu değerle filtrele' }));
    expect(path()).toBe('/kapanisoran?ft_1_odd=1.85');
    expect(searches().at(-1)).toMatchObject({ ft_1_odd: '1.85' });
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('leaves a value out of what is asked, and offers nothing that no text says', async () => {
    const { path } = await openOdds('/kapanisoran?total_goals=2;3&ft_1_odd=1.8');
    await ask('3');
    await visitor().click(screen.getByRole('menuitem', { name: 'Hariç tut' }));
    expect(new URLSearchParams(path().split('?')[1]).get('total_goals')).toBe('2');
    await ask('1,85');
    expect(await items()).not.toContain('Hariç tut');
  });

  it('offers no filters of a whole score but two goals, and leaves scores out by their own name', async () => {
    const { searches } = await openOdds();
    await ask('2 - 1');
    await visitor().click(screen.getByRole('menuitem', { name: 'Bu değerle filtrele' }));
    expect(searches().at(-1)).toMatchObject({ home_ft_score: '2', away_ft_score: '1' });
    await ask('2 - 1');
    await visitor().click(screen.getByRole('menuitem', { name: 'Hariç tut' }));
    expect(searches().at(-1)).toMatchObject({ ft_score: '!2-1' });
  });

  it('knows the probability of a row that shows it, and offers no near prices then', async () => {
    const { path } = await openOdds('/kapanisoran?values=probability', found({ ...ROW, ft_1_odd: 0.5263 }));
    await ask('%52,6');
    expect(await items()).toEqual([
      ...['Bu değerle filtrele', 'Hariç tut', 'Aynı olasılık (%52,6 ±1)', 'Kopyala', 'Maça git'],
    ]);
    await visitor().click(screen.getByRole('menuitem', { name: /^Aynı olasılık/ }));
    expect(new URLSearchParams(path().split('?')[1]).get('ft_1_odd')).toBe('%52.6±1');
  });

  it('opens by the menu key, is walked by arrows, and gives the focus back', async () => {
    await openOdds();
    const price = await cell('1,85');
    price.focus();
    const user = visitor();
    await user.keyboard('{ContextMenu}');
    await screen.findByRole('menu');
    await wait(50);
    expect(screen.getByRole('menuitem', { name: 'Bu değerle filtrele' })).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('menuitem', { name: 'Hariç tut' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).toBeNull();
    await wait(50);
    expect(price).toHaveFocus();
    await user.keyboard('{Shift>}{F10}{/Shift}');
    expect(await screen.findByRole('menu')).toBeInTheDocument();
  });

  it('leads to the match, as a link', async () => {
    const { path } = await openOdds();
    await ask('1,85');
    const link = screen.getByRole('menuitem', { name: 'Maça git' });
    expect(link).toHaveAttribute('href', '/mac/7');
    await visitor().click(link);
    expect(path()).toBe('/mac/7');
  });
});
