import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../kit/form/button';
import { trAdmin } from '../../../locale/tr-admin';

interface Props {
  title: string;
  error?: string;
  list: {
    fields: readonly { id: string }[];
    move: (from: number, to: number) => void;
    remove: (index: number) => void;
  };
  addLabel: string;
  onAdd: () => void;
  /** The fields of an item. */
  render: (index: number) => ReactNode;
}

const texts = trAdmin.settings;

/** Settings that are a list: items can be added, moved and taken away. */
export function SettingsList({ title, error, list, addLabel, onAdd, render }: Props) {
  const { fields, move, remove } = list;
  return (
    <fieldset className="min-w-0 rounded-card border border-line bg-surface p-4">
      <legend className="px-1 font-semibold">{title}</legend>
      <ol className="flex flex-col gap-3">
        {fields.map(({ id }, index) => {
          const name = texts.item(title, index + 1);
          return (
            <li key={id} className="rounded-md border border-line p-3" aria-label={name}>
              <div className="flex items-center justify-between pb-2">
                <span className="text-dense text-muted tabular-nums">{index + 1}</span>
                <div className="flex">
                  <ItemButton
                    label={`${name}: ${texts.moveUp}`}
                    icon={ArrowUp}
                    disabled={index === 0}
                    onPress={() => move(index, index - 1)}
                  />
                  <ItemButton
                    label={`${name}: ${texts.moveDown}`}
                    icon={ArrowDown}
                    disabled={index === fields.length - 1}
                    onPress={() => move(index, index + 1)}
                  />
                  <ItemButton label={`${name}: ${texts.remove}`} icon={X} onPress={() => remove(index)} />
                </div>
              </div>
              <div className="grid gap-4 sm:grid-cols-2">{render(index)}</div>
            </li>
          );
        })}
      </ol>
      {error && (
        <p role="alert" className="pt-2 text-dense text-danger">
          {error}
        </p>
      )}
      <Button look="secondary" size="small" className="mt-3" onClick={onAdd}>
        <Plus aria-hidden className="size-4" />
        {addLabel}
      </Button>
    </fieldset>
  );
}

function ItemButton({
  label,
  icon: Icon,
  disabled = false,
  onPress,
}: {
  label: string;
  icon: typeof X;
  disabled?: boolean;
  onPress: () => void;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={onPress}
      className="grid size-9 place-items-center rounded-md text-muted hover:bg-raised hover:text-text disabled:opacity-40"
    >
      <Icon aria-hidden className="size-4" />
    </button>
  );
}
