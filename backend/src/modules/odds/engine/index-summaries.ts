import { pacer } from '../../../common/background/pacer';
import type { OddsIndex } from '../index/odds-index';
import type { OddsSearch } from '../query/odds-query';
import { BlockTotals } from '../summary/block-totals';
import type { OddsSummary } from '../summary/odds-summary';
import { SettlementTable } from '../summary/settlement-table';
import { summarise, summariseWithPauses } from '../summary/summarise';
import { AnswerCache } from './answer-cache';

/** Hits that are summed up in one go, in some 10 ms; more would keep other requests waiting. */
const MOST_AT_ONCE = 4_096;

/** Milliseconds of summing up between two pauses: answering a request takes several turns of the event loop. */
const STRETCH = 3;

/** Summaries of one index. */
export class IndexSummaries {
  private readonly table = new SettlementTable();
  private readonly cache = new AnswerCache<OddsSummary>();
  private readonly blocks: BlockTotals;

  constructor(private readonly index: OddsIndex) {
    this.blocks = new BlockTotals(index.scores, this.table);
  }

  /** What happened in all matches that meet the query. */
  find({ type, predicates }: OddsSearch): Promise<OddsSummary> {
    const question = JSON.stringify([type, predicates]);
    return this.cache.get(question, [this.index.version], () => this.make({ type, predicates }));
  }

  /** The same computed anew, whatever is known. */
  make({ type, predicates }: OddsSearch): Promise<OddsSummary> {
    const hits = this.index.search({ type, predicates });
    const material = { hits, type, scores: this.index.scores, table: this.table, blocks: this.blocks };
    return hits.total <= MOST_AT_ONCE
      ? Promise.resolve(summarise(material))
      : summariseWithPauses(material, pacer(STRETCH));
  }
}
