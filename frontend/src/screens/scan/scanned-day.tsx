import { useMemo } from 'react';
import type { ListedGroup, ScanAnswer } from '../../api/generated/wire';
import { EmptyState } from '../../kit/feedback/empty-state';
import { Button } from '../../kit/form/button';
import { formatCount } from '../../lib/format';
import { trScan } from '../../locale/tr-scan';
import { trMovement } from '../../locale/tr-movement';
import { selectionTitles } from '../../odds/table/movement';
import { BarLegend } from '../../odds/summary/bar-legend';
import { QuietMatch } from './quiet-match';
import { ScanVerdict } from './scan-verdict';
import type { ScanView } from './scan-url';
import { ScannedMatch } from './scanned-match';
import type { ListedMatches } from './listed-matches';

interface Props {
  scan: ScanAnswer;
  listed: ListedMatches;
  groups: readonly ListedGroup[];
  competition: string | undefined;
  /** Only matches with a movement were asked for. */
  moving: boolean;
  onChange: (change: Partial<ScanView>) => void;
}

/** The answer of a scan: the verdict on the whole day, what stands out, and the other matches in a line each. */
export function ScannedDay({ scan, listed, groups, competition, moving, onChange }: Props) {
  const titles = useMemo(() => new Map(groups.map(({ key, title }) => [key, title])), [groups]);
  const columns = useMemo(() => selectionTitles(groups), [groups]);
  if (scan.matches.length === 0 && moving)
    return (
      <EmptyState title={trMovement.noMatches}>
        <Button look="secondary" size="small" onClick={() => onChange({ movement: undefined })}>
          {trMovement.showAll}
        </Button>
      </EmptyState>
    );
  if (scan.matches.length === 0) return <EmptyState title={trScan.noMatches} hint={trScan.noMatchesHint} />;
  const { standing, others, onlyStanding } = listed;
  const all = standing.length + others.length;
  const type = scan.filter_type;
  return (
    <>
      <ScanVerdict scan={scan} narrowed={competition !== undefined} />
      {all === 0 ? (
        <EmptyState title={trScan.noCompetition}>
          <Button look="secondary" size="small" onClick={() => onChange({ competition: undefined })}>
            {trScan.showAllCompetitions}
          </Button>
        </EmptyState>
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
          <p className="text-sm text-muted tabular-nums">
            {competition !== undefined && `${competition}: `}
            {trScan.standingMatches(formatCount(standing.length), formatCount(all))}
          </p>
          <BarLegend />
        </div>
      )}
      {standing.length > 0 && (
        <ul className="flex flex-col gap-3">
          {standing.map((one) => (
            <ScannedMatch key={one.match.id} {...one} titles={titles} columns={columns} type={type} />
          ))}
        </ul>
      )}
      {!onlyStanding && others.length > 0 && (
        <section className="flex flex-col gap-2">
          <h3 className="text-sm font-semibold">{trScan.othersTitle(formatCount(others.length))}</h3>
          <ul className="rounded-card border border-line bg-surface">
            {others.map((match) => (
              <QuietMatch key={match.id} match={match} titles={titles} columns={columns} type={type} />
            ))}
          </ul>
        </section>
      )}
      {onlyStanding && standing.length === 0 && all > 0 && (
        <EmptyState title={trScan.noStanding}>
          <Button look="secondary" size="small" onClick={() => onChange({ onlyStanding: false })}>
            {trScan.showAll}
          </Button>
        </EmptyState>
      )}
    </>
  );
}
