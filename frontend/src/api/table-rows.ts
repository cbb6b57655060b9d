import type { TypedUseQueryHookResult } from '@reduxjs/toolkit/query/react';
import type { baseQuery } from './base-query';
import type { MessageAnswer, Tables } from './generated/wire';
import { screensBaseApi } from './screens-cache';

/** A table by its name below `/api`. */
export type TableName = keyof Tables;

/** A row as the server sends it. */
export type RowOf<T extends TableName> = Tables[T]['row'];

/** How a table is paged, searched and sorted, and its own filters; what is undefined isn't sent. */
export type RowsQuery<T extends TableName> = {
  readonly page?: number;
  readonly per_page?: number;
  readonly q?: string;
  readonly sort?: string;
  readonly order?: 'asc' | 'desc';
} & { readonly [Filter in Tables[T]['filter']]?: string | number | boolean };

export interface RowsPage<Row> {
  rows: readonly Row[];
  /** Rows on all pages. */
  total: number;
}

interface Question {
  table: TableName;
  params: RowsQuery<TableName>;
}

interface RowChange {
  table: TableName;
  id: number | null;
  body: Tables[TableName]['form'];
  key: string;
}

export const tablesApi = screensBaseApi.injectEndpoints({
  endpoints: (build) => ({
    listRows: build.query<RowsPage<unknown>, Question>({
      query: ({ table, params }) => ({ url: `/api/${table}`, params }),
      transformResponse: (answer: unknown, meta) => readPage(answer, meta?.response),
    }),
    /** Adds a row, or changes the one with `id`; a repeated `key` adds no second one. */
    saveRow: build.mutation<unknown, RowChange>({
      query: ({ table, id, body, key }) =>
        id === null
          ? { url: `/api/${table}`, method: 'POST', body, headers: { 'Idempotency-Key': key } }
          : { url: `/api/${table}/${id}`, method: 'PUT', body },
    }),
    deleteRow: build.mutation<MessageAnswer, { table: TableName; id: number }>({
      query: ({ table, id }) => ({ url: `/api/${table}/${id}`, method: 'DELETE' }),
    }),
  }),
});

const { useListRowsQuery } = tablesApi;
export const { useSaveRowMutation, useDeleteRowMutation } = tablesApi;

/** A page of a table's rows; every table of the API is asked alike. */
export function useRows<T extends TableName>(
  table: T,
  params: RowsQuery<T>,
  options?: Parameters<typeof useListRowsQuery>[1],
) {
  return useListRowsQuery({ table, params }, options) as TypedUseQueryHookResult<
    RowsPage<RowOf<T>>,
    Question,
    typeof baseQuery
  >;
}

/** Rows come as a list, or as the only list of an object; their number beside the answer, or in it. */
function readPage(answer: unknown, response: Response | undefined): RowsPage<unknown> {
  const parts = Array.isArray(answer) ? { answer } : (answer as Record<string, unknown>);
  const rows: readonly unknown[] = Object.values(parts).find(Array.isArray) ?? [];
  return { rows, total: Number(response?.headers.get('X-Total-Count') ?? parts.total ?? rows.length) };
}
