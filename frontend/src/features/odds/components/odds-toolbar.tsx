import { CircleQuestionMark, Link2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { notify } from '../../../components/feedback/notices';
import { Button } from '../../../components/form/button';
import { FilterSheetButton } from '../../../components/table/filter-sheet-button';
import { tr } from '../../../locale/tr';
import type { OddsType } from '../odds-type';
import type { OddsView } from '../odds-view.slice';
import { FilterHelp } from './filter-help';
import { TableThemeSwitch } from './table-theme-switch';
import { TypeSwitch } from './type-switch';

interface Props {
  type: OddsType;
  view: OddsView;
  title: string;
  phone: boolean;
  onOpenFilters: () => void;
  /** Further actions. */
  children?: ReactNode;
}

/** Above the table: which odds, how it is drawn, help, the link to share. */
export function OddsToolbar({ type, view, title, phone, onOpenFilters, children }: Props) {
  const [helpOpen, setHelpOpen] = useState(false);
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-2 md:gap-x-4">
      <h1 className="text-base font-semibold max-md:sr-only">{title}</h1>
      <TypeSwitch type={type} view={view} />
      {phone && <FilterSheetButton count={Object.keys(view.applied).length} onOpen={onOpenFilters} />}
      <div className="ml-auto flex items-center md:gap-3">
        {!phone && <TableThemeSwitch />}
        {children}
        <Button look="quiet" size="small" onClick={() => void copyLink()} aria-label={tr.odds.copyLink}>
          <Link2 aria-hidden className="size-4" />
          {!phone && tr.odds.copyLink}
        </Button>
        <Button look="quiet" size="small" onClick={() => setHelpOpen(true)} aria-label={tr.odds.helpTitle}>
          <CircleQuestionMark aria-hidden className="size-4" />
          {!phone && tr.odds.helpTitle}
        </Button>
      </div>
      {helpOpen && <FilterHelp onClose={() => setHelpOpen(false)} />}
    </div>
  );
}

async function copyLink(): Promise<void> {
  try {
    await navigator.clipboard.writeText(window.location.href);
    notify({ kind: 'success', text: tr.odds.linkCopied });
  } catch {
    notify({ kind: 'error', text: tr.odds.linkNotCopied });
  }
}
