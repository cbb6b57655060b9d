import { ArrowUpRight } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { readApiError } from '../../../api/api-error';
import { useListMatchDatesQuery } from '../../../api/generated/screens';
import { Button } from '../../../kit/form/button';
import { buttonStyle } from '../../../kit/form/button-style';
import { Combobox } from '../../../kit/form/combobox';
import { Select } from '../../../kit/form/select';
import { formatDate } from '../../../lib/format';
import { matchPath } from '../../../lib/match-path';
import { trFilters } from '../../../locale/tr-filters';
import { FIRST_QUESTION, type PickedTable, sameQuestion } from '../../../odds/table/question';
import { type FilterPickerState, useFilterPicker } from '../picker/use-filter-picker';
import { FillNote } from './fill-note';
import { PickerMessage } from './picker-message';
import { RecipeChoice } from './recipe-choice';
import { SaveFilterDialog } from './save-filter-dialog';
import { SavedFilterMenu } from './saved-filter-menu';

export { EmptyWays } from './empty-ways';

interface Props {
  picked: PickedTable;
  /** Boxes that are large enough for thumbs. */
  roomy: boolean;
  /** Of the line, where something folds it. */
  line?: { id: string; hidden: boolean };
}

/** The line above a table: a day, a match of it, saved filters, clearing and saving. Under it what was filled in. */
export function FilterPicker({ picked, roomy, line }: Props) {
  const picker = useFilterPicker(picked);
  return (
    <div className="flex flex-col gap-2">
      <div {...line}>
        <PickerLine picked={picked} picker={picker} roomy={roomy} />
      </div>
      {picker.filled && (
        <FillNote
          filled={picker.filled}
          titles={picker.titles}
          busy={picker.fill !== null}
          onRefill={picker.refill}
        />
      )}
      {picker.message && <PickerMessage message={picker.message} onClose={picker.closeMessage} />}
    </div>
  );
}

interface LineProps extends Pick<Props, 'picked' | 'roomy'> {
  picker: FilterPickerState;
}

function PickerLine({ picked, picker, roomy }: LineProps) {
  const [naming, setNaming] = useState(false);
  const { date, matchId, matches } = picker;
  const options = useMemo(
    () => matches.options?.map(({ id: value, label }) => ({ value, label })) ?? [],
    [matches.options],
  );
  const nothing = sameQuestion(picker.question, FIRST_QUESTION);
  return (
    <div role="group" aria-label={trFilters.line} className="flex flex-wrap items-center gap-2">
      <DaySelect value={date} onChange={picker.chooseDate} />
      <Combobox
        label={trFilters.match}
        hideLabel
        size={roomy ? 'normal' : 'small'}
        className="w-full md:w-72"
        options={options}
        value={matchId}
        onChange={picker.chooseMatch}
        loading={matches.isFetching}
        empty={emptyListText(picker)}
      />
      {matchId !== null && (
        <Link to={matchPath(matchId)} className={buttonStyle('quiet', 'small', 'max-md:h-11')}>
          {trFilters.openMatch}
          <ArrowUpRight aria-hidden className="size-4" />
        </Link>
      )}
      <RecipeChoice recipes={picker.recipes} chosen={picker.recipe} onChoose={picker.chooseRecipe} />
      <SavedFilterMenu
        type={picked.type}
        chosen={picker.saved}
        busy={picker.fill !== null}
        onChoose={picker.chooseSaved}
        onDelete={picker.deleteSaved}
      />
      <Button look="secondary" size="small" className="h-9 max-md:h-11 max-md:grow" onClick={picker.clear}>
        {trFilters.clear}
      </Button>
      <Button
        look="secondary"
        size="small"
        className="h-9 max-md:h-11 max-md:grow"
        onClick={() => (nothing ? picker.refuseToSave() : setNaming(true))}
      >
        {trFilters.save}
      </Button>
      {naming && (
        <SaveFilterDialog
          type={picked.type}
          edited={picker.saved}
          preset={picker.saved?.selection ?? picker.onlySelection}
          onSave={async (...answers) => {
            const refusal = await picker.saveAs(...answers);
            if (refusal === null) setNaming(false);
            return refusal;
          }}
          onClose={() => setNaming(false)}
        />
      )}
    </div>
  );
}

/** Why there is no match to choose. */
function emptyListText({ date, matches }: FilterPickerState): string {
  if (date === null) return trFilters.dateFirst;
  if (matches.error) return `${trFilters.matchesFailed} ${readApiError(matches.error).message}`;
  return trFilters.noMatches;
}

interface DaySelectProps {
  /** `2026-05-17`, or null before one is chosen. */
  value: string | null;
  onChange: (date: string | null) => void;
}

/** Today, tomorrow or the day after, as the server counts the days. */
function DaySelect({ value, onChange }: DaySelectProps) {
  const days = useListMatchDatesQuery().data ?? [];
  return (
    <Select
      label={trFilters.date}
      labelled="hidden"
      options={[
        ['', trFilters.anyDate],
        ...days.map((date, place) => [date, trFilters.days[place] ?? formatDate(date)] as const),
      ]}
      value={value ?? ''}
      onChange={(date) => onChange(date === '' ? null : date)}
      className="h-9 text-dense max-md:h-11 max-md:text-base md:w-40"
    />
  );
}
