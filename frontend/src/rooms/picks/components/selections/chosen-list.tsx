import { MoveRight, Trash2, TriangleAlert } from 'lucide-react';
import { useEffect } from 'react';
import { readApiError } from '../../../../api/api-error';
import { useReadPickFixtureQuery } from '../../../../api/generated/screens';
import type { PricedFixtureDto } from '../../../../api/generated/wire';
import { formatCount, formatOdd } from '../../../../lib/format';
import { trPicks } from '../../../../locale/tr-picks';
import type { ChosenSelection } from '../../rules/chosen-selections';
import { couponText, isCoupon } from '../../rules/coupon';
import { kickoffText } from '../../rules/kick-off';
import { PRICES } from './prices';
import { useSelectionTitles } from '../../../../odds/use-selection-titles';

interface Props {
  chosen: readonly ChosenSelection[];
  /** Called with the present prices of a chosen fixture; must be stable. */
  onFixture: (fixture: PricedFixtureDto) => void;
  /** `name` is what the selection is called. */
  onRemove: (selection: ChosenSelection, name: string) => void;
}

/** The selections in a post's form with the prices that are locked, or would be locked now. */
export function ChosenList({ chosen, onFixture, onRemove }: Props) {
  const titleOf = useSelectionTitles();
  const priced = chosen.flatMap(({ odd }) => (odd === null ? [] : [{ odd }]));
  return (
    <div className="rounded-md border border-line">
      <ul aria-label={trPicks.chosen}>
        {chosen.map((selection) => (
          <Row
            key={`${selection.match_id} ${selection.column}`}
            selection={selection}
            title={titleOf(selection.column)}
            onFixture={onFixture}
            onRemove={onRemove}
          />
        ))}
      </ul>
      <p className="border-t border-line bg-raised px-3 py-2 text-sm font-medium tabular-nums">
        {chosen.length > 1 && !isCoupon(chosen)
          ? trPicks.noCoupon(chosen.length)
          : priced.length === chosen.length
            ? couponText(priced)
            : trPicks.count(chosen.length)}
      </p>
    </div>
  );
}

interface RowProps extends Pick<Props, 'onFixture' | 'onRemove'> {
  selection: ChosenSelection;
  title: string;
}

function Row({ selection, title, onFixture, onRemove }: RowProps) {
  const { match_id, home_team, away_team, odd, before, locked_at } = selection;
  const { data, error } = useReadPickFixtureQuery(match_id, { skip: locked_at !== undefined, ...PRICES });
  useEffect(() => {
    if (data) onFixture(data);
  }, [data, onFixture]);
  const seen = data?.seen.find(({ column }) => column === selection.column);
  const refusal = error ? readApiError(error) : null;
  // without an answer the price may still stand: the server decides when the form is sent
  const problem =
    refusal?.status === 404 || refusal?.status === 409
      ? refusal.message
      : odd === null
        ? trPicks.priceGone
        : seen?.too_old
          ? trPicks.tooOld(ageText(seen.age!))
          : null;
  const name = `${home_team} - ${away_team}`;
  return (
    <li className="flex items-start gap-2 border-line px-3 py-2.5 not-first:border-t">
      <div className="min-w-0 grow">
        <p translate="no" className="text-sm font-medium break-words">
          {name}
        </p>
        <p className="text-dense break-words">{title}</p>
        <p className="text-dense text-muted">{kickoffText(selection)}</p>
        {problem !== null && (
          <p className="mt-1 flex gap-1.5 text-dense text-danger">
            <TriangleAlert aria-hidden className="mt-px size-3.5 shrink-0" />
            {problem}
          </p>
        )}
      </div>
      <div className="shrink-0 text-right">
        <p translate="no" className="text-sm font-semibold whitespace-nowrap tabular-nums">
          {odd !== null && before !== undefined ? <Moved before={before} odd={odd} /> : formatOdd(odd)}
        </p>
        <p className="text-xs text-muted">{locked_at === undefined ? trPicks.willLock : trPicks.lockedOdd}</p>
        {seen && (
          <p className="text-xs text-muted">
            {seen.age === null ? trPicks.untimed : trPicks.seenAgo(ageText(seen.age))}
          </p>
        )}
      </div>
      <button
        type="button"
        aria-label={trPicks.remove(`${name}, ${title}`)}
        onClick={() => onRemove(selection, `${name}, ${title}`)}
        className="-mt-1 -mr-1.5 grid size-9 shrink-0 place-items-center rounded-md text-muted hover:bg-raised hover:text-text"
      >
        <Trash2 aria-hidden className="size-4" />
      </button>
    </li>
  );
}

/** `12 dk`, `6 sa 20 dk` */
function ageText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const parts = [
    hours > 0 && trPicks.hours(formatCount(hours)),
    (rest > 0 || hours === 0) && trPicks.minutes(formatCount(rest)),
  ];
  return parts.filter(Boolean).join(' ');
}

/** A price that moved while the form was open: `1,85 → 1,80`. */
function Moved({ before, odd }: { before: number; odd: number }) {
  return (
    <>
      <span className="sr-only">{trPicks.priceMoved(formatOdd(before), formatOdd(odd))}</span>
      <span aria-hidden className="inline-flex items-center gap-1 text-wait">
        <s className="font-normal">{formatOdd(before)}</s>
        <MoveRight className="size-3.5" />
        {formatOdd(odd)}
      </span>
    </>
  );
}
