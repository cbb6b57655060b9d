import { SOURCES } from '../../api/generated/wire';
import { sourceTitle } from '../table/source';
import { formatInstant } from '../../lib/format';
import { once } from '../../lib/once';
import { trSources } from '../../locale/tr-summary';
import { OPENING, type OddsType } from '../odds-type';

export type SourceName = (typeof SOURCES)[number];

/** Where prices come from. */
export interface PriceOrigin {
  sources: readonly string[];
  /** Whose prices football-data gathered; empty for every other source. */
  bookmakers: readonly string[];
  /** When the source saw them, as an ISO instant; null where it names no time. */
  seen_at?: string | null;
}

const conjunction = once(() => new Intl.ListFormat('tr-TR', { type: 'conjunction' }));

export function isSource(text: string | null | undefined): text is SourceName {
  return SOURCES.some((source) => source === text);
}

/** Where prices come from, in short: `Bet365`, `İddaa bülteni`; several sources joined by a plus. */
export function originName({ sources, bookmakers }: PriceOrigin): string {
  return joined(sources, () => bookmakerNames(bookmakers));
}

/** Where a match's prices come from and what is known of when: `Bet365, kapanış`, `Nesine bülteni, 17 Mayıs 2026 21:45`. */
export function originOfMatch({ sources, bookmakers, seen_at }: PriceOrigin, type: OddsType): string {
  return joined(
    sources,
    () => (type === OPENING ? beforeMatch(bookmakers) : trSources.closing(bookmakerNames(bookmakers))),
    seen_at ?? undefined,
  );
}

/** Where the prices of many matches come from, with who gathered them: `Bet365 (football-data)`. */
export function originOfMany({ sources, bookmakers }: PriceOrigin, type: OddsType): string {
  return joined(sources, () => {
    const names = type === OPENING ? beforeMatch(bookmakers) : bookmakerNames(bookmakers);
    return bookmakers.length === 0 ? names : trSources.from(names, trSources.names['football-data']);
  });
}

function joined(sources: readonly string[], ofFootballData: () => string, seenAt?: string): string {
  return sources
    .map((source) => {
      if (source === 'football-data') return ofFootballData();
      const title = sourceTitle(source);
      return source === 'nesine-snapshot' && seenAt !== undefined
        ? trSources.seen(title, formatInstant(seenAt))
        : title;
    })
    .join(' + ');
}

/**
 * football-data names no time: its first prices are gathered on Friday afternoon for the weekend and on Tuesday
 * afternoon for midweek matches, so they are no true opening.
 */
function beforeMatch(bookmakers: readonly string[]): string {
  return trSources.beforeMatch(bookmakerNames(bookmakers));
}

function bookmakerNames(bookmakers: readonly string[]): string {
  if (bookmakers.length === 0) return trSources.names['football-data'];
  return conjunction().format(bookmakers.map((name) => trSources.bookmakers[name] ?? name));
}
