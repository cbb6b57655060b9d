import { CircleSlash } from 'lucide-react';
import type { Facet, FacetBucket } from '../../api/generated/wire';
import { Badge } from '../../kit/feedback/badge';
import { RateBar } from '../../kit/charts/rate-bar';
import { classNames } from '../../lib/class-names';
import { formatCount, formatProbability } from '../../lib/format';
import { trFacets as texts } from '../../locale/tr-facets';
import { SmallSampleBadge } from '../summary/badges';
import { wordsOfBucket } from './bucket-words';
import { pickedIn, stateOf, toggled } from './picked';

interface Props {
  facet: Facet;
  by: string;
  /** The values are names, which a comma separates in filter texts, too. */
  names: boolean;
  /** What is asked of them now. */
  text: string;
  onChoose: (text: string) => void;
}

/** Under so many compared matches nothing is said of a rate. */
const ENOUGH = 30;

/** The values or ranges that matches divide into, each with the way to filter by it, or to leave it out. */
export function BucketList({ facet, by, names, text, onChoose }: Props) {
  const { buckets, others, missing } = facet;
  const picked = pickedIn(text, names);
  const most = Math.max(...buckets.map(({ matches }) => matches));
  return (
    <div>
      <ul className="flex flex-col">
        {buckets.map((bucket) => (
          <Bucket
            key={bucket.text}
            bucket={bucket}
            words={wordsOfBucket(by, bucket)}
            share={bucket.matches / most}
            state={stateOf(bucket, picked)}
            onPick={(negated) => onChoose(toggled(bucket, picked, negated))}
          />
        ))}
      </ul>
      {others > 0 && (
        <p className="pt-2 text-xs text-muted tabular-nums">{texts.others(formatCount(others))}</p>
      )}
      {missing > 0 && (
        <p className="pt-1 text-xs text-muted tabular-nums">{texts.missing(formatCount(missing))}</p>
      )}
    </div>
  );
}

interface BucketProps {
  bucket: FacetBucket;
  words: string;
  /** Of the longest bar, 0-1. */
  share: number;
  state: ReturnType<typeof stateOf>;
  onPick: (negated: boolean) => void;
}

function Bucket({ bucket, words, share, state, onPick }: BucketProps) {
  const count = formatCount(bucket.matches);
  return (
    <li className="border-b border-line py-0.5 last:border-0">
      <div className="flex items-stretch gap-1">
        <button
          type="button"
          aria-pressed={state === 'picked'}
          aria-label={texts.pick(words, count)}
          onClick={() => onPick(false)}
          className={classNames(
            'relative flex min-h-8 min-w-0 grow items-center gap-2 overflow-hidden rounded px-2 text-left text-dense hover:bg-raised',
            state === 'picked' && 'font-semibold inset-ring inset-ring-accent',
            state === 'out' && 'text-muted line-through',
          )}
        >
          <span
            aria-hidden
            className="absolute inset-y-1 left-0 rounded-r-sm bg-accent/20"
            style={{ width: `${(share * 100).toFixed(2)}%` }}
          />
          <span className="relative truncate">{words}</span>
          {state === 'out' && (
            <span className="relative no-underline">
              <Badge tone="quiet" size="small">
                {texts.leftOut}
              </Badge>
            </span>
          )}
          <span className="relative ml-auto tabular-nums">{count}</span>
        </button>
        <button
          type="button"
          aria-pressed={state === 'out'}
          aria-label={texts.leaveOut(words)}
          title={texts.leaveOut(words)}
          onClick={() => onPick(true)}
          className={classNames(
            'grid w-8 shrink-0 place-items-center rounded hover:bg-raised hover:text-text',
            state === 'out' ? 'text-accent-strong' : 'text-muted',
          )}
        >
          <CircleSlash aria-hidden className="size-4" />
        </button>
      </div>
      <Followed bucket={bucket} />
    </li>
  );
}

/** What the followed selection came to, beside what was expected; too few matches say their number only. */
function Followed({
  bucket: { compared, compared_hits: hits = 0, expected = null },
}: Pick<BucketProps, 'bucket'>) {
  if (compared === undefined) return null;
  const counts = texts.counts(formatCount(hits), formatCount(compared));
  if (compared < ENOUGH || expected === null) {
    return (
      <p className="flex items-center gap-2 px-2 pb-1 text-xs text-muted tabular-nums">
        {counts} <SmallSampleBadge />
      </p>
    );
  }
  const [rate, implied] = [formatProbability(hits / compared), formatProbability(expected)];
  return (
    <div className="flex items-center gap-2 px-2 pb-1 text-xs tabular-nums">
      <div className="w-20 shrink-0">
        <RateBar
          rate={hits / compared}
          low={null}
          high={null}
          expected={expected}
          label={texts.barText(rate, implied, counts)}
        />
      </div>
      <span className="font-medium">{rate}</span>
      <span className="text-muted">{texts.expected(implied)}</span>
      <span className="ml-auto text-muted">{counts}</span>
    </div>
  );
}
