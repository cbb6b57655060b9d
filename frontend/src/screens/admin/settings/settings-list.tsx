import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../../kit/form/button';
import { trAdmin } from '../../../locale/tr-admin';
import type { DeepForm } from '../form/field-at';

interface Props<Values extends object> {
  title: string;
  form: DeepForm<Values>;
  /** Of the list among the values. */
  name: keyof Values & string;
  addLabel: string;
  /** What a new item begins as. */
  item: object;
  /** The fields of an item, by the beginning of their paths: `products.0.` */
  render: (path: string, index: number) => ReactNode;
}

const texts = trAdmin.settings;

/** Settings that are a list: items can be added, moved and taken away. */
export function SettingsList<Values extends object>(props: Props<Values>) {
  const { title, form, name, addLabel, item, render } = props;
  const items = form.values[name] as readonly object[];
  const error = (form.errors as Readonly<Record<string, string | undefined>>)[name];
  // an item that moves stays the same for the keyboard; the form may be set to more or fewer
  const [ids, setIds] = useState<readonly number[]>([]);
  const rows = useRef<HTMLOListElement>(null);
  const last = Math.max(-1, ...ids);
  const keys = items.map((_, index) => ids[index] ?? last + 1 + index);
  /** @param order the former places of what the list is made of now */
  const arrange = (order: readonly number[], added: readonly object[] = []) => {
    setIds([...order.map((place) => keys[place]!), ...added.map(() => Math.max(-1, ...keys) + 1)]);
    form.change(name, [...order.map((place) => items[place]), ...added] as Values[typeof name]);
    const moved = Object.entries(form.errors).flatMap(([path, sentence]) => {
      const [list, place, ...rest] = path.split('.');
      if (list !== name || place === undefined) return [[path, sentence]];
      const index = order.indexOf(Number(place));
      return index < 0 ? [] : [[[list, index, ...rest].join('.'), sentence]];
    });
    // the sentences go along with what they are about
    form.refuse({ message: form.failure ?? undefined, fields: Object.fromEntries(moved), lead: false });
  };
  const places = items.map((_, index) => index);
  const without = (index: number) => places.filter((place) => place !== index);
  const add = () => {
    flushSync(() => arrange(places, [item]));
    rows.current?.lastElementChild?.querySelector<HTMLElement>('input, select, textarea')?.focus();
  };
  const move = (from: number, to: number) => {
    const order = without(from);
    order.splice(to, 0, from);
    arrange(order);
  };
  return (
    <fieldset className="min-w-0 rounded-card border border-line bg-surface p-4">
      <legend className="px-1 font-semibold">{title}</legend>
      <ol ref={rows} className="flex flex-col gap-3">
        {keys.map((key, index) => {
          const itemName = texts.item(title, index + 1);
          return (
            <li key={key} className="rounded-md border border-line p-3" aria-label={itemName}>
              <div className="flex items-center justify-between pb-2">
                <span className="text-dense text-muted tabular-nums">{index + 1}</span>
                <div className="flex">
                  <ItemButton
                    label={`${itemName}: ${texts.moveUp}`}
                    icon={ArrowUp}
                    disabled={index === 0}
                    onPress={() => move(index, index - 1)}
                  />
                  <ItemButton
                    label={`${itemName}: ${texts.moveDown}`}
                    icon={ArrowDown}
                    disabled={index === items.length - 1}
                    onPress={() => move(index, index + 1)}
                  />
                  <ItemButton
                    label={`${itemName}: ${texts.remove}`}
                    icon={X}
                    onPress={() => arrange(without(index))}
                  />
                </div>
              </div>
              <div className="grid gap-4 sm:grid-cols-2">{render(`${name}.${index}.`, index)}</div>
            </li>
          );
        })}
      </ol>
      {error && (
        <p role="alert" className="pt-2 text-dense text-danger">
          {error}
        </p>
      )}
      <Button look="secondary" size="small" className="mt-3" onClick={add}>
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
