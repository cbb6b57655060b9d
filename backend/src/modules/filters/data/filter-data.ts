import { tr } from '../../../platform/locale/tr';
import { BEFORE_GROUP } from '../../../archive/catalogue/before-fields';
import { BULLETIN_GROUPS } from '../../../archive/catalogue/bulletin-groups';
import { ODDS_GROUPS } from '../../../archive/catalogue/odds-groups';
import { QUESTION_PARAMETERS } from '../../../archive/question/parameters';
import { type QuestionType, readQuestion } from '../../../archive/question/question';

/** Filter text by name of column, and beside them what else belongs to the question, as its parameter's text. */
export type FilterData = Readonly<Record<string, string>>;

/** Columns that one saved filter may have. */
export const MOST_FILTER_COLUMNS = 40;

const GROUPS: Record<QuestionType, readonly { key: string }[]> = {
  1: ODDS_GROUPS,
  2: ODDS_GROUPS,
  3: BULLETIN_GROUPS,
};

/**
 * A Turkish sentence per column whose filter, and per parameter whose text can't be read; empty when all can.
 * @param today `YYYY-MM-DD`
 */
export function filterProblems(type: QuestionType, data: object, today: string): Record<string, string> {
  const columns = Object.keys(data).filter((name) => !Object.hasOwn(QUESTION_PARAMETERS, name));
  if (columns.length > MOST_FILTER_COLUMNS)
    return { filter_data: tr.savedFilters.tooManyColumns(MOST_FILTER_COLUMNS) };
  const noTexts = Object.entries(data).filter(([, text]) => typeof text !== 'string');
  return {
    ...readQuestion(type, data as Readonly<Record<string, unknown>>, today).errors,
    ...Object.fromEntries(noTexts.map(([name]) => [name, tr.savedFilters.notText])),
  };
}

/** Whether all of these are groups that the table can hide, or with a `-` the one that it shows on request. */
export function areGroupsOf(type: QuestionType, keys: readonly unknown[]): boolean {
  return keys.every((key) =>
    GROUPS[type].some(({ key: own }) => key === (own === BEFORE_GROUP.key ? `-${own}` : own)),
  );
}
