import type { MarketSectionDto, MatchDetails, OddColumnsDto, ListedGroup } from '../../api/generated/wire';
import { pricesOf, selectionColumns } from '../../odds/choice/same-odds';
import { hasWon } from '../../odds/table/winners';
import { foldText } from '../../lib/fold';

/** One selection of a match: its two prices and what lies between them. */
export interface MarketPrice {
  column: string;
  title: string;
  opening: number | null;
  closing: number | null;
  /** Closing ÷ opening − 1; null where either is missing. */
  movement: number | null;
  /** It won, and has a price to mark. */
  won: boolean;
}

export interface Market {
  key: string;
  title: string;
  code: number | null;
  prices: readonly MarketPrice[];
}

export interface MarketSection extends MarketSectionDto {
  markets: readonly Market[];
}

/** All markets in which the match has a price, by section, in the order of the catalogue. */
export function marketSections(
  match: MatchDetails,
  { sections, groups }: Pick<OddColumnsDto, 'sections' | 'groups'>,
): MarketSection[] {
  return sections.flatMap((section) => {
    const markets = groups
      .filter((group) => group.section === section.key)
      .flatMap((group) => readMarket(match, group) ?? []);
    return markets.length > 0 ? [{ ...section, markets }] : [];
  });
}

/** The sections, each with those of its markets whose title contains a text. */
export function sectionsNamed(sections: readonly MarketSection[], wanted: string): MarketSection[] {
  const folded = foldText(wanted);
  return sections.flatMap((section) => {
    const markets = section.markets.filter(({ title }) => foldText(title).includes(folded));
    return markets.length > 0 ? [{ ...section, markets }] : [];
  });
}

function readMarket(match: MatchDetails, group: ListedGroup): Market | null {
  const [opening, closing, movement] = [match.opening, match.closing, match.movement].map(pricesOf);
  const prices = selectionColumns(group).map(({ field, title }) => ({
    column: field,
    title,
    opening: opening![field] ?? null,
    closing: closing![field] ?? null,
    movement: movement![field] ?? null,
    won: hasWon(match, field) && (opening![field] ?? closing![field]) != null,
  }));
  if (!prices.some((price) => price.opening !== null || price.closing !== null)) return null;
  const code = group.columns.find((column) => column.kind === 'code')?.field;
  return {
    key: group.key,
    title: group.title,
    code: (code !== undefined ? (closing![code] ?? opening![code]) : null) ?? null,
    prices,
  };
}
