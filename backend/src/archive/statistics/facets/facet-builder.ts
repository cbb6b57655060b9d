import type { FacetColumn } from '../../catalogue/facet-columns';
import type { OddField } from '../../catalogue/odds-groups';
import type { Column } from '../../columns/cell-condition';
import type { Segment } from '../../columns/segment';
import type { Hits } from '../../columns/state';
import { blocksOf } from '../calibration/market-quotes';
import type { QuotedMarket } from '../calibration/quoted-markets';
import { standingOutAmong } from '../summary/by-chance';
import { meanOf } from '../summary/selection-summary';
import { type Divided, type Division, divisionBy } from './division';
import type { Facet, FacetBucket } from './facet';
import { followIn } from './followed-rows';
import { type Parts, rangeParts, valueParts } from './parts';
import { type Figures, figuresAt, KeyedSums, type Sums } from './sums';
import { Tally } from './tally';

/** Divides the hits of a search by one column after the other. */
export class FacetBuilder {
  private readonly tally: Tally;
  private readonly keyed: KeyedSums;
  private readonly blocks: readonly { readonly segment: Segment; readonly blocks: readonly number[] }[];
  private readonly quoteColumns = new Map<QuotedMarket, Column>();

  /** @param selection what is followed in every bucket; null = nothing */
  constructor(
    private readonly hits: Hits,
    private readonly selection: OddField | null,
    private readonly divided: Divided,
  ) {
    const { vocabulary, quoted } = divided;
    const slices = [hits.main, hits.block];
    this.tally = new Tally(
      slices.map((slice) => ({
        ...slice,
        followed: selection && followIn(slice, selection, vocabulary, quoted),
      })),
    );
    this.blocks = slices.map(({ segment, positions }) => ({ segment, blocks: blocksOf(positions) }));
    this.keyed = new KeyedSums(selection !== null);
  }

  facet(column: FacetColumn): Facet {
    const division = divisionBy(column, this.divided);
    const {
      parts: { parts, others, missing },
      sums,
    } = this.partsBy(division);
    const figures = parts.map(({ places }) => figuresAt(sums, places));
    const isFollowing = this.selection !== null;
    return {
      column: column.field,
      kind: division.kind,
      total: this.hits.total,
      missing,
      others,
      buckets: parts.map(({ name }, at) => ({
        ...name,
        matches: figures[at]!.matches,
        ...(isFollowing && followedFigures(figures[at]!)),
      })),
      ...(isFollowing && chanceFigures(figures)),
    };
  }

  private partsBy(division: Division): { parts: Parts; sums: Sums } {
    if (division.kind === 'ranges') {
      const { quoted, keyOf } = division;
      const quotes = this.tally.by(this.quoteColumn(quoted), quoted.quotes.count);
      const keys = this.keyed.by(quotes, keyOf);
      return { parts: rangeParts(keys, division), sums: keys.sums };
    }
    const { column, keyOf, nameOf } = division;
    const cells = this.tally.by(column);
    if (keyOf === null)
      return {
        parts: valueParts(cells, this.hits.total, (place) => nameOf(cells.cells?.[place] ?? place)),
        sums: cells.sums,
      };
    const { cellOf, ...keys } = this.keyed.by(cells, keyOf);
    return { parts: valueParts(keys, this.hits.total, (key) => nameOf(cellOf(key))), sums: keys.sums };
  }

  /** Numbers of a market's quotes, as far as there are hits. */
  private quoteColumn(quoted: QuotedMarket): Column {
    const known = this.quoteColumns.get(quoted);
    if (known !== undefined) return known;
    const numbers = new Map(
      this.blocks.map(({ segment, blocks }) => [segment, quoted.quotes.numbersIn(segment, blocks)]),
    );
    quoted.values.extend();
    const column: Column = { of: (segment) => numbers.get(segment)! };
    this.quoteColumns.set(quoted, column);
    return column;
  }
}

const followedFigures = ({
  settled,
  hits,
  compared,
  comparedHits,
  expected,
}: Figures): Partial<FacetBucket> => ({
  settled,
  hits,
  compared,
  compared_hits: comparedHits,
  expected: meanOf(expected, compared),
});

function chanceFigures(buckets: readonly Figures[]): Partial<Facet> {
  const { compared, ...figures } = standingOutAmong(
    buckets.map(({ compared: matches, comparedHits, expected }) => ({
      compared: matches,
      hits: comparedHits,
      expected,
    })),
  );
  return { compared_buckets: compared, ...figures };
}
