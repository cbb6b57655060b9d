import { useState } from 'react';
import type { ListedGroup } from '../../api/generated/wire';
import { Button } from '../../kit/form/button';
import { ChipChoice } from '../../kit/form/chip-choice';
import { trMatch } from '../../locale/tr-match';

interface Props {
  groups: readonly ListedGroup[];
  chosen: ReadonlySet<string>;
  onChange: (chosen: Set<string>) => void;
}

/** Choice among the markets; those that few people ask about come on demand. */
export function GroupChoice({ groups, chosen, onChange }: Props) {
  const [all, setAll] = useState(false);
  const common = groups.filter(({ key, rank }) => all || rank !== 'other' || chosen.has(key));
  const shown = common.length === 0 ? groups : common;
  return (
    <ChipChoice
      label={trMatch.groups}
      options={shown.map(({ key, title }) => [key, title] as const)}
      chosen={chosen}
      onChange={onChange}
    >
      {(all || shown.length < groups.length) && (
        <Button look="quiet" size="small" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? trMatch.fewerGroups : trMatch.moreGroups}
        </Button>
      )}
    </ChipChoice>
  );
}
