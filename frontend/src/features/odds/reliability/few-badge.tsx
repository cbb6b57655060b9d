import { trReliability as t } from '../../../locale/tr-reliability';

/** Says that too few selections stand behind the share beside it. */
export function FewBadge() {
  return (
    <span
      title={t.fewHint}
      className="inline-block rounded-full bg-wait-soft px-1.5 text-xs leading-[18px] font-medium whitespace-nowrap text-wait"
    >
      {t.few}
    </span>
  );
}
