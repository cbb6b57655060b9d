import type { ListedGroup, OddsSummary, SelectionSummary } from '../../api/generated/wire';
import { type HeatCell, HeatTable } from '../../kit/charts/heat-table';
import { formatCount } from '../../lib/format';
import { formatRate } from '../../lib/format-rate';
import { trSummary } from '../../locale/tr-summary';
import { SmallSampleBadge, ThinPricesBadge } from './badges';
import { useCountedRows } from './counted-rows';
import { pictureText, pricedText } from './population-text';
import { figuresIn, type Population, populationOf } from './populations';
import { halfTimeFullTime, RESULTS, scoreMap, selectionsIn } from './selections';

interface Props {
  summary: OddsSummary;
  groups: readonly ListedGroup[];
}

/** Half-time/full-time pairs and scores as pictures. */
export function ResultPictures({ summary, groups }: Props) {
  const results = selectionsIn('halves', summary, groups);
  const scores = selectionsIn('scores', summary, groups);
  const { cells, other } = scoreMap(scores);
  const goals = cells.map((_row, index) => String(index));
  const ofScores = populationOf(scores);
  const rows = useCountedRows();
  const heatCellIn = (population: Population) => (selection: SelectionSummary | null) => {
    const counted = population === 'comparison' ? 'compared_hits' : 'hits';
    return selection && { ...heatCell(population, selection), to: rows.of(counted, selection) };
  };
  return (
    <div className="grid gap-x-10 gap-y-6 md:grid-cols-[minmax(0,20rem)_minmax(0,35rem)]">
      <Picture title={trSummary.htftTitle} selections={results}>
        <HeatTable
          caption={trSummary.htftTitle}
          rowAxis={trSummary.htftRows}
          columnAxis={trSummary.htftColumns}
          rows={RESULTS}
          columns={RESULTS}
          cells={halfTimeFullTime(results).map((row) => row.map(heatCellIn(populationOf(results))))}
          size="large"
        />
      </Picture>
      <Picture title={trSummary.scoreTitle} selections={scores}>
        <HeatTable
          caption={trSummary.scoreTitle}
          rowAxis={trSummary.scoreRows}
          columnAxis={trSummary.scoreColumns}
          rows={goals}
          columns={goals}
          cells={cells.map((row) => row.map(heatCellIn(ofScores)))}
        />
        {other && <OtherScores selection={other} population={ofScores} />}
      </Picture>
    </div>
  );
}

interface PictureProps {
  title: string;
  selections: readonly SelectionSummary[];
  children: React.ReactNode;
}

function Picture({ title, selections, children }: PictureProps) {
  const [first] = selections;
  return (
    <figure className="flex flex-col gap-1">
      <figcaption className="flex items-center gap-2 text-dense font-semibold">
        {title}
        {first?.small_sample && <SmallSampleBadge />}
        {selections.some(({ thin_prices }) => thin_prices) && <ThinPricesBadge />}
      </figcaption>
      {children}
      <p className="text-xs text-muted">{pictureText(populationOf(selections), selections)}</p>
    </figure>
  );
}

interface OtherProps {
  selection: SelectionSummary;
  population: Population;
}

function OtherScores({ selection, population }: OtherProps) {
  const { rate, hits } = figuresIn(population, selection);
  return <p className="text-xs text-muted">{trSummary.otherScores(formatRate(rate), formatCount(hits))}</p>;
}

/** A selection of a market as a cell, all of whose selections are over the same matches. */
function heatCell(population: Population, selection: SelectionSummary): HeatCell {
  const { rate, hits, expected } = figuresIn(population, selection);
  const label = [trSummary.cell(formatCount(hits), formatRate(rate))];
  if (expected !== null) label.push(trSummary.cellExpected(formatRate(expected)));
  if (selection.priced < selection.settled) label.push(pricedText(selection.priced, selection.settled));
  return {
    value: rate ?? 0,
    text: formatRate(rate).replace('%', ''),
    label: label.join('; '),
  };
}
