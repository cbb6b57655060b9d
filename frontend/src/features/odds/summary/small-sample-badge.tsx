import { tr } from '../../../locale/tr';

/** Says that too few matches settled for the numbers beside it to mean anything. */
export function SmallSampleBadge() {
  return (
    <span
      title={tr.summary.smallSampleHint}
      className="inline-block rounded-full bg-wait-soft px-1.5 text-xs leading-[18px] font-medium whitespace-nowrap text-wait"
    >
      {tr.summary.smallSample}
    </span>
  );
}
