import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { fetchFile } from '../../../api/fetch-file';
import { notify } from '../../../components/feedback/notices';
import { Button } from '../../../components/form/button';
import { saveFile } from '../../../lib/save-file';
import { tr } from '../../../locale/tr';
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
    if (!file) return notify({ kind: 'error', text: failureText(error, tr.profile.exportFailed) });
    saveFile(file, tr.profile.exportFile);
    notify({ kind: 'success', text: tr.profile.exported });
  };
  return (
    <Section title={tr.profile.data} text={tr.profile.exportText}>
      <Button look="secondary" busy={busy} onClick={download}>
        <Download aria-hidden className="size-4" />
        {tr.profile.export}
      </Button>
      <div className="mt-6 border-t border-line pt-5">
        <h3 className="font-medium">{tr.profile.deleteTitle}</h3>
        <p className="mt-1 mb-4 text-sm text-muted">{tr.profile.deleteText}</p>
        <Button look="danger" onClick={() => setAsking(true)}>
          <Trash2 aria-hidden className="size-4" />
          {tr.profile.delete}
        </Button>
      </div>
      {asking && <DeleteAccountDialog onDeleted={onDeleted} onClose={() => setAsking(false)} />}
    </Section>
  );
}
