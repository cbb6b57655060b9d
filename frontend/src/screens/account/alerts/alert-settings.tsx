import { Link } from 'react-router-dom';
import { useChangeAlertsMutation } from '../../../api/generated/screens';
import type { AlertChoicesDto, ProfileAnswer } from '../../../api/generated/wire';
import { CheckboxField } from '../../../kit/form/checkbox-field';
import { TextField } from '../../../kit/form/text-field';
import { trAlerts } from '../../../locale/tr-alerts';
import { ChangeForm } from '../components/change-form';
import { Section } from '../components/section';
import { useProfileValues } from '../requests/use-profile-values';
import { TelegramLink } from './telegram-link';

const TIMES = [
  ['quiet_from', trAlerts.quietFrom],
  ['quiet_to', trAlerts.quietTo],
] as const;

const choicesOf = ({ alerts }: ProfileAnswer): AlertChoicesDto => ({
  email: alerts.email,
  telegram: alerts.telegram,
  quiet_from: alerts.quiet_from,
  quiet_to: alerts.quiet_to,
});

/** How one hears of matches that fit one's filters, and when not. */
export function AlertSettings({ profile }: { profile: ProfileAnswer }) {
  const { telegram_available: available, telegram_linked: linked } = profile.alerts;
  return (
    <Section title={trAlerts.title} text={trAlerts.text}>
      <Link
        to="/filtrelerim"
        className="mb-4 inline-block text-sm font-medium text-accent underline underline-offset-2"
      >
        {trAlerts.toFilters}
      </Link>
      <ChoicesForm profile={profile} />
      {available && <TelegramLink linked={linked} />}
    </Section>
  );
}

function ChoicesForm({ profile }: { profile: ProfileAnswer }) {
  const { telegram_available: available, telegram_linked: linked } = profile.alerts;
  const [save] = useChangeAlertsMutation();
  const choices = useProfileValues<AlertChoicesDto>({
    values: choicesOf(profile),
    checks: { quiet_from: checkTime, quiet_to: checkTime },
    normalised: (written) => ({
      ...written,
      quiet_from: clockTime(written.quiet_from)!,
      quiet_to: clockTime(written.quiet_to)!,
    }),
    save,
    success: trAlerts.saved,
    failed: trAlerts.failed,
  });
  return (
    <ChangeForm {...choices} action={trAlerts.save}>
      <fieldset className="flex flex-col gap-3 [overflow-wrap:anywhere]">
        <legend className="pb-2 text-sm font-medium">{trAlerts.channels}</legend>
        <CheckboxField {...choices.tick('email')} label={trAlerts.email(profile.email)} />
        {available && linked && <CheckboxField {...choices.tick('telegram')} label={trAlerts.telegram} />}
        {!available && linked && profile.alerts.telegram && (
          <p className="text-dense text-wait">
            {trAlerts.noTelegram[profile.alerts.email ? 'mailInstead' : 'nothingComes']}
          </p>
        )}
      </fieldset>
      <fieldset>
        <legend className="pb-2 text-sm font-medium">{trAlerts.quiet}</legend>
        <div className="grid grid-cols-2 gap-3">
          {TIMES.map(([name, label]) => (
            <TextField
              key={name}
              {...choices.field(name)}
              label={label}
              inputMode="numeric"
              maxLength={5}
              autoComplete="off"
            />
          ))}
        </div>
        <p className="mt-1.5 text-dense text-muted">{trAlerts.quietHint}</p>
      </fieldset>
    </ChangeForm>
  );
}

const checkTime = (text: string) => (clockTime(text) === null ? trAlerts.notTime : undefined);

/** Hours and minutes with a colon, a point or nothing between; minutes may be left out. */
const CLOCK = /^(\d{1,2})(?:[:.]?(\d{2}))?$/;

/** A time of day as people write it (`23:00`, `8.30`, `2300`, `8`) as `HH:mm`; null when it is none. */
export function clockTime(text: string): string | null {
  const [, hours, minutes = '00'] = CLOCK.exec(text.trim()) ?? [];
  if (hours === undefined || Number(hours) > 23 || Number(minutes) > 59) return null;
  return `${hours.padStart(2, '0')}:${minutes}`;
}
