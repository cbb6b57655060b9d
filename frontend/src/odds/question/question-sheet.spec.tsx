import { screen, within } from '@testing-library/react';
import { GROUPS } from '../../testing/catalogue';
import { found, openOdds, ROW, visitor, wait } from '../../testing/odds-screen';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

async function openSheet(address = '/kapanisoran') {
  const site = await openOdds(address);
  await visitor().click(screen.getByRole('button', { name: 'Soru' }));
  const sheet = await screen.findByRole('dialog', { name: 'Soru' });
  const unfold = async (part: string) => {
    await visitor().click(within(sheet).getByText(part));
    await wait(0);
  };
  const apply = async () => {
    await visitor().click(within(sheet).getByRole('button', { name: 'Uygula' }));
    await wait(0);
  };
  return { ...site, sheet, unfold, apply, address: () => decodeURIComponent(site.path()) };
}

const chips = () => screen.getByRole('list', { name: 'Etkin filtreler' });

describe('the sheet of a question', () => {
  it('applies all that was changed in it as one step, which chips tell in words', async () => {
    const { sheet, unfold, apply, searches, address } = await openSheet();
    const asked = searches().length;
    const user = visitor();
    await unfold('Lig');
    await user.click(await within(sheet).findByRole('button', { name: 'Türkiye ligleri' }));
    await user.click(within(sheet).getByRole('checkbox', { name: 'Süper Lig 700 maç' }));
    await unfold('Takım');
    await user.type(within(sheet).getByRole('textbox', { name: 'Ev sahibi veya deplasman' }), 'galat');
    await unfold('Sezon');
    await user.click(await within(sheet).findByRole('checkbox', { name: '2023-2024' }));
    await unfold('Gün');
    await user.click(within(sheet).getByRole('checkbox', { name: 'Cumartesi' }));
    await unfold('Ay');
    await user.click(within(sheet).getByRole('checkbox', { name: 'Mart' }));
    await user.click(within(sheet).getAllByRole('switch', { name: 'Bunlar hariç' }).at(-1)!);
    expect(searches()).toHaveLength(asked);
    await apply();
    expect(screen.queryByRole('dialog')).toBeNull();
    const filters = { competition: '3', team: 'galat', season: '2023-2024', weekday: '6', month: '!3' };
    expect(searches().slice(asked)).toEqual([{ filter_type: '2', played: 'true', ...filters }]);
    expect(address()).toBe('/kapanisoran?competition=3&month=!3&season=2023-2024&team=galat&weekday=6');
    const said = within(chips())
      .getAllByRole('listitem')
      .map((chip) => chip.textContent);
    expect([...said].sort()).toEqual([
      ...['Ay:hariç Mart', 'Gün:Cumartesi', 'Lig:Türkiye · Süper Lig', 'Sezon:2023-2024', 'Takım:galat'],
    ]);
  });

  it('begins with what is asked, and asks nothing else when it is closed', async () => {
    const { sheet, unfold, searches, address } = await openSheet(
      '/kapanisoran?weekday=!6;pazar&ft_1_odd=1,85',
    );
    expect(within(sheet).getByText('hariç Cumartesi ve Pazar')).toBeInTheDocument();
    await unfold('Gün');
    expect(within(sheet).getByRole('checkbox', { name: 'Pazar' })).toBeChecked();
    expect(within(sheet).getByRole('switch', { name: 'Bunlar hariç' })).toBeChecked();
    await visitor().click(within(sheet).getByRole('checkbox', { name: 'Pazar' }));
    await visitor().click(within(sheet).getByRole('button', { name: 'Kapat' }));
    expect(searches()).toHaveLength(1);
    expect(address()).toBe('/kapanisoran?weekday=!6;pazar&ft_1_odd=1,85');
  });

  it('takes away all that it asks, and leaves what the columns ask', async () => {
    const { sheet, apply, address } = await openSheet(
      '/kapanisoran?weekday=6&ft_1_odd=1,85&ft_x_odd=<ft_2_odd',
    );
    await visitor().click(within(sheet).getByRole('button', { name: 'Temizle' }));
    await apply();
    expect(address()).toBe('/kapanisoran?ft_1_odd=1,85');
  });

  it('asks for a selection that won', async () => {
    const { sheet, unfold, apply, address } = await openSheet();
    await unfold('Kazanan');
    await visitor().type(within(sheet).getByRole('combobox', { name: 'Seçenek ekle' }), 'sonucu x');
    await visitor().click(await screen.findByRole('option', { name: 'Maç Sonucu · X' }));
    expect(within(sheet).getByRole('list', { name: 'Kazanan' })).toHaveTextContent('Maç Sonucu · X');
    await apply();
    expect(address()).toBe('/kapanisoran?won=ft_x_odd');
    expect(chips()).toHaveTextContent('Kazanan:MS X');
  });

  it('compares prices by their titles', async () => {
    const { sheet, unfold, apply, address } = await openSheet();
    await unfold('Oran karşılaştırma');
    const choose = async (box: string, typed: string, name: string) => {
      await visitor().type(within(sheet).getByRole('combobox', { name: box }), typed);
      await visitor().click(await screen.findByRole('option', { name }));
    };
    await visitor().click(within(sheet).getByRole('button', { name: 'Ekle' }));
    expect(within(sheet).getByText('Bir oran seçin.')).toBeInTheDocument();
    await choose('Oran', 'sonucu 1', 'Maç Sonucu · 1');
    await visitor().click(within(sheet).getByRole('radio', { name: '=' }));
    await choose('Karşılaştırılan oran', 'sonucu 2', 'Maç Sonucu · 2');
    await visitor().type(within(sheet).getByRole('textbox', { name: 'Fark en çok (±)' }), '0,05');
    await visitor().click(within(sheet).getByRole('button', { name: 'Ekle' }));
    expect(within(sheet).getByRole('list', { name: 'Oran karşılaştırma' })).toHaveTextContent(
      'MS 1 = MS 2 ± 0,05',
    );
    await apply();
    expect(address()).toBe('/kapanisoran?ft_1_odd==ft_2_odd±0,05');
    expect(screen.getByRole('textbox', { name: 'Maç Sonucu 1 filtresi' })).toHaveValue('=MS 2±0,05');
  });
});

describe('leagues', () => {
  it('are found by country and name, taken country by country, and left out', async () => {
    const { sheet, unfold, apply, address } = await openSheet();
    await unfold('Lig');
    await within(sheet).findByRole('checkbox', { name: 'Türkiye 1.300 maç' });
    const list = within(sheet).getByRole('list', { name: 'Ligler' });
    expect(
      within(list)
        .getAllByRole('checkbox')
        .map((box) => box.closest('label')?.textContent),
    ).toEqual(['Türkiye1.300 maç', 'İngiltere800 maç']);
    await visitor().type(within(sheet).getByRole('searchbox', { name: 'Lig ara' }), 'turkiye super');
    expect(within(list).getByRole('checkbox', { name: 'Süper Lig 700 maç' })).toBeInTheDocument();
    expect(within(list).queryByRole('checkbox', { name: /Premier/ })).toBeNull();
    await visitor().clear(within(sheet).getByRole('searchbox', { name: 'Lig ara' }));
    await visitor().click(within(list).getByRole('checkbox', { name: 'Türkiye 1.300 maç' }));
    await visitor().click(within(sheet).getByRole('switch', { name: 'Bunlar hariç' }));
    await apply();
    expect(address()).toBe('/kapanisoran?competition=!3;5');
    expect(chips()).toHaveTextContent('Lig:hariç Türkiye · Süper Lig ve Türkiye · 1. Lig');
  });
});

describe('the box of a price', () => {
  it('opens the form that compares it, by Alt and the arrow down', async () => {
    const { path } = await openOdds('/kapanisoran', found(ROW), [200, { groups: GROUPS }]);
    const box = screen.getByRole('textbox', { name: 'Maç Sonucu 1 filtresi' });
    await visitor().click(box);
    await visitor().keyboard('{Alt>}{ArrowDown}{/Alt}');
    const form = await screen.findByRole('dialog', { name: 'Maç Sonucu 1: başka oranla karşılaştır' });
    await visitor().click(await within(form).findByRole('combobox', { name: 'Karşılaştırılan oran' }));
    await visitor().click(await screen.findByRole('option', { name: 'Aynı seçeneğin açılış oranı' }));
    await visitor().type(within(form).getByRole('textbox', { name: 'Çarpan (isteğe bağlı)' }), '0,95');
    await visitor().click(within(form).getByRole('button', { name: 'Uygula' }));
    await wait(0);
    expect(decodeURIComponent(path())).toBe('/kapanisoran?ft_1_odd=<açılış*0,95');
    expect(chips()).toHaveTextContent('MS 1:< açılış × 0,95');
  });
});
