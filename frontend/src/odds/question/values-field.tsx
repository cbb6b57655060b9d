import type { ReactNode } from 'react';
import { ChipChoice } from '../../kit/form/chip-choice';
import { Switch } from '../../kit/form/switch';
import { foldText } from '../../lib/fold';
import { trQuestion as texts } from '../../locale/tr-question';
import { useAlternatives } from './use-alternatives';

interface Props {
  label: string;
  options: readonly (readonly [value: string, text: string])[];
  /** Filter text: values, `!` before them for all others. */
  text: string;
  onChange: (text: string) => void;
  children?: ReactNode;
}

/** Any of a few values, or all but those. */
export function ValuesField({ label, options, text, onChange, children }: Props) {
  const { parts, write, without } = useAlternatives(text, onChange);
  const valueOf = (part: string) =>
    options.find(([value, name]) => value === part || foldText(name) === foldText(part))?.[0] ?? part;
  const chosen = new Set(parts.map(valueOf));
  // what was asked by a link may be no option
  const others = [...chosen].filter((value) => !options.some(([option]) => option === value));
  return (
    <div className="flex flex-col items-start gap-3">
      <ChipChoice
        label={label}
        options={[...options, ...others.map((value) => [value, value] as const)]}
        chosen={chosen}
        onChange={(next) => write(next)}
      >
        {children}
      </ChipChoice>
      {chosen.size > 0 && <Switch label={texts.without} {...without} />}
    </div>
  );
}
