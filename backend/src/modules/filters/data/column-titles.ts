import { BULLETIN_GROUPS } from '../../../archive/catalogue/bulletin-groups';
import { FIELD_ALIASES } from '../../../archive/catalogue/columns';
import { ODDS_GROUPS } from '../../../archive/catalogue/odds-groups';
import type { QuestionType } from '../../../archive/question/question';

interface Group {
  readonly kind?: string;
  readonly title: string;
  readonly columns: readonly { readonly field: string; readonly title: string }[];
}

/** Groups that describe the match itself: their columns have titles of their own. */
const isInfo = ({ kind }: Group, key: string): boolean => kind === 'info' || key === 'info';

function titlesOf(groups: readonly (Group & { readonly key: string })[]): Map<string, string> {
  return new Map(
    groups.flatMap((group) =>
      group.columns.map(({ field, title }) => [
        field,
        isInfo(group, group.key) ? title : `${group.title} ${title}`,
      ]),
    ),
  );
}

const ODDS_TITLES = titlesOf(ODDS_GROUPS);
const BULLETIN_TITLES = titlesOf(BULLETIN_GROUPS);

/**
 * A column of a saved filter, or the selection that it keeps, as people read it: a market's title with the
 * selection's, `Maç Sonucu 1`.
 */
export function columnTitle(type: QuestionType, column: string): string {
  const own = type === 3 ? BULLETIN_TITLES.get(column) : undefined;
  return own ?? ODDS_TITLES.get(FIELD_ALIASES.get(column) ?? column) ?? column;
}
