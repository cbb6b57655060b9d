import { type Action, addListener, type Dispatch, type UnsubscribeListener } from '@reduxjs/toolkit';
import {
  startTransition,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import type { GridSort } from '../../kit/grid/grid-types';
import { type FilterParams, type FilterTexts, paramsOfTexts } from './filter-text';
import { hiddenIn, withAllGroups, withGroup } from './group-visibility';
import type { MatchRow, MatchTable } from './match-table';
import {
  FIRST_QUESTION,
  nextSort,
  type Played,
  type Question,
  readQuestion,
  rowParams,
  sameQuestion,
  withQuestion,
  writeQuestion,
} from './question';
import type { ShownValues } from '../odds-type';
import { hiddenGroups as keptGroups } from './stored-groups';
import {
  filterChosen,
  filterRemoved,
  filtersCleared,
  filtersRefused,
  questionAsked,
  questionChanged,
  questionOpened,
  selectTable,
  tableLeft,
  type WithTables,
} from './table.slice';

/** A table with what the visitor asks of it, and the ways to change that. */
export interface TableControls<Row> {
  table: MatchTable<Row>;
  question: Question;
  /** What stands in the filter boxes, whether or not it counts, by name of the filter. */
  texts: FilterTexts;
  /** What the server says against some of them. */
  refused: FilterTexts;
  /** Query parameters that the rows are asked with; null until the address was read. */
  params: FilterParams | null;
  /** Those of them that are filters: what is said about the matches as a whole doesn't depend on the others. */
  filterParams: FilterParams | null;
  /** A click on a column's title: ascending, then descending, then the usual order. */
  toggleSort: (column: string) => void;
  setSort: (sort: GridSort | null) => void;
  setPlayed: (played: Played) => void;
  setValues: (values: ShownValues) => void;
  /** Filters by something that isn't typed. */
  choose: (id: string, text: string) => void;
  /** Asks with these texts in place of those that the filters have, in one step; an empty one takes its filter away. */
  replace: (texts: FilterTexts) => void;
  remove: (id: string) => void;
  clear: () => void;
  /** Keys of the groups that the table hides, those that it hides by default last. */
  hidden: readonly string[];
  hide: (group: string) => void;
  restore: (group: string) => void;
  restoreAll: () => void;
}

/** What is asked of a table, kept in step with the address both ways. */
export function useQuestion<Row extends MatchRow>(table: MatchTable<Row>): TableControls<Row> {
  const { key, filters, groups, local } = table;
  useQuestionInAddress(table);
  const { question: asked, drafts, refused } = useSelector((state: WithTables) => selectTable(state, key));
  const opened = asked !== null;
  const question = asked ?? FIRST_QUESTION;
  const { played, sort, values, hiddenGroups } = question;
  const texts = useMemo(() => ({ ...question.filters, ...drafts }), [question.filters, drafts]);
  const counting = local ? texts : question.filters;
  const filterParams = useMemo(
    () => (opened ? paramsOfTexts(counting, filters) : null),
    [opened, counting, filters],
  );
  const params = useMemo(
    () => filterParams && rowParams(filterParams, { played, sort, values }, table),
    [filterParams, played, sort, values, table],
  );

  const dispatch = useDispatch();
  const actions = useMemo(() => {
    const change = (part: Partial<Omit<Question, 'filters'>>) =>
      void dispatch(questionChanged({ table: key, ...part }));
    return {
      choose: (id: string, text: string) => void dispatch(filterChosen({ table: key, id, text })),
      remove: (id: string) => void dispatch(filterRemoved({ table: key, id })),
      clear: () => void dispatch(filtersCleared(key)),
      setSort: (next: GridSort | null) => change({ sort: next }),
      setPlayed: (next: Played) => change({ played: next }),
      setValues: (next: ShownValues) => change({ values: next }),
    };
  }, [dispatch, key]);
  const moves = useMemo(() => {
    const keep = (marks: readonly string[]) =>
      void dispatch(questionChanged({ table: key, hiddenGroups: marks }));
    return {
      hide: (group: string) => keep(withGroup(groups, hiddenGroups, group, true)),
      restore: (group: string) => keep(withGroup(groups, hiddenGroups, group, false)),
      restoreAll: () => keep(withAllGroups(groups)),
    };
  }, [dispatch, key, groups, hiddenGroups]);
  const hidden = useMemo(() => hiddenIn(groups, hiddenGroups), [groups, hiddenGroups]);
  const replace = useCallback(
    (filters: FilterTexts) =>
      void dispatch(
        questionAsked({
          table: key,
          question: { ...question, filters: withoutEmpty({ ...question.filters, ...filters }) },
        }),
      ),
    [dispatch, key, question],
  );
  const { setSort } = actions;
  const toggleSort = useCallback((column: string) => setSort(nextSort(sort, column)), [setSort, sort]);
  return {
    ...{ table, question, texts, refused, params, filterParams, hidden, toggleSort, replace },
    ...actions,
    ...moves,
  };
}

const withoutEmpty = (texts: FilterTexts): FilterTexts =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''));

/** Marks what this module writes to the address, so that it isn't read back. */
const OWN = { state: { ofQuestion: true } };

type TableDispatch = ((action: Action<'listenerMiddleware/add'>) => UnsubscribeListener) & Dispatch;

/**
 * Each change of the question is a step of the browser's history. What comes to the address from elsewhere, by a link or
 * a step back, is the question; hidden groups are remembered for the next visit unless they are those of a link.
 */
function useQuestionInAddress(table: MatchTable<never>): void {
  const { key } = table;
  const dispatch = useDispatch<TableDispatch>();
  const store = useStore<WithTables>();
  const navigate = useNavigate();
  const navigation = useNavigationType();
  const location = useLocation();
  const { search } = location;
  const steps = useSteps();
  /** The normal form of what the step before asked, where that step is this table's; null where it isn't known. */
  const stepBefore = useRef<string | null>(null);
  /** The question that the address was read as. */
  const read = useRef<Question | null>(null);

  useLayoutEffect(() => {
    const { question } = selectTable(store.getState(), key);
    const own = navigation !== 'POP' && (location.state as typeof OWN.state | null)?.ofQuestion === true;
    if (question !== null && own) return;
    stepBefore.current = null;
    const exact = readQuestion(location.search, table, []);
    if (question !== null && sameQuestion(question, exact.question)) return;
    const again = question !== null && navigation === 'POP';
    const next = again ? exact : readQuestion(location.search, table, keptGroups.read(key));
    if (again && question.hiddenGroups.join() !== next.question.hiddenGroups.join())
      keptGroups.write(key, next.question.hiddenGroups);
    read.current = next.question;
    dispatch(questionOpened({ table: key, ...next }));
  }, [location, navigation, steps, table, key, store, dispatch]);

  // an address that can be written differently, or that says something unknown
  useEffect(() => {
    const { question } = selectTable(store.getState(), key);
    if (question === null || question !== read.current) return;
    const next = withQuestion(search, question, table);
    if (canonical(next) !== canonical(search)) void navigate({ search: next }, { ...OWN, replace: true });
  }, [search, table, key, store, navigate]);

  const write = useEffectEvent((question: Question, before: Question, refused: boolean) => {
    const changed = { search: withQuestion(search, question, table) };
    if (!refused) {
      stepBefore.current = writeQuestion(before);
      void navigate(changed, OWN);
    } else {
      // what can't be read was no step
      if (stepBefore.current === writeQuestion(question)) void navigate(-1);
      else void navigate(changed, { ...OWN, replace: true });
      stepBefore.current = null;
    }
    if (question.hiddenGroups !== before.hiddenGroups) keptGroups.write(key, question.hiddenGroups);
  });
  useLayoutEffect(
    () =>
      dispatch(
        addListener.withTypes<WithTables>()({
          predicate: (action, now, before) =>
            selectTable(now, key).question !== selectTable(before, key).question &&
            !questionOpened.match(action),
          effect: (action, { getState, getOriginalState }) => {
            const { question } = selectTable(getState(), key);
            const { question: before } = selectTable(getOriginalState(), key);
            if (question && before && !sameQuestion(question, before))
              write(question, before, filtersRefused.match(action));
          },
        }),
      ),
    [dispatch, key],
  );
  useLayoutEffect(() => () => void dispatch(tableLeft(key)), [key, dispatch]);
}

/**
 * How many steps the visitor has taken through the history. The router says nothing of a step that was taken back before it
 * was drawn: where it leads, the page still is.
 */
function useSteps(): number {
  const [steps, setSteps] = useState(0);
  useEffect(() => {
    // together with what the router makes of it
    const count = () => startTransition(() => setSteps((before) => before + 1));
    window.addEventListener('popstate', count);
    return () => window.removeEventListener('popstate', count);
  }, []);
  return steps;
}

function canonical(search: string): string {
  const params = new URLSearchParams(search);
  params.sort();
  return params.toString();
}
