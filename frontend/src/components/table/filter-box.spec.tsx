import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { FilterBox } from './filter-box';

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
