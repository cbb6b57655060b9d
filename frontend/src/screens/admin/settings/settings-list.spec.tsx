import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '../../../kit/form/button';
import { TextField } from '../../../kit/form/text-field';
import { useForm } from '../../../kit/form/use-form';
import { fieldAt } from '../form/field-at';
import { SettingsList } from './settings-list';

const START = { logos: [{ name: 'Bir' }, { name: 'İki' }, { name: 'Üç' }] };

function Example({ onSend }: { onSend: (names: string[]) => void }) {
  const form = useForm({ start: START }, async ({ logos }) => {
    onSend(logos.map(({ name }) => name));
    return { message: 'refused', fields: { 'logos.1.name': 'too short' } };
  });
  return (
    <form {...form.form}>
      <SettingsList
        title="Logolar"
        form={form}
        name="logos"
        addLabel="Add"
        item={{ name: '' }}
        render={(path) => {
          const { value, onChange, ...field } = fieldAt(form, `${path}name`);
          return (
            <TextField
              {...field}
              label="Name"
              value={String(value)}
              onChange={({ target }) => onChange(target.value)}
            />
          );
        }}
      />
      <Button type="submit">Send</Button>
      <Button onClick={() => form.reset()}>Revert</Button>
      <output>{form.dirty ? 'changed' : 'unchanged'}</output>
    </form>
  );
}

const items = () => screen.getAllByRole('listitem');
const boxes = () => screen.getAllByLabelText<HTMLInputElement>('Name');
const names = () => boxes().map(({ value }) => value);
const press = (item: number, action: RegExp) =>
  userEvent.click(within(items()[item]!).getByRole('button', { name: action }));

describe('a list among the settings', () => {
  it('gets a new item with the keyboard in its first box, moves items and takes them away', async () => {
    const sent: string[][] = [];
    render(<Example onSend={(each) => sent.push(each)} />);
    await userEvent.click(screen.getByRole('button', { name: 'Add' }));
    expect(boxes()[3]).toHaveFocus();
    await userEvent.keyboard('Dört');
    await press(3, /yukarı/i);
    expect(names()).toEqual(['Bir', 'İki', 'Dört', 'Üç']);
    await press(0, /kaldır|sil|çıkar/i);
    await userEvent.type(boxes()[0]!, '!');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(sent).toEqual([['İki!', 'Dört', 'Üç']]);
  });

  it('keeps what is wrong beside the item that it is about', async () => {
    render(<Example onSend={() => undefined} />);
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(boxes()[1]).toHaveAccessibleDescription('too short');
    await press(1, /yukarı/i);
    expect(boxes()[0]).toHaveAccessibleDescription('too short');
    expect(boxes()[1]).not.toHaveAccessibleDescription();
    await userEvent.type(boxes()[0]!, '!');
    expect(screen.queryByText('too short')).toBeNull();
  });

  it('is unchanged once everything is as it was, and after a reversal', async () => {
    render(<Example onSend={() => undefined} />);
    await press(0, /aşağı/i);
    expect(screen.getByText('changed')).toBeInTheDocument();
    await press(1, /yukarı/i);
    expect(screen.getByText('unchanged')).toBeInTheDocument();
    await press(0, /kaldır|sil|çıkar/i);
    await userEvent.click(screen.getByRole('button', { name: 'Revert' }));
    expect(names()).toEqual(['Bir', 'İki', 'Üç']);
  });
});
