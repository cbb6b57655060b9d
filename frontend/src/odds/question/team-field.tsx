import { useState } from 'react';
import { Switch } from '../../kit/form/switch';
import { TextField } from '../../kit/form/text-field';
import { trQuestion as texts } from '../../locale/tr-question';

interface Props {
  text: string;
  onChange: (text: string) => void;
  error: string | undefined;
}

const NEGATED = /^\s*[!≠]\s*/;

/** Parts of a club's name, at home or away, or in neither place. */
export function TeamField({ text, error, onChange }: Props) {
  const [negated, setNegated] = useState(NEGATED.test(text));
  const name = text.replace(NEGATED, '');
  const write = (written: string, without: boolean) =>
    onChange(written.trim() !== '' && without ? `!${written}` : written);
  return (
    <div className="flex flex-col items-start gap-3 *:first:w-full">
      <TextField
        label={texts.teamLabel}
        hint={texts.teamHint}
        placeholder={texts.teamPlaceholder}
        autoComplete="off"
        value={name}
        error={error}
        onChange={({ target }) => write(target.value, negated)}
      />
      {name.trim() !== '' && (
        <Switch
          label={texts.without}
          checked={negated}
          onChange={(without) => {
            setNegated(without);
            write(name, without);
          }}
        />
      )}
    </div>
  );
}
