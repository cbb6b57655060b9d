import { useId } from 'react';
import type { MailChoices as Choices } from '../../../api/generated/wire';
import { ErrorPanel } from '../../../components/feedback/error-panel';
import { notify } from '../../../components/feedback/notices';
import { Spinner } from '../../../components/feedback/spinner';
import { Switch } from '../../../components/form/switch';
import { trProfile } from '../../../locale/tr-profile';
import { trShell } from '../../../locale/tr-shell';
import { useReadMailChoicesQuery, useChangeMailChoicesMutation } from '../account.api';
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
        <ul className="flex flex-col gap-5">
          <Choice
            label={trProfile.reminders}
            text={trProfile.remindersText}
            checked={data.reminders}
            onChange={(reminders) => !busy && void set({ reminders })}
          />
          <Choice
            label={trProfile.newsletter}
            text={trShell.newsletter.mailConsent}
            checked={data.newsletter}
            onChange={(newsletter) => !busy && void set({ newsletter })}
          />
        </ul>
      ) : error ? (
        <ErrorPanel
          message={trProfile.mailsFailed}
          onRetry={() => void refetch()}
          busy={isFetching}
          className="py-2"
        />
      ) : (
        <Spinner className="text-muted" />
      )}
    </Section>
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
