import type { ListedGroup, OddsSummary, SelectionSummary } from '../../../api/generated/wire';
import { formatCount } from '../../../lib/format';
import { formatRate, formatRateRange } from '../../../lib/format-rate';
import { trShare } from '../../../locale/tr-share';
import { trSummary } from '../../../locale/tr-summary';
import type { OddsType } from '../../odds-type';
import type { FilterNames, MatchTable } from '../../table/match-table';
import type { Question } from '../../table/question';
import { wordsOf } from '../../table/question-words';
import { populationText } from '../population-text';
import { figuresIn, populationOf } from '../populations';
import { byGroup, isMain, type SummaryGroup } from '../selections';

/** A selection as the picture has it. */
export interface SharedRow {
  label: string;
  /** 0-1, with its interval. */
  rate: number;
  low: number;
  high: number;
  /** `%49,6`, `%46,6–52,5` and `861/1.734`. */
  rateText: string;
  rangeText: string;
  countText: string;
}

/** All that the picture of a summary says. */
export interface SharedSummary {
  /** Which odds. */
  title: string;
  /** What was asked, one condition a text. */
  question: string[];
  /** How many matches. */
  count: string;
  markets: { title: string; rows: SharedRow[] }[];
}

/** So many selections fit, a market's title counting as one. */
const MOST_ROWS = 11;

const rowsOf = ({ selections }: SummaryGroup): SharedRow[] => {
  const population = populationOf(selections);
  return selections.flatMap((selection) => {
    const { rate, low, high, hits, count } = figuresIn(population, selection);
    if (rate === null || low === null || high === null) return [];
    const countText = trShare.ofHits(formatCount(hits), formatCount(count));
    const texts = { rateText: formatRate(rate), rangeText: formatRateRange(low, high), countText };
    return [{ label: selection.label, rate, low, high, ...texts }];
  });
};

const commonest = (selections: readonly SelectionSummary[]): SelectionSummary[] =>
  [...selections].sort((one, other) => other.hits - one.hits).slice(0, MOST_ROWS - 1);

/** The main markets as far as they fit; where the summary has none of them, its first market, the commonest selections first. */
function marketsOf(summary: OddsSummary, groups: readonly ListedGroup[]): SummaryGroup[] {
  const main = byGroup(summary, groups.filter(isMain));
  if (main.length === 0)
    return byGroup(summary, groups)
      .slice(0, 1)
      .map((market) => ({ ...market, selections: commonest(market.selections) }));
  let left = MOST_ROWS;
  return main.filter(({ selections }) => (left -= selections.length + 1) >= 0);
}

/** What the picture of a summary says. @param question what was asked */
export function sharedSummary(
  summary: OddsSummary,
  groups: readonly ListedGroup[],
  type: OddsType,
  question: Pick<Question, 'filters' | 'played'>,
  table: Pick<MatchTable<never>, 'filters'>,
  names: FilterNames,
): SharedSummary {
  const { total, settled } = summary;
  const words = wordsOf({ ...question, played: 'played' }, table, names);
  return {
    title: trShare.odds[type],
    question: words.length > 0 ? words : [trShare.everything],
    count:
      settled === total
        ? trSummary.matchCount(formatCount(total))
        : trSummary.settledOf(formatCount(total), formatCount(settled)),
    markets: marketsOf(summary, groups).map((market) => ({
      title: trShare.market(market.title, populationText(populationOf(market.selections), market.selections)),
      rows: rowsOf(market),
    })),
  };
}
