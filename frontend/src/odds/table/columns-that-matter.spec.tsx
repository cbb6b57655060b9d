import { screen, waitFor, within } from '@testing-library/react';
import type { ApiCall } from '../../testing/fake-api';
import { filterBox, found, openOdds, ROW, typeFilter, visitor, wait } from '../../testing/odds-screen';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const heading = (name: string) => screen.getByRole('columnheader', { name });
const chips = () => screen.getByRole('list', { name: 'Etkin filtreler' });
/** What a route was asked last. */
const lastOf = (calls: ApiCall[], route: string) =>
  calls.findLast((call) => call.route === `GET /api/${route}`)?.query;

describe('which matches the odds table shows', () => {
  it('are the played ones until the visitor wants others, and the address keeps it', async () => {
    const { searches, path } = await openOdds();
    expect(screen.getByRole('radio', { name: 'Oynanmış' })).toBeChecked();
    const user = visitor();
    await user.click(screen.getByRole('radio', { name: 'Yaklaşan' }));
    await waitFor(() => expect(path()).toBe('/kapanisoran?played=false'));
    await user.click(screen.getByRole('radio', { name: 'Tümü' }));
    await waitFor(() => expect(path()).toBe('/kapanisoran?played=all'));
    expect(searches()).toEqual([
      { filter_type: '2', played: 'true' },
      { filter_type: '2', played: 'false', match_date: 'bugün..2100', order: 'asc' },
      { filter_type: '2' },
    ]);
  });

  it('stand soonest first while they are to come, which marks no title and gives way to the visitor’s order', async () => {
    const { searches, path } = await openOdds('/kapanisoran?played=false');
    const sorted = () => screen.getAllByRole('columnheader').filter((each) => each.hasAttribute('aria-sort'));
    expect(sorted()).toEqual([]);
    const user = visitor();
    await user.click(screen.getByRole('button', { name: 'Maç Sonucu 1 sütununa göre sırala' }));
    expect(sorted()).toEqual([heading('Maç Sonucu 1')]);
    expect(path()).toBe('/kapanisoran?played=false&sort=ft_1_odd');
    expect(searches().map(({ sort, order }) => [sort, order])).toEqual([
      [undefined, 'asc'],
      ['ft_1_odd', 'asc'],
    ]);
  });

  it('are counted by the summary, which is that of the played ones where they are still to come', async () => {
    const { calls } = await openOdds('/kapanisoran?played=false&ft_1_odd=1.85');
    await screen.findByRole('gridcell', { name: 'Beşiktaş' });
    const asked = () => calls.filter((call) => call.route === 'GET /api/odd-summary');
    await waitFor(() => expect(asked().map(({ query }) => query.get('played'))).toEqual(['true']));
    expect(screen.getByText('1 maç bulundu')).toBeInTheDocument();
    expect(screen.getByText(/^Özet, bu filtrelere uyan oynanmış maçlarındır\./)).toBeInTheDocument();
    await visitor().click(screen.getByRole('radio', { name: 'Oynanmış' }));
    await waitFor(() => expect(lastOf(calls, 'odd-list-full-view')?.get('played')).toBe('true'));
    expect(calls.filter((call) => call.route === 'GET /api/odd-summary')).toHaveLength(1);
  });
});

describe('the order of the odds table', () => {
  it('follows a click on a title: ascending, descending, the usual one', async () => {
    const { searches, path, calls } = await openOdds();
    const user = visitor();
    const title = () => screen.getByRole('button', { name: 'Maç Sonucu 1 sütununa göre sırala' });
    expect(heading('Maç Sonucu 1')).not.toHaveAttribute('aria-sort');
    await user.click(title());
    expect(heading('Maç Sonucu 1')).toHaveAttribute('aria-sort', 'ascending');
    expect(path()).toBe('/kapanisoran?sort=ft_1_odd');
    await user.click(title());
    expect(heading('Maç Sonucu 1')).toHaveAttribute('aria-sort', 'descending');
    expect(path()).toBe('/kapanisoran?sort=ft_1_odd&order=desc');
    await user.click(title());
    expect(heading('Maç Sonucu 1')).not.toHaveAttribute('aria-sort');
    expect(path()).toBe('/kapanisoran');
    expect(searches().map(({ sort, order }) => [sort, order])).toEqual([
      [undefined, undefined],
      ['ft_1_odd', 'asc'],
      ['ft_1_odd', 'desc'],
    ]);
    // order says nothing about what happened
    await wait(100);
    const summaries = calls.filter((call) => call.route === 'GET /api/odd-summary');
    expect(summaries).toHaveLength(1);
  });

  it('goes into the file', async () => {
    const { calls } = await openOdds('/kapanisoran?sort=ft_x_odd&order=desc&played=all');
    await visitor().click(await screen.findByRole('button', { name: 'CSV indir' }));
    await waitFor(() => expect(lastOf(calls, 'odd-export')?.get('sort')).toBe('ft_x_odd'));
    expect(lastOf(calls, 'odd-export')?.get('order')).toBe('desc');
    expect(lastOf(calls, 'odd-export')?.has('played')).toBe(false);
  });

  it('is not to be had of a score, which is made of two', async () => {
    await openOdds();
    expect(within(heading('MS Skor')).queryByRole('button', { name: /sırala$/ })).toBeNull();
  });
});

describe('the columns that matter', () => {
  it('are gone to from the chip of their filter', async () => {
    await openOdds('/kapanisoran?ft_1_odd=1.85&source=demo');
    const user = visitor();
    await user.click(within(chips()).getByRole('button', { name: /^MS 1:/ }));
    expect(filterBox('Maç Sonucu 1')).toHaveFocus();
    const names = within(chips())
      .getAllByRole('button')
      .map((button) => button.textContent);
    // the source has no column
    expect(names).toEqual(['MS 1:1,85', '', '']);
  });

  it('stand beside the teams once the visitor wants it, also at the next visit', async () => {
    const { unmount } = await openOdds('/kapanisoran?ft_1_odd=1.85');
    const place = () => heading('Maç Sonucu 1').getAttribute('aria-colindex');
    expect(place()).toBe('8');
    const pin = () => screen.getByRole('button', { name: 'Filtreli sütunları sabitle' });
    await visitor().click(pin());
    expect(pin()).toHaveAttribute('aria-pressed', 'true');
    expect(place()).toBe('3');
    expect(screen.getByRole('columnheader', { name: 'MS' })).toHaveAttribute('aria-colindex', '3');
    unmount();
    await openOdds('/kapanisoran?ft_1_odd=1.85');
    expect(place()).toBe('3');
  });

  it('keep the focus of the box that is written in when they are pinned', async () => {
    localStorage.setItem('pinFilteredColumns', 'true');
    await openOdds();
    await typeFilter('Maç Sonucu 1', '1,85');
    await wait(1000);
    expect(heading('Maç Sonucu 1')).toHaveAttribute('aria-colindex', '3');
    expect(filterBox('Maç Sonucu 1')).toHaveFocus();
    const user = visitor();
    // it stays where it is for as long as it is written in
    await user.clear(filterBox('Maç Sonucu 1'));
    expect(heading('Maç Sonucu 1')).toHaveAttribute('aria-colindex', '3');
    expect(filterBox('Maç Sonucu 1')).toHaveFocus();
  });

  it('do not include groups without a price until they are asked for', async () => {
    await openOdds('/kapanisoran', found({ ...ROW, ft_1_odd: null, ft_x_odd: null, ft_2_odd: null }));
    const folded = await screen.findByRole('button', { name: '1 boş grup' });
    expect(folded).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('columnheader', { name: 'Maç Sonucu 1' })).toBeNull();
    await visitor().click(folded);
    expect(folded).toHaveAttribute('aria-expanded', 'true');
    expect(heading('Maç Sonucu 1')).toBeInTheDocument();
  });

  it('include a group without a price that is filtered', async () => {
    await openOdds(
      '/kapanisoran?ft_1_odd=bo%C5%9F',
      found({ ...ROW, ft_1_odd: null, ft_x_odd: null, ft_2_odd: null }),
    );
    await screen.findByRole('gridcell', { name: 'Beşiktaş' });
    expect(heading('Maç Sonucu 1')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /boş grup/ })).toBeNull();
  });

  it('are found by name from anywhere on the page, also hidden or folded ones', async () => {
    await openOdds('/kapanisoran?gizli=ft');
    const search = await screen.findByRole('combobox', { name: 'Sütun ara' });
    const user = visitor();
    await user.keyboard('/');
    expect(search).toHaveFocus();
    await user.keyboard('ms 1{Enter}');
    expect(filterBox('Maç Sonucu 1')).toHaveFocus();
    expect(screen.queryByRole('region', { name: 'Gizlenen Sütunlar' })).toBeNull();
    await user.keyboard('1,85/');
    expect(filterBox('Maç Sonucu 1')).toHaveValue('1,85');
    expect(screen.getByRole('combobox', { name: 'Sütun ara' })).toHaveFocus();
    await user.keyboard('iy/ms{Enter}');
    expect(filterBox('İY/MS')).toHaveFocus();
    // here it is a part of the text
    await user.keyboard('1/x');
    expect(filterBox('İY/MS')).toHaveValue('1/x');
  });

  it('are not gone to by a key that the visitor turned off', async () => {
    await openOdds();
    const search = await screen.findByRole('combobox', { name: 'Sütun ara' });
    const user = visitor();
    await user.click(screen.getByRole('button', { name: 'Nasıl aranır?' }));
    await user.click(await screen.findByRole('switch', { name: '/ kısayolu açık' }));
    await user.keyboard('{Escape}/');
    expect(search).not.toHaveFocus();
  });
});
