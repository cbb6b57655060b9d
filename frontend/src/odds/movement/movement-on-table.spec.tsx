import { screen, within } from '@testing-library/react';
import { openOdds, visitor, wait } from '../../testing/odds-screen';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

async function openForm() {
  await visitor().click(screen.getByRole('button', { name: 'Soru' }));
  const sheet = await screen.findByRole('dialog', { name: 'Soru' });
  await visitor().click(within(sheet).getByText('Hareket'));
  await wait(0);
  return sheet;
}

async function add(form: HTMLElement) {
  await visitor().click(within(form).getByRole('button', { name: 'Ekle' }));
  await visitor().click(within(form).getByRole('button', { name: 'Uygula' }));
}

async function chooseSelection(form: HTMLElement, typed: string, name: string) {
  await visitor().type(within(form).getByRole('combobox', { name: 'Seçenek' }), typed);
  await visitor().click(await screen.findByRole('option', { name }));
}

describe('the filter by movement', () => {
  it('asks for prices that fell further, on a chip that can be taken off', async () => {
    const { searches, path } = await openOdds();
    const form = await openForm();
    await chooseSelection(form, 'sonucu 1', 'Maç Sonucu · 1');
    await add(form);
    await wait(0);
    expect(searches().at(-1)).toEqual({ filter_type: '2', played: 'true', movement: 'ft_1_odd:-10' });
    expect(decodeURIComponent(path())).toBe('/kapanisoran?movement=ft_1_odd:-10');
    const chips = screen.getByRole('list', { name: 'Etkin filtreler' });
    expect(chips).toHaveTextContent('Hareket:MS 1 %10’dan fazla düştü');
    await visitor().click(screen.getByRole('button', { name: 'Hareket filtresini kaldır' }));
    await wait(0);
    expect(path()).toBe('/kapanisoran');
    expect(screen.queryByRole('list', { name: 'Etkin filtreler' })).toBeNull();
  });

  it('adds prices that rose to what is asked already', async () => {
    const { searches } = await openOdds('/kapanisoran?movement=ft_1_odd:-10');
    const form = await openForm();
    await chooseSelection(form, 'sonucu 2', 'Maç Sonucu · 2');
    await visitor().click(within(form).getByRole('radio', { name: 'Yükselen' }));
    await visitor().selectOptions(
      within(form).getByRole('combobox', { name: 'En az ne kadar' }),
      '%5’ten fazla',
    );
    await add(form);
    await wait(0);
    expect(searches().at(-1)).toEqual({
      filter_type: '2',
      played: 'true',
      movement: 'ft_1_odd:-10,ft_2_odd:5',
    });
  });

  it('needs a selection', async () => {
    const { searches } = await openOdds();
    const form = await openForm();
    await visitor().click(within(form).getByRole('button', { name: 'Ekle' }));
    expect(within(form).getByText('Bir seçenek seçin.')).toBeInTheDocument();
    expect(searches()).toHaveLength(1);
  });
});
