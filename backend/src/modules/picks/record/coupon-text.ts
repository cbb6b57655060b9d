import { tr } from '../../../common/locale/tr';
import { decimalComma } from '../../../common/text/decimal-comma';
import { oddFieldNamed, selectionTitle } from '../../../archive/catalogue/columns';
import type { PostSelectionDto } from '../dto/picks.dto';
import { STATE_NAMES } from '../settling/pick-state';

/**
 * What an entry says about a won coupon: a line for each selection with match, score, market and price.
 * @param most letters at most; selections that don't fit are counted in the last line
 */
export function couponText(selections: readonly PostSelectionDto[], most: number): string {
  const lines = selections.map(lineOf);
  for (let shown = lines.length; ; shown--) {
    const left = lines.length - shown;
    const text = [...lines.slice(0, shown), ...(left === 0 ? [] : [tr.winners.more(left)])].join('\n');
    if (text.length <= most || shown === 0) return text;
  }
}

function lineOf(selection: PostSelectionDto): string {
  const { home_team, away_team, home_ft_score, away_ft_score, column, odd, state } = selection;
  const isKnown = home_ft_score !== null && away_ft_score !== null;
  const match = `${home_team} ${isKnown ? `${home_ft_score}-${away_ft_score}` : '-'} ${away_team}`;
  const field = oddFieldNamed(column);
  const selected = field === null ? column : selectionTitle(field);
  return [match, selected, decimalComma(odd, 2), ...(state === STATE_NAMES.void ? [state] : [])].join(' · ');
}
