import { Download } from 'lucide-react';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { readApiError } from '../../../api/api-error';
import { fetchFile } from '../../../api/fetch-file';
import { notify } from '../../../components/feedback/notices';
import { Button } from '../../../components/form/button';
import { istanbulDay } from '../../../lib/format-day';
import { saveFile } from '../../../lib/save-file';
import { trOdds } from '../../../locale/tr-odds';
import { OPENING, type OddsType } from '../odds-type';

interface Props {
  /** Route of the file. */
  path: string;
  type: OddsType;
  /** Its other query parameters. */
  params: Readonly<Record<string, string>>;
  /** What the file is called, before the kind of odds and the day. */
  name: string;
  label?: string;
  /** Shows the icon alone. */
  small?: boolean;
}

/** Downloads an answer about the odds as a file for spreadsheets. */
export function CsvButton({ path, type, params, name, label = trOdds.exportCsv, small = false }: Props) {
  const dispatch = useDispatch();
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    const query = new URLSearchParams({ ...params, filter_type: String(type) });
    const { file, error } = await fetchFile(`${path}?${query.toString()}`, dispatch);
    setBusy(false);
    const set = type === OPENING ? 'acilis' : 'kapanis';
    if (file) saveFile(file, `${name}-${set}-${istanbulDay(new Date())}.csv`);
    else notify({ kind: 'error', text: `${trOdds.exportFailed} ${readApiError(error).message}` });
  };
  return (
    <Button look="quiet" size="small" busy={busy} onClick={() => void download()} aria-label={label}>
      <Download aria-hidden className="size-4" />
      {!small && label}
    </Button>
  );
}
