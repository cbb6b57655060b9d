import { Download } from 'lucide-react';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { readApiError } from '../../../api/api-error';
import { fetchFile } from '../../../api/fetch-file';
import { notify } from '../../../components/feedback/notices';
import { Button } from '../../../components/form/button';
import { istanbulDay } from '../../../lib/format-day';
import { saveFile } from '../../../lib/save-file';
import { tr } from '../../../locale/tr';
import { OPENING, type OddsType } from '../odds-type';

interface Props {
  type: OddsType;
  /** Filter text per query parameter. */
  params: Readonly<Record<string, string>>;
  phone: boolean;
}

/** Downloads all matches that pass the filters as a file for spreadsheets. */
export function ExportButton({ type, params, phone }: Props) {
  const dispatch = useDispatch();
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    const query = new URLSearchParams({ ...params, filter_type: String(type) });
    const { file, error } = await fetchFile(`/api/odd-export?${query.toString()}`, dispatch);
    setBusy(false);
    if (file)
      saveFile(file, `oranlar-${type === OPENING ? 'acilis' : 'kapanis'}-${istanbulDay(new Date())}.csv`);
    else notify({ kind: 'error', text: `${tr.odds.exportFailed} ${readApiError(error).message}` });
  };
  return (
    <Button
      look="quiet"
      size="small"
      busy={busy}
      onClick={() => void download()}
      aria-label={tr.odds.exportCsv}
    >
      <Download aria-hidden className="size-4" />
      {!phone && tr.odds.exportCsv}
    </Button>
  );
}
