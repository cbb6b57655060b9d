import { useState } from 'react';
import type { OddGroupDto } from '../../../api/generated/wire';
import { Button } from '../../../components/form/button';
import { ChipChoice } from '../../../components/form/chip-choice';
import { tr } from '../../../locale/tr';

interface Props {
  groups: readonly OddGroupDto[];
  chosen: ReadonlySet<string>;
  onChange: (chosen: Set<string>) => void;
}

/** The markets that most people ask about; the others come on demand. */
const COMMON = new Set(['ft', 'ft_dc', 'uo_15', 'uo_25', 'uo_35', 'bts', 'ht', 'htft']);

/** Choice among the markets. */
export function GroupChoice({ groups, chosen, onChange }: Props) {
  const [all, setAll] = useState(false);
  const common = groups.filter(({ key }) => all || COMMON.has(key) || chosen.has(key));
  const shown = common.length === 0 ? groups : common;
  return (
    <ChipChoice
      label={tr.match.groups}
      options={shown.map(({ key, title }) => [key, title] as const)}
      chosen={chosen}
      onChange={onChange}
    >
      {(all || shown.length < groups.length) && (
        <Button look="quiet" size="small" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? tr.match.fewerGroups : tr.match.moreGroups}
        </Button>
      )}
    </ChipChoice>
  );
}
