import { useReadScanRecordQuery } from '../../api/generated/screens';
import type { ComparedSelections, ScanRecord } from '../../api/generated/wire';
import { Disclosure } from '../../kit/layout/disclosure';
import { classNames } from '../../lib/class-names';
import { formatCount } from '../../lib/format';
import {
  formatRate,
  formatRateRange,
  formatSignedRange,
  formatSignedRate,
  formatWeight,
  formatWholeRate,
} from '../../lib/format-rate';
import { trWorth } from '../../locale/tr-worth';
import { worthOf } from './worth';

interface Props {
  /** One sentence with its verdict, or all figures behind it too, and a word where nothing is measured yet. */
  look: 'sentence' | 'whole';
  className?: string;
}

/** It has the same room whatever it says: what stands below is not to move. */
const CARD = 'min-h-48 rounded-card border border-line bg-surface p-4 text-sm tabular-nums sm:min-h-32';

/** As long as the sentence will be. */
const LIKELY_SENTENCE = `${trWorth.above('400', '10.000', '%50,0', '%45,0', '%45,0')} ${trWorth.verdicts.nothing}`;

/** What a deviation of the past from the price has been worth so far: who reads of deviations reads this first. */
export function PastWorth({ look, className }: Props) {
  const { data: record, isLoading } = useReadScanRecordQuery();
  if (isLoading)
    return look === 'whole' ? (
      <span aria-hidden className="shimmer h-48 rounded-card sm:h-32" />
    ) : (
      <p aria-hidden className={classNames(className, 'invisible')}>
        {LIKELY_SENTENCE}
      </p>
    );
  if (record === undefined) return null;
  if (worthOf(record).kind === 'unknown')
    return look === 'whole' ? <p className={classNames(CARD, 'text-muted')}>{trWorth.unknown}</p> : null;
  if (look === 'sentence') return <p className={className}>{sentenceOf(record)}</p>;
  return (
    <section aria-label={trWorth.label} className={CARD}>
      <p className="max-w-prose">
        {aboveOf(record)} <strong className="font-semibold">{verdictOf(record)}</strong>
      </p>
      <Disclosure
        summary={trWorth.details}
        label={`${trWorth.label}: ${trWorth.details}`}
        lazily
        className="mt-2"
        summaryClassName="inline-flex min-h-8 items-center text-muted decoration-line"
      >
        <Details record={record} />
      </Disclosure>
    </section>
  );
}

const verdictOf = (record: ScanRecord): string => {
  const worth = worthOf(record);
  if (worth.kind === 'unknown') return '';
  return worth.kind === 'share'
    ? trWorth.verdicts.share(formatWholeRate(worth.share))
    : trWorth.verdicts[worth.kind];
};

const countsOf = ({ n, past_rate, price_rate, won_rate }: ComparedSelections) =>
  [formatCount(n), formatRate(past_rate), formatRate(price_rate), formatRate(won_rate)] as const;

const aboveOf = ({ days, above }: ScanRecord): string =>
  above.n === 0 ? '' : trWorth.above(formatCount(days), ...countsOf(above));

const sentenceOf = (record: ScanRecord): string => `${aboveOf(record)} ${verdictOf(record)}`.trim();

const SIDES = ['above', 'below', 'rest'] as const;

function Details({ record }: { record: ScanRecord }) {
  const { days, weight, weight_se } = record;
  return (
    <div className="flex max-w-prose flex-col gap-2 text-muted">
      <p>{trWorth.how(formatCount(days))}</p>
      <ul className="flex flex-col gap-1">
        {SIDES.filter((side) => record[side].n > 0).map((side) => {
          const { won_low, won_high, return_rate, return_low, return_high } = record[side];
          return (
            <li key={side}>
              <span className="font-medium text-text">{trWorth.sides[side]}:</span>{' '}
              {trWorth.figures(...countsOf(record[side]), formatRateRange(won_low, won_high))},{' '}
              {trWorth.returned(formatSignedRate(return_rate), formatSignedRange(return_low, return_high))}
            </li>
          );
        })}
      </ul>
      {weight !== null && weight_se !== null && (
        <p>{trWorth.weight(formatWeight(weight), formatWeight(weight_se))}</p>
      )}
    </div>
  );
}
