import type { OddsSummary } from '../../api/generated/wire';
import type { FilterTexts } from '../table/filter-text';
import { isProbabilityText } from '../table/probability-text';

/** What the prices of a market add up to, in the matches of an answer and in fixtures: Σ 1/odd ÷ winners. */
export type Margin = OddsSummary['margins'][number];

/** From this difference on a price of the one says something else than the same price of the other. */
const DIFFER = 0.03;

type KnownMargin = Margin & { answer: number; coming: number };

const differs = (margin: Margin): margin is KnownMargin =>
  margin.answer !== null && margin.coming !== null && Math.abs(margin.answer - margin.coming) > DIFFER;

/** The conditions on prices among the filters, as they stand now. */
const asked = ({ conditions }: Margin, filters: FilterTexts) =>
  conditions.filter(({ column }) => {
    const text = filters[column];
    return text !== undefined && !isProbabilityText(text);
  });

/** A condition on prices that say something else in fixtures. */
export interface MarginGap {
  /** What a unit costs beyond what it pays on average, 0-1: in the matches of the answer, and in fixtures. */
  answer: number;
  coming: number;
  /** Key of the market. */
  group: string;
  /** A column of odds, its filter's text, and the text of what those prices mean in fixtures. */
  column: string;
  prices: string;
  probability: string;
}

/** Where the filters' prices say something else in fixtures than in the matches of the answer: the farthest apart, if any. */
export function marginGap(margins: readonly Margin[], filters: FilterTexts): MarginGap | null {
  let widest: MarginGap | null = null;
  for (const margin of margins.filter(differs)) {
    const [first] = asked(margin, filters);
    const { answer, coming, group } = margin;
    if (!first || (widest && Math.abs(answer - coming) <= Math.abs(widest.answer - widest.coming))) continue;
    const { column, probability } = first;
    widest = {
      ...{ answer: answer - 1, coming: coming - 1, group },
      ...{ column, probability, prices: filters[column]! },
    };
  }
  return widest;
}

/** The texts that ask for the same by probability, in place of those on prices that say something else in fixtures. */
export const textsByProbability = (margins: readonly Margin[], filters: FilterTexts): FilterTexts =>
  textsOf(margins.filter(differs), filters);

/** The same for all prices, whether or not they say something else. */
export const textsOf = (margins: readonly Margin[], filters: FilterTexts): FilterTexts =>
  Object.fromEntries(
    margins.flatMap((margin) =>
      asked(margin, filters).map(({ column, probability }) => [column, probability]),
    ),
  );
