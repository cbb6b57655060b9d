import type { OddsQuery } from '../query/odds-query';
import type { OddsSummary } from '../summary/odds-summary';

/** Summaries that are kept; each has some 40 kB as JSON. */
const MOST = 200;

/** What a summary is about: the rest of the query doesn't change it. */
export type SummaryQuery = Pick<OddsQuery, 'type' | 'predicates' | 'groups'>;

/** Summaries of the archive as it stands, also those under way, so that many who ask the same share one answer. */
export class SummaryCache {
  private version = -1;
  private readonly summaries = new Map<string, Promise<OddsSummary>>();

  /**
   * The summary of a query.
   * @param version of the archive: another one makes all earlier summaries worthless
   */
  get(query: SummaryQuery, version: number, make: () => Promise<OddsSummary>): Promise<OddsSummary> {
    if (version !== this.version) {
      this.summaries.clear();
      this.version = version;
    }
    const key = JSON.stringify([query.type, query.groups, query.predicates]);
    const known = this.summaries.get(key);
    const summary = known ?? make();
    // the one asked for last stays longest
    this.summaries.delete(key);
    this.summaries.set(key, summary);
    if (this.summaries.size > MOST) this.summaries.delete(this.summaries.keys().next().value!);
    if (known === undefined) {
      summary.catch(() => {
        if (this.summaries.get(key) === summary) this.summaries.delete(key);
      });
    }
    return summary;
  }
}
