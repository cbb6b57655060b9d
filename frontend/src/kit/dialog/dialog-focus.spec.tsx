import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DropdownMenu } from 'radix-ui';
import { useState } from 'react';
import { ConfirmDialog } from './confirm-dialog';
import { PromptDialog } from './prompt-dialog';

interface Props {
  /** What the server says to the text; null: it takes it. */
  answer: string | null;
  fromMenu?: boolean;
  /** What opened the dialog is gone when it closes, as the button of a deleted row is. */
  gone?: boolean;
}

function Page({ answer, fromMenu, gone }: Props) {
  const [state, setState] = useState<'before' | 'open' | 'after'>('before');
  const open = () => setState('open');
  return (
    <main tabIndex={-1}>
      {fromMenu ? (
        <DropdownMenu.Root modal={false}>
          <DropdownMenu.Trigger>Diğer</DropdownMenu.Trigger>
          <DropdownMenu.Content>
            <DropdownMenu.Item onSelect={open}>Adlandır</DropdownMenu.Item>
          </DropdownMenu.Content>
        </DropdownMenu.Root>
      ) : (
        !(gone && state === 'after') && <button onClick={open}>Adlandır</button>
      )}
      {state === 'open' && (
        <PromptDialog
          title="Ad verin"
          label="Ad"
          maxLength={20}
          required="Ad zorunlu."
          submitLabel="Kaydet"
          onSubmit={async () => {
            if (answer === null) setState('after');
            return answer;
          }}
          onClose={() => setState('after')}
        />
      )}
    </main>
  );
}

const field = () => screen.getByLabelText('Ad');
const save = () => userEvent.click(screen.getByRole('button', { name: 'Kaydet' }));

describe('the focus of a dialog', () => {
  it.each([
    ['nothing was written', ''],
    ['the text was refused', 'MS 1'],
  ])('is in its field again when %s', async (_, text) => {
    render(<Page answer="Bu ad var." />);
    await userEvent.click(screen.getByRole('button', { name: 'Adlandır' }));
    if (text) await userEvent.type(field(), text);
    await save();
    expect(await screen.findByText(text ? 'Bu ad var.' : 'Ad zorunlu.')).toBeInTheDocument();
    expect(field()).toHaveFocus();
    expect(field()).toHaveValue(text);
  });

  it('goes back to the button that opened it', async () => {
    render(<Page answer={null} />);
    await userEvent.click(screen.getByRole('button', { name: 'Adlandır' }));
    await userEvent.type(field(), 'MS 1');
    await save();
    expect(screen.getByRole('button', { name: 'Adlandır' })).toHaveFocus();
  });

  it('goes back to the button of the menu whose entry opened it', async () => {
    render(<Page answer={null} fromMenu />);
    await userEvent.click(screen.getByRole('button', { name: 'Diğer' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Adlandır' }));
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Diğer' })).toHaveFocus();
  });

  it('goes to the page when what opened it is gone', async () => {
    render(<Page answer={null} gone />);
    await userEvent.click(screen.getByRole('button', { name: 'Adlandır' }));
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('main')).toHaveFocus();
  });
});

describe('the focus of a question', () => {
  it('is on its button again when what was confirmed failed and the question stays open', async () => {
    let end = () => {};
    const answer = new Promise<void>((resolve) => (end = resolve));
    render(
      <ConfirmDialog title="Silinsin mi?" confirmLabel="Sil" onConfirm={() => answer} onClose={() => {}} />,
    );
    const button = screen.getByRole('button', { name: 'Sil' });
    await userEvent.click(button);
    // a browser takes the focus from a button that is disabled
    screen.getByRole('alertdialog').focus();
    end();
    await waitFor(() => expect(button).toHaveFocus());
    expect(button).toBeEnabled();
  });
});
