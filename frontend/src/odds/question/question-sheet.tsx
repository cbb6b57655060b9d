import { type ReactNode, Suspense, useState } from 'react';
import { useListOddColumnsQuery } from '../../api/generated/shell';
import type { ListedGroup } from '../../api/generated/wire';
import { lazyPart } from '../../kit/feedback/lazy-part';
import { Spinner } from '../../kit/feedback/spinner';
import { Button } from '../../kit/form/button';
import { TextField } from '../../kit/form/text-field';
import { Sheet } from '../../kit/layout/sheet';
import { longMonths } from '../../lib/written-days';
import { trQuestion as texts } from '../../locale/tr-question';
import { isSource } from '../sources/source-names';
import { SourceSelect } from '../sources/source-select';
import { useFilterNames } from '../table/filter-names';
import type { FilterTexts } from '../table/filter-text';
import { FURTHER, weekdays } from '../table/further-filters';
import { MOVEMENT } from '../table/movement';
import { SOURCE } from '../table/source';
import type { TableControls } from '../table/use-question';
import { comparisonsIn, ComparisonPart } from './comparison-part';
import { MovementField } from './movement-field';
import { Part } from './part';
import { SeasonField } from './season-field';
import { TeamField } from './team-field';
import { ValuesField } from './values-field';
import { WonField } from './won-field';

const LeaguePicker = lazyPart(() => import('./league-picker'));

type Controls = Pick<TableControls<never>, 'table' | 'texts' | 'refused' | 'replace'>;

interface Props {
  controls: Controls;
  /** Before everything that is asked here: whole questions to begin with, which close the sheet. */
  beginning?: (close: () => void) => ReactNode;
  onClose: () => void;
}

const NO_GROUPS: readonly ListedGroup[] = [];

const numbered = (names: readonly string[]) => names.map((name, at) => [String(at + 1), name] as const);

/** All that a question can say beside the boxes of the columns. What is changed here applies together, in one step. */
export default function QuestionSheet({ controls, beginning, onClose }: Props) {
  const { table, refused, replace } = controls;
  const [start] = useState(controls.texts);
  const [draft, setDraft] = useState(start);
  const names = useFilterNames(draft);
  const set = (id: string, text: string) => setDraft((now) => ({ ...now, [id]: text }));
  const textOf = (id: string) => draft[id] ?? '';
  const source = textOf(SOURCE.id);
  const groups = useListOddColumnsQuery().data?.groups ?? NO_GROUPS;

  /** One thing that can be asked: its title, what it asks now, and the way to change that. */
  const part = (id: string, content: ReactNode, open = false) => {
    const filter = table.filters.get(id);
    const text = textOf(id).trim();
    return (
      filter && (
        <Part
          key={id}
          title={filter.shortTitle}
          asked={text === '' ? '' : filter.written(text, names)}
          open={open || refused[id] !== undefined}
        >
          {content}
        </Part>
      )
    );
  };
  const values = (id: string, label: string, options: readonly (readonly [string, string])[]) => (
    <ValuesField label={label} options={options} text={textOf(id)} onChange={(text) => set(id, text)} />
  );

  const changed = changesOf(start, draft);
  return (
    <Sheet
      title={texts.title}
      onClose={onClose}
      from="center"
      tall
      footer={
        <div className="grid grid-cols-2 gap-3">
          <Button look="secondary" onClick={() => setDraft(clearedOf(draft, table))}>
            {texts.clear}
          </Button>
          <Button
            onClick={() => {
              if (Object.keys(changed).length > 0) replace(changed);
              onClose();
            }}
          >
            {texts.apply}
          </Button>
        </div>
      }
    >
      {beginning?.(onClose)}
      <p className="py-2 text-dense text-muted">{texts.intro}</p>
      {part(
        FURTHER.competition,
        <Suspense fallback={<Spinner className="mx-auto my-6" />}>
          <LeaguePicker
            text={textOf(FURTHER.competition)}
            onChange={(text) => set(FURTHER.competition, text)}
          />
        </Suspense>,
      )}
      {part(
        FURTHER.team,
        <TeamField
          text={textOf(FURTHER.team)}
          error={refused[FURTHER.team]}
          onChange={(text) => set(FURTHER.team, text)}
        />,
      )}
      {part(
        FURTHER.season,
        <SeasonField text={textOf(FURTHER.season)} onChange={(text) => set(FURTHER.season, text)} />,
      )}
      {part(FURTHER.weekday, values(FURTHER.weekday, texts.weekdays, numbered(weekdays())))}
      {part(FURTHER.month, values(FURTHER.month, texts.months, numbered(longMonths())))}
      {part(
        FURTHER.time,
        <TextField
          label={texts.timeLabel}
          hint={texts.timeHint}
          placeholder="19:00-22:00"
          autoComplete="off"
          value={textOf(FURTHER.time)}
          error={refused[FURTHER.time]}
          onChange={({ target }) => set(FURTHER.time, target.value)}
        />,
      )}
      {part(
        FURTHER.won,
        <WonField groups={groups} text={textOf(FURTHER.won)} onChange={(text) => set(FURTHER.won, text)} />,
      )}
      <ComparisonPart table={table} draft={draft} onChange={set} />
      {part(
        SOURCE.id,
        <SourceSelect
          value={isSource(source) ? source : undefined}
          parts={[]}
          onChange={(chosen) => set(SOURCE.id, chosen ?? '')}
        />,
      )}
      {part(
        MOVEMENT,
        <MovementField groups={groups} text={textOf(MOVEMENT)} onChange={(text) => set(MOVEMENT, text)} />,
      )}
    </Sheet>
  );
}

/** Texts that differ; what was taken away is empty. */
function changesOf(before: FilterTexts, now: FilterTexts): FilterTexts {
  const ids = [...new Set([...Object.keys(before), ...Object.keys(now)])];
  return Object.fromEntries(
    ids
      .map((id) => [id, now[id]?.trim() ?? ''] as const)
      .filter(([id, text]) => text !== (before[id]?.trim() ?? '')),
  );
}

/** Nothing is asked but by the columns' boxes. */
const clearedOf = (draft: FilterTexts, { columns }: Pick<Controls['table'], 'columns'>): FilterTexts =>
  Object.fromEntries(
    Object.entries(draft).filter(([id, text]) => columns.has(id) && comparisonsIn(text).length === 0),
  );
