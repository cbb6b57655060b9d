import type { FilterRecordDto } from '../../api/generated/wire';
import type { BetFigures } from '../../odds/backtest/bet-figures';
import { ProfitCurves } from '../../odds/backtest/profit-curves';
import { HalvesTable, SeasonTable } from '../../odds/backtest/totals-table';
import { Disclosure } from '../../kit/layout/disclosure';
import { trMyFilters } from '../../locale/tr-my-filters';

const texts = trMyFilters.record;

interface Props {
  /** Of the filter. */
  name: string;
  record: FilterRecordDto;
}

/** The curves, seasons and halves of either side of a record, for who asks for them; what was played since comes first. */
export function RecordDetails({ name, record: { before, since } }: Props) {
  const sides = [
    { title: texts.sinceTitle, figures: since },
    { title: texts.beforeTitle, figures: before, note: texts.beforeNote },
  ].filter(({ figures }) => figures && figures.bets > 0);
  if (sides.length === 0) return null;
  return (
    <Disclosure
      summary={texts.details}
      label={texts.detailsOf(name)}
      lazily
      summaryClassName="text-dense leading-8 font-medium max-md:leading-[2.75rem]"
    >
      <div className="mt-2 flex flex-col gap-6">
        {sides.map(({ title, figures, note }) => (
          <Side key={title} title={title} note={note} figures={figures!} />
        ))}
      </div>
    </Disclosure>
  );
}

interface SideProps {
  title: string;
  note: string | undefined;
  figures: BetFigures;
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
