import type { Played } from '../../../components/table/played';
import { trOdds } from '../../../locale/tr-odds';
import { trTable } from '../../../locale/tr-table';

/** What the marked cells of the table mean, or whose the summary is where none can be marked, and where the teams lead. */
export function Legend({ played }: { played: Played }) {
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
      <span className="max-lg:hidden">· {trOdds.teamLegend}</span>
    </div>
  );
}
