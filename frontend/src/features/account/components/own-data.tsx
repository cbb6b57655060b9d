import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { fetchFile } from '../../../api/fetch-file';
import { notify } from '../../../components/feedback/notices';
import { Button } from '../../../components/form/button';
import { saveFile } from '../../../lib/save-file';
import { trProfile } from '../../../locale/tr-profile';
import { failureText } from '../requests/failure-text';
import { DeleteAccountDialog } from './delete-account-dialog';
import { Section } from './section';

/** Everything the site keeps about the account: to take along, and to have deleted. */
export function OwnData({ onDeleted }: { onDeleted: () => void }) {
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState(false);
  const dispatch = useDispatch();
  const download = async () => {
    setBusy(true);
    const { file, error } = await fetchFile('/api/profile/export', dispatch);
    setBusy(false);
    if (!file) return notify({ kind: 'error', text: failureText(error, trProfile.exportFailed) });
    saveFile(file, trProfile.exportFile);
    notify({ kind: 'success', text: trProfile.exported });
  };
  return (
    <Section title={trProfile.data} text={trProfile.exportText}>
      <Button look="secondary" busy={busy} onClick={download}>
        <Download aria-hidden className="size-4" />
        {trProfile.export}
      </Button>
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
