import { Download } from 'lucide-react';
import { readApiError } from '../../api/api-error';
import { useFetchFile } from '../../api/use-fetch-file';
import { notify } from '../../kit/feedback/notices';
import { StoppableButton } from '../../kit/form/stoppable-button';
import { istanbulDay } from '../../lib/format-day';
import { saveFile } from '../../lib/save-file';
import { trOdds } from '../../locale/tr-odds';
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
  const { busy, fetch, stop } = useFetchFile();
  const download = async () => {
    const query = new URLSearchParams({ ...params, filter_type: String(type) });
    const result = await fetch(`${path}?${query.toString()}`);
    if (result === null) return;
    const { file, error } = result;
    const set = type === OPENING ? 'acilis' : 'kapanis';
    if (file) saveFile(file, `${name}-${set}-${istanbulDay(new Date())}.csv`);
    else notify({ kind: 'error', text: `${trOdds.exportFailed} ${readApiError(error).message}` });
  };
  return (
    <StoppableButton
      look="quiet"
      size="small"
      label={label}
      iconOnly={small}
      busy={busy}
      icon={<Download aria-hidden className="size-4" />}
      onStart={() => void download()}
      onStop={stop}
    />
  );
}
