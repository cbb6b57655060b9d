import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { filtersOf } from '../../api/endpoints';
import { useDivideOddsQuery } from '../../api/generated/screens';
import { CLOSING, OPENING } from '../odds-type';
import { paramsOfTexts } from '../table/filter-text';
import type { MatchTable } from '../table/match-table';
import { FIRST_QUESTION, rowParams } from '../table/question';
import { filterChosen, filterRemoved, selectTable, type WithTables } from '../table/table.slice';
import type { Division } from './divisions';

/**
 * How the matches of a table divide, whatever is asked of that itself, and the filter that its values are texts of.
 * @param selection what is followed in every part; null = nothing
 */
export function useFacet(table: MatchTable<never>, { by, filter }: Division, selection: string | null) {
  const { key } = table;
  const question = useSelector((state: WithTables) => selectTable(state, key).question) ?? FIRST_QUESTION;
  const filters = useMemo(() => {
    const { [filter]: _own, ...others } = question.filters;
    const {
      sort: _sort,
      order: _order,
      ...params
    } = rowParams(paramsOfTexts(others, table.filters), question, table);
    return filtersOf({ type: key === 'opening' ? OPENING : CLOSING, params });
  }, [question, filter, table, key]);
  const answer = useDivideOddsQuery(
    table.divides ? { filters, column: by, selection: selection ?? undefined } : skipToken,
  );
  const dispatch = useDispatch();
  return {
    ...answer,
    text: question.filters[filter] ?? '',
    /** Asks for something else of what matches are divided by; nothing for an empty text. */
    choose: (text: string) =>
      void dispatch(
        text === ''
          ? filterRemoved({ table: key, id: filter })
          : filterChosen({ table: key, id: filter, text }),
      ),
  };
}
