import type { InputHTMLAttributes } from 'react';
import { useSetTelegramLinkMutation } from '../../../api/generated/screens';
import type { ProfileAnswer, TelegramLinkDto } from '../../../api/generated/wire';
import { TextField } from '../../../kit/form/text-field';
import { trProfile } from '../../../locale/tr-profile';
import { useProfileValues } from '../requests/use-profile-values';
import { ChangeForm } from './change-form';
import { Section } from './section';

type Values = Required<TelegramLinkDto>;

interface ProfileField extends Pick<InputHTMLAttributes<HTMLInputElement>, 'inputMode' | 'maxLength'> {
  /** Name in the profile and in the request that changes it. */
  name: keyof Values & keyof ProfileAnswer;
  label: string;
  hint?: string;
}

/** What members change of their profile. */
const FIELDS: readonly ProfileField[] = [
  {
    name: 'tg_link',
    label: trProfile.telegram,
    hint: trProfile.telegramHint,
    inputMode: 'url',
    maxLength: 255,
  },
];

const valuesOf = (profile: ProfileAnswer) =>
  Object.fromEntries(FIELDS.map(({ name }) => [name, profile[name]])) as Values;

/** The form with the parts of the profile that members edit. */
export function ProfileForm({ profile, onSaved }: { profile: ProfileAnswer; onSaved: () => void }) {
  const [save] = useSetTelegramLinkMutation();
  const link = useProfileValues<Values>({
    values: valuesOf(profile),
    save,
    success: trProfile.telegramSaved,
    failed: trProfile.telegramFailed,
    onSaved,
  });
  return (
    <Section title={trProfile.telegram}>
      <ChangeForm {...link} action={trProfile.update}>
        {FIELDS.map(({ name, ...field }) => (
          <TextField
            key={name}
            {...link.field(name)}
            {...field}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        ))}
      </ChangeForm>
    </Section>
  );
}
