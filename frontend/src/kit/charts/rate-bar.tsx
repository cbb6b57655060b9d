interface Props {
  /** 0-1. */
  rate: number;
  /** The interval that the true rate may lie in, 0-1; none where too little is known. */
  low: number | null;
  high: number | null;
  /** What was expected, 0-1. */
  expected: number | null;
  /** The same in words. */
  label: string;
}

const percent = (rate: number) => `${(Math.min(1, Math.max(0, rate)) * 100).toFixed(2)}%`;

/** A rate as a filled bar, its interval as a whisker and what was expected as an upright mark. */
export function RateBar({ rate, low, high, expected, label }: Props) {
  return (
    <div role="img" aria-label={label} className="relative h-4 min-w-16">
      <div className="absolute inset-x-0 inset-y-[3px] overflow-hidden rounded-sm bg-raised inset-ring inset-ring-line">
        <div className="h-full bg-accent/55" style={{ width: percent(rate) }} />
      </div>
      {low !== null && high !== null && (
        <div
          className="absolute inset-y-[5px] border-x-[1.5px] border-text/80"
          style={{ left: percent(low), right: percent(1 - high) }}
        >
          <div className="absolute inset-x-0 top-1/2 -mt-px h-[1.5px] bg-text/80" />
        </div>
      )}
      {expected !== null && (
        <div
          className="absolute inset-y-0 -ml-[1.5px] w-[3px] rounded-full bg-wait ring-1 ring-surface"
          style={{ left: percent(expected) }}
        />
      )}
    </div>
  );
}
