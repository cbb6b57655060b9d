import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Combobox } from './combobox';
import { findOptions, MOST_SHOWN } from './combobox-options';

const MATCHES = [
  { value: 1, label: 'T1 | 20:00 | Galatasaray - Göztepe' },
  { value: 2, label: 'T1 | 21:45 | Iğdır FK - Beşiktaş' },
  { value: 3, label: 'E0 | 17:30 | Arsenal - Chelsea' },
];

function Picker({ options = MATCHES, loading = false }) {
  const [value, setValue] = useState<number | null>(null);
  return (
    <>
      <Combobox label="Maç Seçin" options={options} value={value} onChange={setValue} loading={loading} />
      <output>{String(value)}</output>
      <button type="button">Sonraki</button>
    </>
  );
}

function Searcher() {
  const [value, setValue] = useState<number | null>(9);
  return (
    <>
      <Combobox
        label="Maç Seçin"
        options={MATCHES}
        value={value}
        valueLabel={value === 9 ? 'Önceki' : undefined}
        onChange={setValue}
        onWrite={() => setValue(null)}
      />
      <output>{String(value)}</output>
    </>
  );
}

const box = () => screen.getByRole('combobox', { name: 'Maç Seçin' });
const choices = () => within(screen.getByRole('listbox')).queryAllByRole('option');
const active = () => document.getElementById(box().getAttribute('aria-activedescendant') ?? '')?.textContent;

describe('a searchable choice', () => {
  it('opens on a press, narrows while typing without accents and takes the pressed choice', async () => {
    const user = userEvent.setup();
    render(<Picker />);
    expect(screen.queryByRole('listbox')).toBeNull();
    await user.click(box());
    expect(choices()).toHaveLength(3);
    await user.type(box(), 'igdir bes');
    expect(choices().map((each) => each.textContent)).toEqual([MATCHES[1]!.label]);
    await user.click(choices()[0]!);
    expect(document.querySelector('output')).toHaveTextContent('2');
    expect(box()).toHaveValue(MATCHES[1]!.label);
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('works with the keyboard alone', async () => {
    const user = userEvent.setup();
    render(<Picker />);
    await user.tab();
    expect(box()).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(active()).toBe(MATCHES[0]!.label);
    await user.keyboard('{ArrowUp}');
    expect(active()).toBe(MATCHES[2]!.label);
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(document.querySelector('output')).toHaveTextContent('2');
    await user.keyboard('ars{Enter}');
    expect(document.querySelector('output')).toHaveTextContent('3');
    expect(box()).toHaveFocus();
  });

  it('forgets what was typed on Escape and on leaving, and keeps the choice', async () => {
    const user = userEvent.setup();
    render(<Picker />);
    await user.type(box(), 'ars{Enter}');
    await user.type(box(), 'gala');
    await user.keyboard('{Escape}');
    expect(box()).toHaveValue(MATCHES[2]!.label);
    await user.type(box(), 'yok');
    await user.click(screen.getByRole('button', { name: 'Sonraki' }));
    expect(box()).toHaveValue(MATCHES[2]!.label);
    expect(document.querySelector('output')).toHaveTextContent('3');
  });

  it('can be emptied again', async () => {
    const user = userEvent.setup();
    render(<Picker />);
    expect(screen.queryByRole('button', { name: /seçimi kaldır/ })).toBeNull();
    await user.type(box(), 'ars{Enter}');
    await user.click(screen.getByRole('button', { name: 'Maç Seçin: seçimi kaldır' }));
    expect(document.querySelector('output')).toHaveTextContent('null');
    expect(box()).toHaveValue('');
    expect(box()).toHaveFocus();
  });

  it('says when nothing fits, when there is nothing and when it is still coming', async () => {
    const user = userEvent.setup();
    const { rerender } = render(<Picker />);
    await user.type(box(), 'barcelona');
    expect(screen.getAllByText('Aramanıza uygun seçenek yok')[0]).toBeVisible();
    rerender(<Picker options={[]} />);
    expect(screen.getAllByText('Seçenek yok')[0]).toBeVisible();
    rerender(<Picker options={[]} loading />);
    expect(screen.getAllByText('Yükleniyor…')[0]).toBeVisible();
  });

  it('may look for what is written elsewhere, and gives up the choice meanwhile', async () => {
    const user = userEvent.setup();
    const closed = jest.fn();
    render(
      <div onKeyDown={closed}>
        <Searcher />
      </div>,
    );
    expect(box()).toHaveValue('Önceki');
    await user.type(box(), 'x');
    expect(document.querySelector('output')).toHaveTextContent('null');
    expect(box()).toHaveValue('x');
    expect(choices()).toHaveLength(MATCHES.length);
    closed.mockClear();
    await user.keyboard('{Escape}');
    expect(closed).not.toHaveBeenCalled();
    expect(box()).toHaveValue('');
    await user.click(box());
    await user.click(choices()[2]!);
    expect(document.querySelector('output')).toHaveTextContent('3');
    expect(box()).toHaveValue(MATCHES[2]!.label);
    await user.keyboard('{Escape}');
    expect(closed).toHaveBeenCalledTimes(1);
    expect(document.querySelector('output')).toHaveTextContent('3');
  });

  it('draws a hundred choices at most and says how many more there are', () => {
    const options = Array.from({ length: 250 }, (_, n) => ({ value: n, label: `Maç ${n}` }));
    const { shown, more } = findOptions(options, '');
    expect([shown.length, more]).toEqual([MOST_SHOWN, 150]);
    expect(findOptions(options, 'mac 24').shown.map(({ value }) => value)).toContain(249);
    expect(findOptions(options, '  ').shown).toHaveLength(MOST_SHOWN);
  });
});

describe('a choice among groups', () => {
  const SELECTIONS = [
    { value: 'a', label: 'Maç Sonucu · 1', group: 'Maç Sonucu', shortLabel: '1' },
    { value: 'b', label: 'Maç Sonucu · X', group: 'Maç Sonucu', shortLabel: 'X' },
    { value: 'c', label: 'Karşılıklı Gol · Var', group: 'Karşılıklı Gol', shortLabel: 'Var' },
  ];

  it('has each group named once above its choices, whose own names say their group', async () => {
    const user = userEvent.setup();
    render(<Combobox label="Seçenek" options={SELECTIONS} value="b" onChange={() => {}} clearable={false} />);
    const choice = screen.getByRole('combobox', { name: 'Seçenek' });
    expect(choice).toHaveValue('Maç Sonucu · X');
    expect(screen.queryByRole('button')).toBeNull();
    await user.click(choice);
    const list = screen.getByRole('listbox');
    expect(within(list).getAllByText(/Maç Sonucu|Karşılıklı Gol/)).toHaveLength(2);
    expect(within(list).getByRole('option', { name: 'Karşılıklı Gol · Var' })).toHaveTextContent(/^Var$/);
    await user.type(choice, 'gol');
    expect(within(list).getAllByRole('option')).toHaveLength(1);
    expect(within(list).queryByText('Maç Sonucu')).toBeNull();
  });
});
