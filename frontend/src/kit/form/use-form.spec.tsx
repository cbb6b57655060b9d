import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './button';
import { CheckboxField } from './checkbox-field';
import { TextField } from './text-field';
import { type Refusal, useForm } from './use-form';

const START = { name: '', town: '', agreed: false };
type Values = typeof START;

const CHECKS = {
  name: (text: string) => (text === '' ? 'name missing' : undefined),
  town: (text: string, { name }: Values) =>
    text.length < 3 ? 'town too short' : text === name ? 'town like the name' : undefined,
  agreed: (agreed: boolean) => (agreed ? undefined : 'not agreed'),
};

interface Props {
  send: (values: Values) => Promise<Refusal | void>;
  start?: Values;
  draft?: Partial<Values>;
}

function Example({ send, start = START, draft }: Props) {
  const { form, field, tick, failure, busy, dirty, reset } = useForm({ start, draft, checks: CHECKS }, send);
  return (
    <form {...form}>
      {failure}
      <TextField {...field('name')} label="Name" />
      <TextField {...field('town')} label="Town" />
      <CheckboxField {...tick('agreed')} label="Agreed" />
      <Button type="submit" busy={busy}>
        Send
      </Button>
      <Button onClick={() => reset({ name: 'Ali', town: 'Rize', agreed: true })}>Set</Button>
      <Button onClick={() => reset()}>Reset</Button>
      <output>{dirty ? 'changed' : 'unchanged'}</output>
    </form>
  );
}

function open({ answer, ...props }: { answer?: Refusal } & Omit<Props, 'send'> = {}) {
  const sent: Values[] = [];
  const send = async (values: Values) => (sent.push(values), answer);
  const { rerender } = render(<Example send={send} {...props} />);
  return { sent, freshen: (start: Values) => rerender(<Example send={send} start={start} />) };
}

const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));

async function fill() {
  await userEvent.type(screen.getByLabelText('Name'), 'Ayşe');
  await userEvent.type(screen.getByLabelText('Town'), 'İzmir');
  await userEvent.click(screen.getByLabelText('Agreed'));
}

describe('a form', () => {
  it('says nothing while it is filled in for the first time', async () => {
    open();
    await userEvent.type(screen.getByLabelText('Town'), 'x{Tab}');
    expect(screen.queryByText('town too short')).toBeNull();
  });

  it('says at the first try all that is wrong, and leads the keyboard to the first of it', async () => {
    const { sent } = open();
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

  it('compares a field with the others', async () => {
    const { sent } = open();
    await fill();
    await userEvent.clear(screen.getByLabelText('Name'));
    await userEvent.type(screen.getByLabelText('Name'), 'İzmir');
    await send();
    expect(screen.getByText('town like the name')).toBeInTheDocument();
    expect(sent).toEqual([]);
  });

  it('sends what was typed and ticked', async () => {
    const { sent } = open();
    await fill();
    await send();
    expect(sent).toEqual([{ name: 'Ayşe', town: 'İzmir', agreed: true }]);
  });

  it('shows what the receiver found wrong until that text changes, and leads to it', async () => {
    open({ answer: { fields: { town: 'unknown town', street: 'no field of the form' } } });
    await fill();
    await send();
    expect(screen.getByText('unknown town')).toBeInTheDocument();
    expect(screen.getByLabelText('Town')).toHaveFocus();
    await userEvent.type(screen.getByLabelText('Town'), 'e');
    expect(screen.queryByText('unknown town')).toBeNull();
  });

  it('keeps all that was written when it is refused as a whole', async () => {
    open({ answer: { message: 'not today', fields: { town: 'unknown town' } } });
    await fill();
    await send();
    expect(screen.getByText('not today')).toBeInTheDocument();
    expect(screen.getByLabelText('Town')).not.toHaveFocus();
    expect(screen.getByLabelText('Town')).toHaveValue('İzmir');
    expect(screen.getByLabelText('Agreed')).toBeChecked();
  });

  it('opens with a draft as something written', () => {
    open({ draft: { town: 'Van' } });
    expect(screen.getByLabelText('Town')).toHaveValue('Van');
    expect(screen.getByText('changed')).toBeInTheDocument();
  });

  it('shows fresh values where nothing was written', async () => {
    const { freshen } = open();
    await userEvent.type(screen.getByLabelText('Name'), 'Ayşe');
    freshen({ name: 'Ali', town: 'Rize', agreed: true });
    expect(screen.getByLabelText('Name')).toHaveValue('Ayşe');
    expect(screen.getByLabelText('Town')).toHaveValue('Rize');
    await userEvent.clear(screen.getByLabelText('Name'));
    await userEvent.type(screen.getByLabelText('Name'), 'Ali');
    expect(screen.getByText('unchanged')).toBeInTheDocument();
  });

  it('says nothing after it was set, as before the first try', async () => {
    open();
    await send();
    await userEvent.click(screen.getByRole('button', { name: 'Set' }));
    expect(screen.queryByText('name missing')).toBeNull();
    expect(screen.getByLabelText('Name')).toHaveValue('Ali');
    await userEvent.clear(screen.getByLabelText('Town'));
    expect(screen.queryByText('town too short')).toBeNull();
  });

  it('is as it began after it was reset', async () => {
    open({ draft: { town: 'Van' } });
    await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
    expect(screen.getByLabelText('Town')).toHaveValue('');
    expect(screen.getByText('unchanged')).toBeInTheDocument();
  });
});
