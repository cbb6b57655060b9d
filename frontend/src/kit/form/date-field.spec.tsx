import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { DateField } from './date-field';

const chosen = jest.fn();

function show(value: string, limits: { optional?: boolean; min?: string; max?: string } = {}) {
  function Page() {
    const [day, setDay] = useState(value);
    const change = (next: string) => {
      chosen(next);
      setDay(next);
    };
    return <DateField label="Gün" value={day} onChange={change} {...limits} />;
  }
  render(<Page />);
  return { user: userEvent.setup(), box: screen.getByRole('textbox', { name: 'Gün' }) };
}

beforeEach(() => {
  chosen.mockReset();
  jest.useFakeTimers({ now: new Date('2026-11-22T09:00:00Z'), doNotFake: ['setTimeout', 'setImmediate'] });
});
afterEach(() => jest.useRealTimers());

describe('a field for a day', () => {
  it('shows the day as it is written in Turkish', () => {
    expect(show('2026-05-17').box).toHaveValue('17.05.2026');
  });

  it('takes a day with its year while it is typed', async () => {
    const { user, box } = show('2026-05-17');
    await user.clear(box);
    await user.type(box, '22.11.2025');
    expect(chosen.mock.calls).toEqual([['2025-11-22']]);
  });

  it.each([
    ['22.11', '2026-11-22', '22.11.2026'],
    ['1 ocak', '2026-01-01', '01.01.2026'],
    ['dün', '2026-11-21', '21.11.2026'],
  ])('takes %s once Enter is pressed', async (text, day, shown) => {
    const { user, box } = show('2026-05-17');
    await user.clear(box);
    await user.type(box, text);
    expect(chosen).not.toHaveBeenCalled();
    await user.keyboard('{Enter}');
    expect(chosen.mock.calls).toEqual([[day]]);
    expect(box).toHaveValue(shown);
  });

  it('says what is wrong with a text that is no day, and keeps it', async () => {
    const { user, box } = show('2026-05-17');
    await user.clear(box);
    await user.type(box, '31.04.2026');
    await user.tab();
    expect(box).toHaveValue('31.04.2026');
    expect(box).toHaveAccessibleDescription('Tarih okunamadı. 22.11.2026 veya 22 Kasım 2026 gibi yazın.');
    expect(chosen).not.toHaveBeenCalled();
  });

  it('refuses a day beyond its limits, naming them', async () => {
    const { user, box } = show('', { min: '2026-01-01', max: '2026-12-31' });
    await user.type(box, '01.01.2027{Enter}');
    expect(box).toHaveAccessibleDescription('01.01.2026 ile 31.12.2026 arasında bir tarih yazın.');
    expect(chosen).not.toHaveBeenCalled();
  });

  it('can be emptied where it is optional only', async () => {
    const { user, box } = show('2026-05-17', { optional: true });
    await user.clear(box);
    expect(chosen.mock.calls).toEqual([['']]);
  });

  it('asks for a day where one is needed', async () => {
    const { user, box } = show('2026-05-17');
    await user.clear(box);
    await user.tab();
    expect(box).toHaveAccessibleDescription('Bir tarih yazın.');
    expect(chosen).not.toHaveBeenCalled();
  });

  it('opens a calendar in Turkish whose day it takes, and gives the focus back', async () => {
    const { user } = show('2026-05-17');
    const button = screen.getByRole('button', { name: 'Gün: takvimi aç' });
    await user.click(button);
    expect(await screen.findByRole('grid', { name: 'Mayıs 2026' })).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: /17 Mayıs 2026.*seçili/ })).toHaveFocus());
    await user.keyboard('{ArrowRight}{Enter}');
    expect(chosen.mock.calls).toEqual([['2026-05-18']]);
    await waitFor(() => expect(button).toHaveFocus());
  });
});
