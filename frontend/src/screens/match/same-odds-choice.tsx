import { ChipChoice } from '../../kit/form/chip-choice';
import { Segmented } from '../../kit/form/segmented';
import { trMatch } from '../../locale/tr-match';
import { GroupChoice } from '../../odds/choice/group-choice';
import { TOLERANCE_OPTIONS } from '../../odds/choice/tolerance';
import { TypeChoice } from '../../odds/choice/type-choice';
import type { SameOdds } from './use-same-odds';

/** Which prices are the same, and how near. */
export function SameOddsChoice({ same }: { same: SameOdds }) {
  const { columns, wanted, priced, chosen } = same;
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap gap-x-6 gap-y-3">
        <TypeChoice type={same.type} onChange={same.setType} />
        <Segmented
          label={trMatch.tolerance}
          showLabel
          options={TOLERANCE_OPTIONS}
          value={same.tolerance}
          onChange={same.setTolerance}
        />
      </div>
      <GroupChoice groups={priced} chosen={chosen} onChange={same.setChosen} />
      {columns.length > 0 && (
        <ChipChoice
          label={trMatch.columns}
          options={columns.map(({ field, text }) => [field, text] as const)}
          chosen={new Set(wanted.map(({ field }) => field))}
          onChange={same.keep}
        />
      )}
    </div>
  );
}
