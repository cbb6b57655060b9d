import { type ComponentProps, useState } from 'react';
import { classNames } from '../../lib/class-names';
import { readDays, writeDays } from '../../lib/written-days';
import { trDates } from '../../locale/tr-dates';
import { Button } from '../../kit/form/button';
import { CalendarButton } from '../../kit/form/calendar-button';
import { FIRST_DAY, LAST_DAY } from '../../kit/form/use-day-draft';
import { FilterBox } from './filter-box';

interface Props extends ComponentProps<typeof FilterBox> {
  /** A day or a range was picked, which counts at once. */
  onPick: (text: string) => void;
}

/** The filter box of a date column with its calendar: a day, or two days for everything between them. */
export function DateFilterBox({ onPick, ...box }: Props) {
  const [open, setOpen] = useState(false);
  const { roomy = false, heading, text, onType, focus } = box;
  return (
    <div
      className={classNames('flex', roomy ? 'items-start gap-1' : 'w-full items-center')}
      onKeyDown={(event) => {
        if (event.altKey && event.key === 'ArrowDown') setOpen(true);
      }}
    >
      <div className="min-w-0 grow">
        <FilterBox {...box} />
      </div>
      <CalendarButton
        label={heading}
        open={open}
        onOpen={setOpen}
        skipTab={focus !== undefined}
        className={roomy ? 'mt-5 size-11' : 'mr-1 size-6'}
        value={readDays(text, new Date())}
        min={FIRST_DAY}
        max={LAST_DAY}
        range
        onPick={(days) => onPick(writeDays(days))}
      >
        <p className="pt-2 text-xs text-muted">{trDates.rangeHint}</p>
        <div className="flex justify-end gap-2 pt-2">
          {text !== '' && (
            <Button look="quiet" size="small" onClick={() => onType('')}>
              {trDates.clear}
            </Button>
          )}
          <Button look="secondary" size="small" onClick={() => setOpen(false)}>
            {trDates.done}
          </Button>
        </div>
      </CalendarButton>
    </div>
  );
}
