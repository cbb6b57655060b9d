import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { readApiError } from '../../../api/api-error';
import { useListMatchRowsQuery } from '../../../api/generated/panel';
import type { ListedMatchDto, MatchRowDto } from '../../../api/generated/wire';
import { EmptyState } from '../../../kit/feedback/empty-state';
import { ErrorPanel } from '../../../kit/feedback/error-panel';
import { Button } from '../../../kit/form/button';
import { classNames } from '../../../lib/class-names';
import { formatDate, formatScore } from '../../../lib/format';
import { trAdmin } from '../../../locale/tr-admin';
import { usePanelView } from '../panel/use-panel-view';
import { SearchBox } from '../table/search-box';
import { TableFoot } from '../table/table-foot';
import { JoinDialog, type JoinedNames } from './join-dialog';
import { JoinsUnderWay } from './joins-under-way';

const texts = trAdmin.doubles;

type Pair = MatchRowDto & { other: ListedMatchDto };
const isPair = (row: MatchRowDto): row is Pair => row.other !== null;

/** Matches that may be one under two names, and how to make them one. */
export function DoublesPart() {
  const { view, change, hrefOf } = usePanelView();
  const { page, perPage, search } = view;
  const { data, error, isFetching, refetch } = useListMatchRowsQuery(
    { state: 'double', q: search || undefined, page, perPage },
    { refetchOnMountOrArgChange: true },
  );
  const [joining, setJoining] = useState<JoinedNames | null>(null);
  const pairs = data?.items.filter(isPair);
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <p className="max-w-prose text-sm text-muted">{texts.hint}</p>
      <JoinsUnderWay />
      <div className="flex flex-wrap items-center gap-2">
        <SearchBox
          label={texts.searchIn}
          value={search}
          onSearch={(text) => change({ search: text }, { replace: search !== '' })}
        />
        <Button
          look="secondary"
          size="small"
          className="ml-auto h-9!"
          aria-label={trAdmin.table.reload}
          title={trAdmin.table.reload}
          onClick={() => void refetch()}
        >
          <RefreshCw aria-hidden className={`size-4 ${isFetching ? 'animate-spin' : ''}`} />
        </Button>
      </div>
      {error && (
        <ErrorPanel message={readApiError(error).message} onRetry={() => void refetch()} busy={isFetching} />
      )}
      {!pairs && !error && <p role="status">{trAdmin.table.loading}</p>}
      {pairs?.length === 0 && (
        <div role="status" className="rounded-card border border-line bg-surface">
          <EmptyState title={search === '' ? texts.none : trAdmin.table.noMatch(search)}>
            {search !== '' && (
              <Button look="secondary" size="small" onClick={() => change({ search: '' })}>
                {trAdmin.table.clearSearch}
              </Button>
            )}
          </EmptyState>
        </div>
      )}
      {pairs && pairs.length > 0 && (
        <ul aria-label={texts.list} className="grid gap-3 xl:grid-cols-2">
          {pairs.map((pair) => (
            <li key={`${pair.id}-${pair.other.id}`} className="min-w-0">
              <PairCard pair={pair} onJoin={setJoining} />
            </li>
          ))}
        </ul>
      )}
      {data !== undefined && data.total > 0 && (
        <TableFoot
          page={page}
          perPage={perPage}
          total={data.total}
          gone={0}
          hrefOf={(wanted) => hrefOf({ page: wanted })}
          onPerPage={(wanted) => change({ perPage: wanted })}
        />
      )}
      {joining && <JoinDialog names={joining} onClose={() => setJoining(null)} />}
    </div>
  );
}

const nameOf = (match: ListedMatchDto) => texts.match(match.home_team, match.away_team);

const UNKNOWN = formatScore(null, null);

/** What of two matches stands side by side, where it is known of either. */
const LINES = [
  ['competition', texts.competition, (match: ListedMatchDto) => match.competition_name],
  ['home', texts.home, (match: ListedMatchDto) => match.home_team],
  ['away', texts.away, (match: ListedMatchDto) => match.away_team],
  ['time', texts.time, (match: ListedMatchDto) => match.match_time ?? UNKNOWN],
  ['half', texts.half, (match: ListedMatchDto) => formatScore(match.home_ht_score, match.away_ht_score)],
  ['full', texts.full, (match: ListedMatchDto) => formatScore(match.home_ft_score, match.away_ft_score)],
] as const;

function PairCard({ pair, onJoin }: { pair: Pair; onJoin: (names: JoinedNames) => void }) {
  const { other, differing } = pair;
  const differs = (line: string) => differing.some((each) => each === line);
  const known = LINES.filter(([, , value]) => [pair, other].some((match) => value(match) !== UNKNOWN));
  return (
    <article
      aria-label={texts.pairOf(nameOf(pair), nameOf(other))}
      className="flex h-full flex-col gap-3 rounded-card border border-line bg-surface p-4 text-sm"
    >
      <p className="text-dense text-muted tabular-nums">
        <time dateTime={pair.match_date}>{formatDate(pair.match_date)}</time> · {pair.country_name}
      </p>
      <table className="w-full table-fixed border-collapse">
        <thead className="text-left text-dense text-muted">
          <tr>
            <th scope="col" className="w-24 pb-1 font-normal">
              <span className="sr-only">{texts.field}</span>
            </th>
            <th scope="col" className="pr-2 pb-1 font-normal">
              {texts.newer}
            </th>
            <th scope="col" className="pb-1 font-normal">
              {texts.older}
            </th>
          </tr>
        </thead>
        <tbody>
          {known.map(([line, title, value]) => (
            <tr key={line} className="border-t border-line align-baseline">
              <th scope="row" className="py-1.5 pr-2 text-left text-dense font-normal text-muted">
                {title}
                {differs(line) && <span className="sr-only"> ({texts.differs})</span>}
              </th>
              {[pair, other].map((match, index) => (
                <td
                  key={index}
                  className={classNames(
                    'py-1.5 pr-2 break-words tabular-nums',
                    differs(line) && 'font-semibold text-wait',
                  )}
                >
                  {value(match)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div className="mt-auto flex flex-wrap gap-2">
        {differing.map((each) => {
          const names = namesOf(pair, each);
          const [one, two] = [names.from.name, names.into.name];
          const isClub = names.kind === 'club';
          return (
            <Button
              key={each}
              look="secondary"
              size="small"
              aria-label={isClub ? trAdmin.joins.clubsOf(one, two) : trAdmin.joins.competitionsOf(one, two)}
              onClick={() => onJoin(names)}
            >
              {isClub ? trAdmin.joins.clubs : trAdmin.joins.competitions}
            </Button>
          );
        })}
      </div>
    </article>
  );
}

/** The two names of a difference; what came later is more likely to be the name of now. */
function namesOf(pair: Pair, difference: Pair['differing'][number]): JoinedNames {
  const { other, country_name: country } = pair;
  if (difference === 'competition')
    return {
      kind: 'competition',
      from: { key: String(other.competition_id), name: other.competition_name },
      into: { key: String(pair.competition_id), name: pair.competition_name },
      mayTurn: true,
    };
  const club = (match: ListedMatchDto) => {
    const name = difference === 'home' ? match.home_team : match.away_team;
    return { key: name, name };
  };
  return { kind: 'club', country, from: club(other), into: club(pair), mayTurn: true };
}
