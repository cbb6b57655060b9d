import type { MatchDetailsDto, OddGroupDto } from '../../../api/generated/wire';
import { pricesOf, selectionColumns } from '../choice/same-odds';
import { hasWon } from '../../../components/table/winners';

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

const SECTIONS = ['result', 'goals', 'halves', 'teams', 'scores'] as const;

export type SectionKey = (typeof SECTIONS)[number];

export interface MarketSection {
  key: SectionKey;
  markets: readonly Market[];
}

/** The section that a market is looked for in. */
function sectionOf({ key, parent, period }: OddGroupDto): SectionKey {
  if (/team_uo$|^(home|away)_uo$/.test(parent)) return 'teams';
  if (key === 'cs' || key === 'fg') return 'scores';
  if (key === 'htft' || period === 'ht' || period === 'sh') return 'halves';
  return /^(uo|tgr|oe|bts)$/.test(parent) ? 'goals' : 'result';
}

/** All markets in which the match has a price, by section, in the order of the catalogue. */
export function marketSections(match: MatchDetailsDto, groups: readonly OddGroupDto[]): MarketSection[] {
  const sections = new Map<SectionKey, Market[]>();
  for (const group of groups) {
    const market = readMarket(match, group);
    if (!market) continue;
    const section = sectionOf(group);
    sections.set(section, [...(sections.get(section) ?? []), market]);
  }
  return SECTIONS.flatMap((key) => {
    const markets = sections.get(key);
    return markets ? [{ key, markets }] : [];
  });
}

function readMarket(match: MatchDetailsDto, group: OddGroupDto): Market | null {
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
