import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useDeleteProfileMutation } from '../../../api/generated/screens';
import { useFetchFile } from '../../../api/use-fetch-file';
import { notify } from '../../../kit/feedback/notices';
import { Button } from '../../../kit/form/button';
import { StoppableButton } from '../../../kit/form/stoppable-button';
import { saveFile } from '../../../lib/save-file';
import { trProfile } from '../../../locale/tr-profile';
import { failureText } from '../requests/failure-text';
import { PasswordDialog } from './password-dialog';
import { Section } from './section';

/** Everything the site keeps about the account: to take along, and to have deleted. */
export function OwnData({ onDeleted }: { onDeleted: () => void }) {
  const { busy, fetch, stop } = useFetchFile();
  const [asking, setAsking] = useState(false);
  const download = async () => {
    const result = await fetch('/api/profile/export');
    if (result === null) return;
    const { file, error } = result;
    if (!file) return notify({ kind: 'error', text: failureText(error, trProfile.exportFailed) });
    saveFile(file, trProfile.exportFile);
    notify({ kind: 'success', text: trProfile.exported });
  };
  return (
    <Section title={trProfile.data} text={trProfile.exportText}>
      <StoppableButton
        look="secondary"
        label={trProfile.export}
        icon={<Download aria-hidden className="size-4" />}
        busy={busy}
        onStart={() => void download()}
        onStop={stop}
      />
      <div className="mt-6 border-t border-line pt-5">
        <h3 className="font-medium">{trProfile.deleteTitle}</h3>
        <p className="mt-1 mb-4 text-sm text-muted">{trProfile.deleteText}</p>
        <Button look="danger" onClick={() => setAsking(true)}>
          <Trash2 aria-hidden className="size-4" />
          {trProfile.delete}
        </Button>
      </div>
      {asking && <DeleteAccountDialog onDeleted={onDeleted} onClose={() => setAsking(false)} />}
    </Section>
  );
}

/** Asks for the password before the account goes for good. */
function DeleteAccountDialog({ onDeleted, onClose }: { onDeleted: () => void; onClose: () => void }) {
  const [remove] = useDeleteProfileMutation();
  return (
    <PasswordDialog
      title={trProfile.deleteQuestion}
      text={trProfile.deleteWarning}
      confirm={trProfile.deleteConfirm}
      act={(password) => remove({ password })}
      onDone={onDeleted}
      onClose={onClose}
    />
  );
}
