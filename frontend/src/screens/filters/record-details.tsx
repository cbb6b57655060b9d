import { useState } from 'react';
import type { Backtest, FilterRecordDto } from '../../api/generated/wire';
import { ProfitCurves } from '../../odds/backtest/profit-curves';
import { HalvesTable, SeasonTable } from '../../odds/backtest/totals-table';
import { trMyFilters } from '../../locale/tr-my-filters';

const texts = trMyFilters.record;

interface Props {
  /** Of the filter. */
  name: string;
  record: FilterRecordDto;
}

/** The curves, seasons and halves of either side of a record, for who asks for them; what was played since comes first. */
export function RecordDetails({ name, record: { before, since } }: Props) {
  const [open, setOpen] = useState(false);
  const sides = [
    { title: texts.sinceTitle, figures: since },
    { title: texts.beforeTitle, figures: before, note: texts.beforeNote },
  ].filter(({ figures }) => figures && figures.bets > 0);
  if (sides.length === 0) return null;
  return (
    <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary
        aria-label={texts.detailsOf(name)}
        className="w-fit cursor-pointer text-dense leading-8 font-medium underline underline-offset-4 max-md:leading-[2.75rem]"
      >
        {texts.details}
      </summary>
      {open && (
        <div className="mt-2 flex flex-col gap-6">
          {sides.map(({ title, figures, note }) => (
            <Side key={title} title={title} note={note} figures={figures!} />
          ))}
        </div>
      )}
    </details>
  );
}

interface SideProps {
  title: string;
  note: string | undefined;
  figures: Backtest;
}

function Side({ title, note, figures }: SideProps) {
  return (
    <div className="@container border-t border-line pt-4">
      <h3 className="text-sm font-semibold">{title}</h3>
      {note && <p className="max-w-prose text-dense text-muted">{note}</p>}
      <div className="mt-3 flex flex-col gap-5">
        <ProfitCurves figures={figures} />
        <div className="grid items-start gap-x-8 gap-y-5 @3xl:grid-cols-2">
          <HalvesTable halves={figures.halves} />
          <SeasonTable seasons={figures.seasons} />
        </div>
      </div>
    </div>
  );
}
