import { useState } from 'react';
import { Button } from '../../../kit/form/button';
import { filled } from '../../../kit/form/checks';
import { SelectField } from '../../../kit/form/select-field';
import { TextField } from '../../../kit/form/text-field';
import { useForm } from '../../../kit/form/use-form';
import { trAdmin } from '../../../locale/tr-admin';
import { pickFrom } from '../form/field-types';
import { RecordPicker } from '../form/record-picker';
import { JoinDialog, type JoinedNames } from './join-dialog';
import { COMPETITIONS } from './name-tables';

const texts = trAdmin.joins;
const FROM_COMPETITIONS = pickFrom('competitions', COMPETITIONS.rowName);
const EMPTY = { country: '', from: '', into: '' };

/** Joins any two clubs of a country, or any two competitions. */
export function JoinForm() {
  const [kind, setKind] = useState<JoinedNames['kind']>('club');
  const [asked, setAsked] = useState<JoinedNames | null>(null);
  /** A form that was sent begins anew. */
  const [sent, setSent] = useState(0);
  return (
    <section aria-labelledby="join-by-hand" className="max-w-3xl">
      <h3 id="join-by-hand" className="pb-3 font-semibold">
        {texts.byHand}
      </h3>
      <div className="flex flex-col gap-4">
        <SelectField
          label={texts.kind}
          options={[
            ['club', texts.kinds.club!],
            ['competition', texts.kinds.competition!],
          ]}
          value={kind}
          onChange={(event) => setKind(event.target.value as JoinedNames['kind'])}
        />
        <Names key={`${kind}${sent}`} kind={kind} onAsk={setAsked} />
      </div>
      {asked && (
        <JoinDialog
          names={asked}
          onClose={() => setAsked(null)}
          onJoined={() => setSent((count) => count + 1)}
        />
      )}
    </section>
  );
}

interface NamesProps {
  kind: JoinedNames['kind'];
  onAsk: (names: JoinedNames) => void;
}

const needed = filled(trAdmin.form.required);

function Names({ kind, onAsk }: NamesProps) {
  const checks = { country: kind === 'club' ? needed : undefined, from: needed, into: needed };
  const { form, field, values, errors, change } = useForm({ start: EMPTY, checks }, async (written) =>
    onAsk({
      kind,
      country: kind === 'club' ? written.country.trim() : undefined,
      from: { key: written.from.trim(), name: written.from.trim() },
      into: { key: written.into.trim(), name: written.into.trim() },
      mayTurn: false,
    }),
  );
  return (
    <form {...form} className="flex flex-col gap-4">
      {kind === 'club' && (
        <TextField {...field('country')} label={texts.country} hint={texts.countryHint} maxLength={60} />
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        {(['from', 'into'] as const).map((name) => {
          const label = name === 'from' ? texts.fromField : texts.intoField;
          return kind === 'club' ? (
            <TextField
              key={name}
              {...field(name)}
              label={label}
              hint={name === 'from' ? texts.clubHint : undefined}
              maxLength={100}
            />
          ) : (
            <RecordPicker
              key={name}
              name={name}
              label={label}
              from={FROM_COMPETITIONS}
              value={values[name]}
              initialLabel=""
              onChange={(id) => change(name, id)}
              error={errors[name]}
            />
          );
        })}
      </div>
      <div>
        <Button type="submit">{texts.next}</Button>
      </div>
    </form>
  );
}
