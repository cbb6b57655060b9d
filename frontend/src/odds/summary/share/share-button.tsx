import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { useReadSettingsQuery } from '../../../api/generated/shell';
import type { ListedGroup, OddsSummary } from '../../../api/generated/wire';
import { notify } from '../../../kit/feedback/notices';
import { Button } from '../../../kit/form/button';
import { formatDate } from '../../../lib/format';
import { istanbulDay } from '../../../lib/format-day';
import { loadPart } from '../../../lib/load-part';
import { saveFile } from '../../../lib/save-file';
import { trShare } from '../../../locale/tr-share';
import type { OddsType } from '../../odds-type';
import { useFilterNames } from '../../table/filter-names';
import type { TableControls } from '../../table/use-question';
import { sharedSummary } from './shared-summary';

interface Props {
  type: OddsType;
  summary: OddsSummary;
  groups: readonly ListedGroup[];
  asking: Pick<TableControls<never>, 'table' | 'question'>;
}

/** Draws the summary as a picture: for the device's own ways to share files, else as a download. */
export function ShareButton({ type, summary, groups, asking }: Props) {
  const [busy, setBusy] = useState(false);
  const names = useFilterNames(asking.question.filters);
  const settings = useReadSettingsQuery().data;
  const share = async () => {
    setBusy(true);
    try {
      const { drawSummary } = await loadPart(() => import('./draw-summary'));
      const shared = sharedSummary(summary, groups, type, asking.question, asking.table, names);
      const day = istanbulDay(new Date());
      const picture = await drawSummary(shared, {
        site: settings?.site_name ?? '',
        address: window.location.host,
        date: formatDate(day),
        demo: settings?.demo_data ?? false,
      });
      await give(picture, `${trShare.fileName}-${day}.png`);
    } catch {
      notify({ kind: 'error', text: trShare.failed });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button look="quiet" size="small" busy={busy} onClick={() => void share()}>
      <Share2 aria-hidden className="size-4" />
      {trShare.share}
    </Button>
  );
}

/** Shares the picture where the device can; a visitor who thinks better of it gets no file instead. */
async function give(picture: Blob, name: string): Promise<void> {
  const files = [new File([picture], name, { type: picture.type })];
  if (!navigator.canShare?.({ files })) {
    saveFile(picture, name);
    return;
  }
  try {
    await navigator.share({ files });
  } catch (error) {
    if (!(error instanceof DOMException) || error.name !== 'AbortError') saveFile(picture, name);
  }
}
