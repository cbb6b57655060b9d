import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { Button } from '../../../kit/form/button';
import { SelectField } from '../../../kit/form/select-field';
import { TextField } from '../../../kit/form/text-field';
import { trAdmin } from '../../../locale/tr-admin';
import { pickFrom } from '../form/field-types';
import { RecordPicker } from '../form/record-picker';
import { JoinDialog, type JoinedNames } from './join-dialog';
import { COMPETITIONS } from './name-tables';

const texts = trAdmin.joins;
const FROM_COMPETITIONS = pickFrom('competitions', COMPETITIONS.rowName);
const EMPTY = { country: '', from: '', into: '' };

type Values = typeof EMPTY;

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

function Names({ kind, onAsk }: NamesProps) {
  const { register, control, handleSubmit, formState } = useForm<Values>({ defaultValues: EMPTY });
  const { errors } = formState;
  const needed = { validate: (text: string) => text.trim() !== '' || trAdmin.form.required };
  const ask = handleSubmit(({ country, from, into }) =>
    onAsk({
      kind,
      country: kind === 'club' ? country.trim() : undefined,
      from: { key: from.trim(), name: from.trim() },
      into: { key: into.trim(), name: into.trim() },
      mayTurn: false,
    }),
  );
  return (
    <form noValidate onSubmit={(event) => void ask(event)} className="flex flex-col gap-4">
      {kind === 'club' && (
        <TextField
          {...register('country', needed)}
          label={texts.country}
          hint={texts.countryHint}
          maxLength={60}
          error={errors.country?.message}
        />
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        {(['from', 'into'] as const).map((name) => {
          const label = name === 'from' ? texts.fromField : texts.intoField;
          return kind === 'club' ? (
            <TextField
              key={name}
              {...register(name, needed)}
              label={label}
              hint={name === 'from' ? texts.clubHint : undefined}
              maxLength={100}
              error={errors[name]?.message}
            />
          ) : (
            <Controller
              key={name}
              control={control}
              name={name}
              rules={needed}
              render={({ field, fieldState }) => (
                <RecordPicker
                  ref={field.ref}
                  label={label}
                  from={FROM_COMPETITIONS}
                  value={field.value}
                  initialLabel=""
                  onChange={field.onChange}
                  onBlur={field.onBlur}
                  error={fieldState.error?.message}
                />
              )}
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
