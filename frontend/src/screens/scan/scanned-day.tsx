import { useMemo } from 'react';
import type { ListedGroup, ScanAnswer, ScanMatch } from '../../api/generated/wire';
import { EmptyState } from '../../kit/feedback/empty-state';
import { Button } from '../../kit/form/button';
import { Disclosure } from '../../kit/layout/disclosure';
import { GrowingList } from '../../kit/layout/growing-list';
import { formatCount } from '../../lib/format';
import { trMovement } from '../../locale/tr-movement';
import { trScan } from '../../locale/tr-scan';
import { BarLegend } from '../../odds/summary/bar-legend';
import { selectionTitles } from '../../odds/table/movement';
import type { ListedMatch } from './listed-match';
import type { ListedMatches } from './listed-matches';
import { QuietMatch } from './quiet-match';
import type { ScanView } from './scan-url';
import { ScanVerdict } from './scan-verdict';
import { ScannedMatch } from './scanned-match';
import { type Standing, standingOfMatch } from './standing-out';

interface Props {
  scan: ScanAnswer;
  listed: ListedMatches;
  isComing: boolean;
  groups: readonly ListedGroup[];
  competition: string | undefined;
  /** Only matches with a movement were asked for. */
  moving: boolean;
  onChange: (change: Partial<ScanView>) => void;
}

const WIDEST = 2;

/** The answer of a scan: the verdict on the whole day, what is found, and the other matches in a line each. */
export function ScannedDay({ scan, listed, isComing, groups, competition, moving, onChange }: Props) {
  const shown = useMemo(
    () => ({
      titles: new Map(groups.map(({ key, title }) => [key, title])),
      columns: selectionTitles(groups),
      type: scan.filter_type,
      widest: typeof scan.closeness === 'number' ? scan.closeness : WIDEST,
    }),
    [groups, scan.filter_type, scan.closeness],
  );
  if (scan.matches.length === 0 && moving)
    return (
      <EmptyState title={trMovement.noMatches}>
        <Button look="secondary" size="small" onClick={() => onChange({ movement: undefined })}>
          {trMovement.showAll}
        </Button>
      </EmptyState>
    );
  if (scan.matches.length === 0) return <EmptyState title={trScan.noMatches} hint={trScan.noMatchesHint} />;
  const { found, chance, none, begun, onlyStanding } = listed;
  const all = found.length + chance.length + none.length;
  return (
    <>
      <ScanVerdict scan={scan} isComing={isComing} narrowed={competition !== undefined} />
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
            {trScan.foundMatches(formatCount(found.length), formatCount(all))}
          </p>
          <BarLegend />
        </div>
      )}
      {found.length > 0 && <Matches matches={found} as="found" {...shown} />}
      {chance.length > 0 && (
        <Disclosure
          look="before"
          lazily
          summary={<h3 className="font-semibold">{trScan.chanceTitle(formatCount(chance.length))}</h3>}
        >
          <p className="mb-2 max-w-prose text-sm text-muted">{trScan.chanceHint}</p>
          <Matches matches={chance} as="chance" {...shown} />
        </Disclosure>
      )}
      {!onlyStanding && none.length > 0 && (
        <section className="flex flex-col gap-2">
          <h3 className="text-sm font-semibold">{trScan.othersTitle(formatCount(none.length))}</h3>
          <Matches matches={none} as="none" {...shown} />
        </section>
      )}
      {onlyStanding && found.length + chance.length === 0 && all > 0 && (
        <EmptyState title={trScan.noStanding}>
          <Button look="secondary" size="small" onClick={() => onChange({ onlyStanding: false })}>
            {trScan.showAll}
          </Button>
        </EmptyState>
      )}
      {begun.length > 0 && (
        <Disclosure
          look="before"
          lazily
          summary={<h3 className="font-semibold">{trScan.begunTitle(formatCount(begun.length))}</h3>}
        >
          <Matches matches={begun} as={standingOfMatch} {...shown} />
        </Disclosure>
      )}
    </>
  );
}

interface MatchesProps extends Omit<ListedMatch, 'match'> {
  matches: readonly ScanMatch[];
  /** What all of them have come to, or each. */
  as: Standing | ((match: ScanMatch) => Standing);
}

/** Matches with what stands out in them, or in a line where nothing does. */
function Matches({ matches, as, ...shown }: MatchesProps) {
  const lines = as === 'none';
  return (
    <GrowingList
      items={matches}
      more={(left) => trScan.more(formatCount(left))}
      className={lines ? 'rounded-card border border-line bg-surface' : 'flex flex-col gap-3'}
    >
      {(match) => {
        const standing = typeof as === 'string' ? as : as(match);
        return standing === 'none' ? (
          <QuietMatch key={match.id} match={match} {...shown} />
        ) : (
          <ScannedMatch key={match.id} match={match} as={standing} {...shown} />
        );
      }}
    </GrowingList>
  );
}
