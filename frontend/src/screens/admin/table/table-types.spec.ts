import type { ContactTableRow } from '../../../api/generated/wire';
import { type Column, titleOf } from './table-types';

describe('a column of a table', () => {
  it('has the title of its own, or the one that the panel has for its field', () => {
    expect(titleOf({ key: 'email' })).toBe('E-posta');
    expect(titleOf({ key: 'email', title: 'Adres' })).toBe('Adres');
  });

  it('shows a field of its rows, or nothing compiles', () => {
    const columns: Column<ContactTableRow>[] = [
      { key: 'email', sortable: true, render: (row) => row.email },
      // @ts-expect-error no such field in the rows of the table
      { key: 'e_mail' },
      // @ts-expect-error no such field in the rows of the table
      { key: 'email', render: (row) => row.address },
    ];
    const untitled: Column<{ id: number; odd_field: string }>[] = [
      { key: 'odd_field', title: 'Alan' },
      // @ts-expect-error the panel has no title for it
      { key: 'odd_field' },
    ];
    expect([...columns, ...untitled]).toHaveLength(5);
  });
});
