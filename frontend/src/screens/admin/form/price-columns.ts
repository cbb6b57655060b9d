import { useMemo } from 'react';
import { useListOddColumnsQuery } from '../../../api/generated/shell';

/** A market with its price columns. */
export interface PriceGroup {
  key: string;
  title: string;
  columns: readonly { key: string; title: string }[];
}

/** The price columns of the odds table, market by market; undefined until they are known. */
export function usePriceColumns(): readonly PriceGroup[] | undefined {
  const { data } = useListOddColumnsQuery();
  return useMemo(
    () =>
      data?.groups
        .map(({ key, title, columns }) => ({
          key,
          title,
          columns: columns
            .filter(({ kind }) => kind === 'odd')
            .map(({ field, title }) => ({ key: field, title })),
        }))
        .filter(({ columns }) => columns.length > 0),
    [data],
  );
}
