import { type ComponentProps, useState } from 'react';
import { classNames } from '../../lib/class-names';
import { FilterBox } from './filter-box';
import { HelpButton } from './help-button';
import type { MatchColumn, TableKey } from './match-table';

interface Props extends ComponentProps<typeof FilterBox> {
  table: TableKey;
  column: MatchColumn<never>;
}

/**
 * A filter box with the button of what helps to fill it. Columns of odds are too narrow for both: there it is in the box
 * while something is written.
 */
export function HelpedFilterBox({ table, column, ...box }: Props) {
  const [open, setOpen] = useState(false);
  const { roomy = false, focus } = box;
  const narrow = column.help === 'prices' && !roomy;
  return (
    <div
      className={classNames('group/helped relative flex', roomy ? 'items-end gap-1' : 'w-full items-center')}
      onKeyDown={(event) => {
        if (event.altKey && event.key === 'ArrowDown') setOpen(true);
      }}
    >
      <div className="min-w-0 grow">
        <FilterBox {...box} />
      </div>
      <HelpButton
        {...{ table, column, open }}
        onOpen={setOpen}
        skipTab={focus !== undefined}
        className={
          roomy
            ? 'size-11'
            : narrow
              ? classNames(
                  'absolute left-[calc(max(100%-0.5rem,7rem)-1.375rem)] size-6 in-[[data-at-end]]:right-1 in-[[data-at-end]]:left-auto',
                  !open && 'invisible group-focus-within/helped:visible',
                )
              : 'mr-1 size-6'
        }
      />
    </div>
  );
}
