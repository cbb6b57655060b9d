import { useMemo } from 'react';
import type { CalibrationDto, ListedGroup } from '../../api/generated/wire';
import { Select } from '../../kit/form/select';
import { trReliability as texts } from '../../locale/tr-reliability';
import { BandTable } from './band-table';
import { formatBin } from './format-bands';
import { selectionGistOf } from './gist';
import { ReliabilityDiagram } from './reliability-diagram';

interface Props {
  calibration: CalibrationDto;
  /** What all selections together say. */
  gist: string;
  market: ListedGroup | undefined;
  /** Column of the selection that is drawn alone; all are without it. */
  selection: string | undefined;
  onSelect: (selection: string | undefined) => void;
}

/** What was said against what came in, of all selections or of one: a picture and the same figures as a table. */
export function ReliabilityPicture({ calibration, gist, market, selection, onSelect }: Props) {
  const { group, selections } = calibration;
  const titleOf = (field: string) => market?.columns.find((column) => column.field === field)?.title ?? field;
  const chosen = selections.find(({ column }) => column === selection);
  const name = [market?.title ?? group, ...(chosen ? [titleOf(chosen.column)] : [])].join(' ');
  const bins = chosen?.bins ?? calibration.bins;
  const said = useMemo(() => (chosen ? selectionGistOf(name, chosen.bins) : gist), [chosen, name, gist]);
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-base font-semibold">{texts.diagramTitle(name)}</h2>
      <div className="md:w-64">
        <Select
          labelled="above"
          className="h-[2.375rem] text-dense tabular-nums max-md:text-base"
          label={texts.selection}
          options={[
            ['', texts.allSelections],
            ...selections.map(({ column }) => [column, titleOf(column)] as const),
          ]}
          value={chosen?.column ?? ''}
          onChange={(column) => onSelect(column || undefined)}
        />
      </div>
      <p role="status" className="max-w-prose text-sm text-muted">
        {chosen ? said : texts.allSelectionsHelp}
      </p>
      <div className="grid items-start gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,28.75rem)_minmax(0,1fr)]">
        <ReliabilityDiagram bins={bins} gist={said} />
        <BandTable
          caption={<h3 className="text-sm font-semibold">{texts.binsTitle}</h3>}
          of={texts.bin}
          stated={texts.stated}
          rows={bins.map((bin) => ({ ...bin, name: formatBin(bin) }))}
        />
      </div>
    </section>
  );
}
