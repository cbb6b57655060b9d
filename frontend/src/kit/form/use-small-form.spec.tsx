import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './button';
import { CheckboxField } from './checkbox-field';
import { TextField } from './text-field';
import { type FieldErrors, useSmallForm } from './use-small-form';

type Values = Record<'name' | 'town' | 'agreed', string>;

const CHECKS = {
  name: (text: string) => (text === '' ? 'name missing' : undefined),
  town: (text: string) => (text.length < 3 ? 'town too short' : undefined),
  agreed: (text: string) => (text === '' ? 'not agreed' : undefined),
};

function Example({ send }: { send: (values: Values) => Promise<FieldErrors<keyof Values> | void> }) {
  const { form, errors, busy } = useSmallForm(CHECKS, send);
  return (
    <form {...form}>
      <TextField name="name" label="Name" error={errors.name} />
      <TextField name="town" label="Town" error={errors.town} />
      <CheckboxField name="agreed" label="Agreed" error={errors.agreed} />
      <Button type="submit" busy={busy}>
        Send
      </Button>
    </form>
  );
}

function open(answer?: FieldErrors<keyof Values>) {
  const sent: Values[] = [];
  render(<Example send={async (values) => (sent.push(values), answer)} />);
  return sent;
}

const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));

async function fill() {
  await userEvent.type(screen.getByLabelText('Name'), 'Ayşe');
  await userEvent.type(screen.getByLabelText('Town'), 'İzmir');
  await userEvent.click(screen.getByLabelText('Agreed'));
}

describe('a small form', () => {
  it('says nothing while it is filled in for the first time', async () => {
    open();
    await userEvent.type(screen.getByLabelText('Town'), 'x{Tab}');
    expect(screen.queryByText('town too short')).toBeNull();
  });

  it('says at the first try all that is wrong, and leads the keyboard to the first of it', async () => {
    const sent = open();
    await userEvent.type(screen.getByLabelText('Name'), 'Ayşe');
    await send();
    expect(screen.getByLabelText('Town')).toHaveAccessibleDescription('town too short');
    expect(screen.getByLabelText('Agreed')).toHaveAccessibleDescription('not agreed');
    expect(screen.getByLabelText('Town')).toHaveFocus();
    expect(sent).toEqual([]);
  });

  it('takes an error back as soon as the text is right, and only that one', async () => {
    open();
    await send();
    await userEvent.type(screen.getByLabelText('Town'), 'İzmir');
    expect(screen.queryByText('town too short')).toBeNull();
    expect(screen.getByText('name missing')).toBeInTheDocument();
    await userEvent.click(screen.getByLabelText('Agreed'));
    expect(screen.queryByText('not agreed')).toBeNull();
  });

  it('sends what was typed and ticked', async () => {
    const sent = open();
    await fill();
    await send();
    expect(sent).toEqual([{ name: 'Ayşe', town: 'İzmir', agreed: 'on' }]);
  });

  it('shows what the receiver found wrong until that text changes', async () => {
    open({ town: 'unknown town' });
    await fill();
    await send();
    expect(screen.getByText('unknown town')).toBeInTheDocument();
    await userEvent.type(screen.getByLabelText('Town'), 'e');
    expect(screen.queryByText('unknown town')).toBeNull();
  });
});
