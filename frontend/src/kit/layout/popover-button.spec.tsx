import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { PopoverButton } from './popover-button';

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <PopoverButton
        open={open}
        onOpen={setOpen}
        panel={{ 'aria-label': 'Takvim', children: <button>Seç</button> }}
      >
        Aç
      </PopoverButton>
      <input aria-label="Ad" />
    </>
  );
}

const button = () => screen.getByRole('button', { name: 'Aç' });

describe('a button with a panel', () => {
  it('loads the panel when it is pressed, and gives it the focus', async () => {
    render(<Page />);
    expect(button()).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button());
    expect(await screen.findByRole('dialog', { name: 'Takvim' })).toContainElement(
      document.activeElement as HTMLElement,
    );
    expect(screen.getByText('Aç')).toHaveAttribute('aria-expanded', 'true');
  });

  it('gets the focus back when Escape closes the panel', async () => {
    render(<Page />);
    await userEvent.click(button());
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(button()).toHaveFocus());
  });

  it('closes with a second press', async () => {
    render(<Page />);
    await userEvent.click(button());
    await screen.findByRole('dialog');
    await userEvent.click(button());
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('leaves the focus where it was put beside the panel', async () => {
    render(<Page />);
    await userEvent.click(button());
    await screen.findByRole('dialog');
    await userEvent.click(screen.getByLabelText('Ad'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByLabelText('Ad')).toHaveFocus();
  });
});
