import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import type { ListedGroup } from '../../api/generated/wire';
import { buttonStyle } from '../../kit/form/button-style';
import { PopoverButton } from '../../kit/layout/popover-button';
import { trOdds } from '../../locale/tr-odds';
import type { OddsType } from '../odds-type';
import { CsvButton } from './csv-button';
import type { FilterParams } from './filter-text';
import { seenFields } from './seen-fields';

interface Props {
  type: OddsType;
  groups: readonly ListedGroup[];
  /** Keys of the groups that don't stand in the table. */
  absent: ReadonlySet<string>;
  params: FilterParams | null;
  small: boolean;
}

const NONE: ReadonlySet<string> = new Set();

/** Downloads the rows with the columns that the table shows; beside it, where these aren't all, with all of them. */
export function SeenCsv({ type, groups, absent, params, small }: Props) {
  const [open, setOpen] = useState(false);
  const fields = seenFields(groups, absent);
  const asked = groups.some(({ key, on_request }) => on_request && !absent.has(key));
  const all = asked ? seenFields(groups, NONE) : undefined;
  const file = { path: '/api/odd-export', type, name: 'oranlar' };
  if (!fields) return <CsvButton {...file} params={params ?? {}} small={small} />;
  return (
    <div className="flex items-center">
      <CsvButton {...file} params={{ ...params, fields: fields.join(',') }} small={small} />
      <PopoverButton
        open={open}
        onOpen={setOpen}
        aria-label={trOdds.exportChoice}
        className={buttonStyle('quiet', 'small', 'px-1!')}
        panel={{
          align: 'end',
          'aria-label': trOdds.exportChoice,
          className: 'z-30 flex w-64 flex-col items-start gap-2 p-3 text-dense',
          children: (
            <>
              <p className="text-muted">{trOdds.exportSeen}</p>
              <CsvButton
                {...file}
                params={{ ...params, ...(all && { fields: all.join(',') }) }}
                label={trOdds.exportAll}
              />
            </>
          ),
        }}
      >
        <ChevronDown aria-hidden className="size-4" />
      </PopoverButton>
    </div>
  );
}
