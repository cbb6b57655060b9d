import { useId } from 'react';
import { useChangeMailChoicesMutation, useReadMailChoicesQuery } from '../../../api/generated/screens';
import type { MailChoices as Choices } from '../../../api/generated/wire';
import { ErrorPanel } from '../../../components/feedback/error-panel';
import { notify } from '../../../components/feedback/notices';
import { ReservedRoom } from '../../../components/feedback/reserved-room';
import { Switch } from '../../../components/form/switch';
import { trProfile } from '../../../locale/tr-profile';
import { trPerson } from '../../../locale/tr-controls';
import { trShell } from '../../../locale/tr-shell';
import { failureText } from '../requests/failure-text';
import { Section } from './section';

/** Which mails one wants besides the necessary ones. A switch says what holds on the server, nothing else. */
export function MailChoices() {
  const { data, error, isFetching, refetch } = useReadMailChoicesQuery();
  const [save, saving] = useChangeMailChoicesMutation();
  const set = async (change: Partial<Choices>) => {
    const result = await save(change);
    if (result.data) notify({ kind: 'success', text: trProfile.mailsSaved, name: 'mails' });
    else notify({ kind: 'error', text: failureText(result.error, trShell.errors.general), name: 'mails' });
  };
  const busy = saving.isLoading || isFetching;
  return (
    <Section title={trProfile.mails}>
      {data ? (
        <ChoiceList choices={data} onChange={(change) => !busy && void set(change)} />
      ) : error ? (
        <ErrorPanel
          message={trProfile.mailsFailed}
          onRetry={() => void refetch()}
          busy={isFetching}
          className="py-2"
        />
      ) : (
        <ReservedRoom>
          <ChoiceList choices={{ reminders: false, newsletter: false }} onChange={() => {}} />
        </ReservedRoom>
      )}
    </Section>
  );
}

interface ListProps {
  choices: Choices;
  onChange: (change: Partial<Choices>) => void;
}

function ChoiceList({ choices, onChange }: ListProps) {
  return (
    <ul className="flex flex-col gap-5">
      <Choice
        label={trProfile.reminders}
        text={trProfile.remindersText}
        checked={choices.reminders}
        onChange={(reminders) => onChange({ reminders })}
      />
      <Choice
        label={trProfile.newsletter}
        text={trPerson.mailConsent}
        checked={choices.newsletter}
        onChange={(newsletter) => onChange({ newsletter })}
      />
    </ul>
  );
}

interface ChoiceProps {
  label: string;
  text: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

function Choice({ text, ...choice }: ChoiceProps) {
  const id = useId();
  return (
    <li>
      <Switch {...choice} describedBy={id} />
      <p id={id} className="mt-1 text-dense text-muted">
        {text}
      </p>
    </li>
  );
}
