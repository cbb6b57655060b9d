import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { FilterBox } from './filter-box';
import { keypadFor } from './keypads';
import type { ColumnKind } from './match-table';

function Box({ start, price }: { start: string; price: boolean }) {
  const [text, setText] = useState(start);
  return (
    <>
      <FilterBox heading="1" title="Maç Sonucu 1" text={text} price={price} onType={setText} />
      <output>{text}</output>
    </>
  );
}

const box = () => screen.getByRole('textbox', { name: 'Maç Sonucu 1 filtresi' });
const kept = () => screen.getByRole('status').textContent;

describe('a filter box', () => {
  it('shows a price that came with points as it is written in Turkish, and keeps it as it came', () => {
    render(<Box start=">=4.42" price />);
    expect(box()).toHaveValue('>=4,42');
    expect(kept()).toBe('>=4.42');
  });

  it('leaves alone what is typed in it', async () => {
    render(<Box start="" price />);
    await userEvent.type(box(), '1.85');
    expect(box()).toHaveValue('1.85');
    expect(kept()).toBe('1.85');
  });

  it('leaves points in dates and names', () => {
    render(<Box start="17.05.2024" price={false} />);
    expect(box()).toHaveValue('17.05.2024');
  });
});

describe('a filter box of the sheet of phones', () => {
  function SheetBox({ kind }: { kind: ColumnKind }) {
    const [text, setText] = useState('');
    const of = { heading: '1', title: 'Maç Sonucu 1', text, onType: setText, price: kind === 'odd' };
    return (
      <>
        <FilterBox {...of} roomy keypad={keypadFor(kind)} />
        <output>{text}</output>
      </>
    );
  }

  it.each([
    ['odd', 'decimal'],
    ['integer', 'numeric'],
    ['score', 'numeric'],
    ['text', 'text'],
  ] as const)('of the kind %s shows the %s keypad', (kind, mode) => {
    render(<SheetBox kind={kind} />);
    expect(box()).toHaveAttribute('inputmode', mode);
  });

  it('takes the signs that the keypad lacks where the caret stands, and keeps the focus', async () => {
    render(<SheetBox kind="odd" />);
    await userEvent.type(box(), '1,70');
    await userEvent.click(screen.getByRole('button', { name: 'Maç Sonucu 1: - ekle' }));
    await userEvent.keyboard('1,80');
    expect(box()).toHaveFocus();
    expect(box()).toHaveValue('1,70 - 1,80');
    expect(kept()).toBe('1,70 - 1,80');
  });

  it('of names has no such signs', () => {
    render(<SheetBox kind="text" />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
