import { useId } from 'react';
import { Answer } from '../../../api/answer';
import type { MailChoices as Choices } from '../../../api/generated/wire';
import { notify } from '../../../kit/feedback/notices';
import { ReservedRoom } from '../../../kit/feedback/reserved-room';
import { Switch } from '../../../kit/form/switch';
import { trProfile } from '../../../locale/tr-profile';
import { trShell } from '../../../locale/tr-shell';
import { useChangeMailChoicesMutation, useReadMailChoicesQuery } from '../../../api/generated/screens';
import { failureText } from '../requests/failure-text';
import { Section } from './section';

/** Which mails one wants besides the necessary ones. A switch says what holds on the server, nothing else. */
export function MailChoices() {
  const choices = useReadMailChoicesQuery();
  const [save, saving] = useChangeMailChoicesMutation();
  const set = async (change: Partial<Choices>) => {
    const result = await save(change);
    if (result.data) notify({ kind: 'success', text: trProfile.mailsSaved, name: 'mails' });
    else notify({ kind: 'error', text: failureText(result.error, trShell.errors.general), name: 'mails' });
  };
  const busy = saving.isLoading || choices.isFetching;
  return (
    <Section title={trProfile.mails}>
      <Answer
        of={choices}
        failed={trProfile.mailsFailed}
        skeleton={
          <ReservedRoom>
            <ChoiceList choices={{ reminders: false, newsletter: false }} onChange={() => {}} />
          </ReservedRoom>
        }
        className="py-2"
      >
        {(stored) => <ChoiceList choices={stored} onChange={(change) => !busy && void set(change)} />}
      </Answer>
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
        text={trShell.newsletter.mailConsent}
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
