import { screen, waitFor, within } from '@testing-library/react';
import { serveApi } from '../../testing/fake-api';
import { openOdds, visitor } from '../../testing/odds-screen';
import { keepAsked, readAsked } from '../../session/asked-questions';

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const EXAMPLES = [
  { text: 'Üç gol', filter_type: 2, filter_data: { total_goals: '3', played: 'true' }, matches: 1234 },
  { text: 'Açılışta 1,85', filter_type: 1, filter_data: { ft_1_odd: '1.85', played: 'true' }, matches: 7 },
];

describe('questions to begin with', () => {
  it('are kept for the account with their counts once they are answered, whatever is hidden', async () => {
    localStorage.setItem('username', 'ayşe');
    await openOdds('/kapanisoran?total_goals=3&gizli=ft');
    await waitFor(() =>
      expect(readAsked('ayşe')).toEqual([{ type: 2, search: 'total_goals=3', matches: 204 }]),
    );
  });

  it('are none of a table that nothing was asked of', async () => {
    localStorage.setItem('username', 'ayşe');
    await openOdds();
    expect(await screen.findByText('Filtrelere uyan 204 maçın tamamı')).toBeInTheDocument();
    expect(readAsked('ayşe')).toEqual([]);
  });

  it('are offered in the sheet as sentences with the count that they had', async () => {
    localStorage.setItem('username', 'ayşe');
    keepAsked('ayşe', { type: 1, search: 'ft_1_odd=1.85&total_goals=3', matches: 1234 });
    const { path } = await openOdds('/kapanisoran?gizli=general');
    await visitor().click(screen.getByRole('button', { name: 'Soru' }));
    await visitor().click(await screen.findByText('Son sorular'));
    const link = within(await screen.findByRole('list', { name: 'Son sorular' })).getByRole('link');
    expect(link).toHaveTextContent(/^Toplam Gol: 3, MS 1: 1,85.*Açılış.*sorulduğunda 1.234 maç$/);
    await visitor().click(link);
    expect(path()).toBe('/acilisoran?ft_1_odd=1.85&total_goals=3&gizli=general');
  });

  it('are examples behind one line until something is asked, and asked for when it opens', async () => {
    const { path, calls } = await openOdds();
    const examples = () => calls.filter(({ route }) => route === 'GET /api/example-questions');
    serveApi({ 'GET /api/example-questions': [200, EXAMPLES] });
    expect(examples()).toEqual([]);
    await visitor().click(screen.getByText('Örnek sorular'));
    const list = await screen.findByRole('list', { name: 'Örnek sorular' });
    const [first] = within(list).getAllByRole('link');
    expect(first).toHaveTextContent('Üç golKapanış1.234 maç');
    await visitor().click(first!);
    expect(path()).toBe('/kapanisoran?total_goals=3');
    expect(screen.queryByText('Örnek sorular')).toBeNull();
  });
});
