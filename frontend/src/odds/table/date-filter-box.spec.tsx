import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { DateFilterBox } from './date-filter-box';

function show(initial: string) {
  function Page() {
    const [text, setText] = useState(initial);
    return <DateFilterBox heading="Tarih" title="Tarih" text={text} onType={setText} onPick={setText} />;
  }
  render(<Page />);
  return { user: userEvent.setup(), box: screen.getByRole('textbox', { name: 'Tarih filtresi' }) };
}

describe('the filter box of a date column', () => {
  it('opens its calendar with Alt and the arrow down at the days that stand in it', async () => {
    const { user, box } = show('Mayıs 2024');
    await user.click(box);
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(await screen.findByRole('grid', { name: 'Mayıs 2024' })).toBeInTheDocument();
  });

  it('takes one day, and with a second one everything between, whichever comes first', async () => {
    const { user, box } = show('17.05.2024');
    await user.click(screen.getByRole('button', { name: 'Tarih: takvimi aç' }));
    await user.click(await screen.findByRole('button', { name: /^20 Mayıs 2024/ }));
    expect(box).toHaveValue('20.05.2024');
    await user.click(screen.getByRole('button', { name: /^3 Mayıs 2024/ }));
    expect(box).toHaveValue('03.05.2024..20.05.2024');
    await user.click(screen.getByRole('button', { name: /^10 Mayıs 2024/ }));
    expect(box).toHaveValue('10.05.2024');
  });

  it('can be emptied and closed from its calendar', async () => {
    const { user, box } = show('17.05.2024');
    await user.click(screen.getByRole('button', { name: 'Tarih: takvimi aç' }));
    await user.click(await screen.findByRole('button', { name: 'Temizle' }));
    expect(box).toHaveValue('');
    await user.click(screen.getByRole('button', { name: 'Tamam' }));
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
  });
});
