import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import type { Facet } from '../../api/generated/wire';
import { Button } from '../../kit/form/button';
import { classNames } from '../../lib/class-names';
import { formatCount } from '../../lib/format';
import { trFacets as texts } from '../../locale/tr-facets';
import { endOf } from './bucket-words';
import { pickedIn, rangeText, stateOf } from './picked';

interface Props {
  /** Of ranges, at least two. */
  facet: Facet;
  /** What is asked of the column now. */
  text: string;
  onChoose: (text: string) => void;
}

/** Places of the first and of the last bar. */
type Span = readonly [from: number, to: number];

const STEPS: Readonly<Record<string, number>> = {
  ...{ ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 },
  ...{ PageDown: -4, PageUp: 4, Home: -Infinity, End: Infinity },
};

/** How near to an end the pointer takes hold of it, in pixels. */
const GRIP = 10;

/** How many matches lie in each range; dragging over the bars, or moving the two ends, filters by those between. */
export function Histogram({ facet: { buckets }, text, onChoose }: Props) {
  const last = buckets.length - 1;
  const [applied] = useState(() => spanOf(buckets.map((bucket) => stateOf(bucket, pickedIn(text, false)))));
  const [span, setSpan] = useState<Span>(applied ?? [0, last]);
  const [from, to] = span;
  /** The bar from which is dragged. */
  const anchor = useRef<number | null>(null);
  const most = Math.max(...buckets.map(({ matches }) => matches));
  const matches = buckets.slice(from, to + 1).reduce((sum, bucket) => sum + bucket.matches, 0);
  const words = texts.range(endOf(buckets[from]!.low!), endOf(buckets[to]!.high!));
  const isChanged = applied === null ? from > 0 || to < last : from !== applied[0] || to !== applied[1];
  const apply = ([first, end]: Span) =>
    onChoose(first === 0 && end === last ? '' : rangeText(buckets[first]!, buckets[end]!));

  const placeOf = ({ clientX, currentTarget }: PointerEvent<HTMLElement>): number => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const place = width > 0 ? Math.floor(((clientX - left) / width) * buckets.length) : 0;
    return Math.max(0, Math.min(last, place));
  };
  const begin = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const isNear = (edge: number) => Math.abs(event.clientX - left - (edge / buckets.length) * width) <= GRIP;
    const place = placeOf(event);
    // whoever takes hold of one end leaves the other where it is
    anchor.current = isNear(from) ? to : isNear(to + 1) ? from : place;
    if (anchor.current === place) setSpan([place, place]);
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const drag = (event: PointerEvent<HTMLElement>): Span | null => {
    if (anchor.current === null) return null;
    const place = placeOf(event);
    const next: Span = [Math.min(anchor.current, place), Math.max(anchor.current, place)];
    setSpan(next);
    return next;
  };
  const end = (event: PointerEvent<HTMLElement>) => {
    const dragged = drag(event);
    anchor.current = null;
    if (dragged !== null) apply(dragged);
  };
  const cancel = () => {
    anchor.current = null;
    setSpan(applied ?? [0, last]);
  };

  const handle = (at: 0 | 1) => {
    const [low, high] = at === 0 ? [0, to] : [from, last];
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Enter' && isChanged) apply(span);
      const step = STEPS[event.key];
      if (step === undefined) return;
      event.preventDefault();
      const place = Math.max(low, Math.min(high, span[at] + step));
      setSpan(at === 0 ? [place, to] : [from, place]);
    };
    const bucket = buckets[span[at]]!;
    return (
      <span
        role="slider"
        tabIndex={0}
        aria-label={at === 0 ? texts.lowEnd : texts.highEnd}
        aria-valuemin={low + 1}
        aria-valuemax={high + 1}
        aria-valuenow={span[at] + 1}
        aria-valuetext={endOf(at === 0 ? bucket.low! : bucket.high!)}
        onKeyDown={onKeyDown}
        className="group/end absolute inset-y-0 -ml-3 flex w-6 cursor-ew-resize justify-center rounded"
        style={{ left: `${((span[at] + at) / buckets.length) * 100}%` }}
      >
        <span aria-hidden className="h-full w-[3px] rounded-full bg-accent" />
        <span
          aria-hidden
          className="absolute bottom-0 size-3.5 translate-y-1/2 rounded-full border-2 border-accent bg-surface"
        />
      </span>
    );
  };

  return (
    <div role="group" aria-label={texts.histogram} className="flex flex-col gap-2">
      <div
        className="relative mx-2 mb-1 flex h-24 touch-pan-y items-end border-b border-control select-none"
        onPointerDown={begin}
        onPointerMove={drag}
        onPointerUp={end}
        onPointerCancel={cancel}
      >
        {buckets.map((bucket, place) => (
          <span
            key={bucket.text}
            aria-hidden
            title={texts.rangeMatches(
              texts.range(endOf(bucket.low!), endOf(bucket.high!)),
              formatCount(bucket.matches),
            )}
            className="flex h-full min-w-0 grow basis-0 items-end px-px"
          >
            <span
              className={classNames(
                'min-h-px w-full rounded-t-[2px]',
                place >= from && place <= to ? 'bg-accent/70' : 'bg-control/50',
              )}
              style={{ height: `${((bucket.matches / most) * 100).toFixed(2)}%` }}
            />
          </span>
        ))}
        {handle(0)}
        {handle(1)}
      </div>
      <div aria-hidden className="flex justify-between text-xs text-muted tabular-nums">
        <span>{endOf(buckets[0]!.low!)}</span>
        <span>{endOf(buckets[last]!.high!)}</span>
      </div>
      <div className="flex min-h-8 items-center gap-2 text-dense">
        <p aria-live="polite" className="mr-auto tabular-nums">
          {texts.rangeMatches(words, formatCount(matches))}
        </p>
        {isChanged && (
          <Button size="small" onClick={() => apply(span)}>
            {texts.apply}
          </Button>
        )}
      </div>
      <p className="text-xs text-muted">{texts.dragHint}</p>
    </div>
  );
}

/** The neighbouring bars that are asked for; null where they aren't neighbours, or none is. */
function spanOf(states: readonly ReturnType<typeof stateOf>[]): Span | null {
  const [from, to] = [states.indexOf('picked'), states.lastIndexOf('picked')];
  if (from < 0 || states.slice(from, to + 1).some((state) => state !== 'picked')) return null;
  return [from, to];
}
