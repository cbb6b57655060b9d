import type { ComboboxOption } from '../../kit/form/combobox-options';
import { foldText } from '../../lib/fold';
import { formatPriceFilter } from '../../lib/format';
import { trQuestion } from '../../locale/tr-question';
import { readAlternatives, writeAlternatives } from './alternatives';
import { writtenAlternatives } from './written-alternatives';
import { writtenPriceFilter } from './probability-text';
import { type PricedGroup, selectionOptions } from './selection-options';

/** How a price compares with another one. */
export const PRICE_SIGNS = ['<', '<=', '=', '>=', '>'] as const;
export type PriceSign = (typeof PRICE_SIGNS)[number];

/** Signs as people write them. */
export const WRITTEN_SIGNS: Readonly<Record<PriceSign, string>> = {
  ...{ '<': '<', '<=': '≤', '=': '=', '>=': '≥', '>': '>' },
};

/** The price of the same column in one of the two sets, by its name on the wire. */
export const OWN_PRICES = [trQuestion.opening, trQuestion.closing] as const;

/** The price of a column in the set that a table doesn't show; the bulletin's are the opening ones. */
export const ownPriceOf = (table: string): (typeof OWN_PRICES)[number] =>
  table === 'closing' ? trQuestion.opening : trQuestion.closing;

/** A price against another one of the same match. */
export interface PriceComparison {
  sign: PriceSign;
  /** A column of odds, or one of {@link OWN_PRICES}. */
  other: string;
  /** What the other one is multiplied by, as it is written; empty for 1. */
  factor: string;
  /** How far off an equal one may be, as it is written; empty for not at all. */
  tolerance: string;
}

/** The filter text of a comparison: `>=ft_x_odd*1,1`. */
export const writeComparison = ({ sign, other, factor, tolerance }: PriceComparison): string =>
  `${sign}${other}${factor && `*${factor}`}${tolerance && `±${tolerance}`}`;

const COMPARISON = /^([<>]=?|=)\s*([^\d\s*±~%<>=][^*±~]*?)\s*(?:\*\s*([\d.,]+))?\s*(?:[±~]\s*([\d.,]+))?$/;

/** A filter text that compares a price with another one; null for any other. */
export function readComparison(text: string): PriceComparison | null {
  const [, sign, other, factor = '', tolerance = ''] = COMPARISON.exec(text.trim()) ?? [];
  return sign === undefined ? null : { sign: sign as PriceSign, other: other!, factor, tolerance };
}

/** Filter texts of columns of odds, in which other columns are named by their titles. */
export interface PriceTexts {
  /** The columns of odds, for choosing one. */
  options: readonly ComboboxOption<string>[];
  /** A text as people read it: `≥ MS X × 1,1`, `%57–59 olasılık`. */
  written: (text: string) => string;
  /** A text as it stands in a box: `>=MS X*1,1`. */
  inBox: (text: string) => string;
  /** What was written in a box, as the server takes it. */
  fromBox: (text: string) => string;
}

/** @param groups of a catalogue */
export function priceTexts(groups: readonly PricedGroup[]): PriceTexts {
  const titles = new Map<string, string>();
  const names = new Map<string, string>();
  for (const { title: group, short_title, columns } of groups)
    for (const { field, title, kind } of columns)
      if (kind === 'odd') {
        titles.set(field, `${short_title} ${title}`);
        for (const each of [`${group} ${title}`, `${short_title} ${title}`]) names.set(foldText(each), field);
      }
  const options = selectionOptions(groups);
  const titleOf = (other: string): string => titles.get(other) ?? other;
  const each = (text: string, change: (compared: PriceComparison) => PriceComparison): string => {
    const { negated, parts } = readAlternatives(text);
    const compared = parts.map(readComparison);
    if (compared.every((one) => one === null)) return text;
    const written = compared.map((one, at) => (one ? writeComparison(change(one)) : parts[at]!));
    return writeAlternatives({ negated, parts: written });
  };
  return {
    options,
    written: (text) =>
      writtenAlternatives(text, (part) => {
        const compared = readComparison(part);
        if (compared === null) return writtenPriceFilter(part);
        const { sign, other, factor, tolerance } = compared;
        return formatPriceFilter(
          [
            ...[WRITTEN_SIGNS[sign], titleOf(other)],
            ...(factor ? ['×', factor] : []),
            ...(tolerance ? ['±', tolerance] : []),
          ].join(' '),
        );
      }),
    inBox: (text) => formatPriceFilter(each(text, (one) => ({ ...one, other: titleOf(one.other) }))),
    fromBox: (text) =>
      each(text.replaceAll('≤', '<=').replaceAll('≥', '>='), (one) => ({
        ...one,
        other: names.get(foldText(one.other)) ?? one.other,
      })),
  };
}
