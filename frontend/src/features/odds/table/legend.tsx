import type { Played } from '../../../components/table/question';
import { trOdds } from '../../../locale/tr-odds';
import { trTable } from '../../../locale/tr-table';

interface Props {
  played: Played;
  /** Tells where the teams lead, too: there is room as long as no chips share the line. */
  withTeams: boolean;
}

/** What the marked cells of the table mean, or whose the summary is where none can be marked. */
export function Legend({ played, withTeams }: Props) {
  return (
    <div className="ml-auto flex items-center gap-1.5 text-xs text-muted max-md:ml-0 max-md:w-full">
      {played === 'upcoming' ? (
        trTable.summaryOfPlayed
      ) : (
        <>
          <span aria-hidden className="font-bold text-accent-strong tabular-nums">
            ✓ 1,85
          </span>
          {trOdds.wonLegend}
        </>
      )}
      {withTeams && <span className="max-lg:hidden">· {trOdds.teamLegend}</span>}
    </div>
  );
}
