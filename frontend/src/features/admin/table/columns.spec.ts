import { columnsOf } from './columns';
import type { TableDefinition } from './table-types';

const definition: TableDefinition = {
  name: 'users',
  title: 'Kullanıcılar',
  columns: { secret: { hidden: true }, note: { kind: 'long', label: 'Not' } },
  sortable: ['username'],
  rowName: () => '',
};

describe('the columns of a table', () => {
  it('are the keys of its first row, in their order', () => {
    const rows = [
      {
        id: 1,
        username: 'a',
        created_at: '2026-05-17T12:00:00Z',
        secret: 'x',
        note: '',
        is_new: true,
        odd: 3,
      },
    ];
    expect(columnsOf(rows, definition)).toEqual([
      { key: 'id', label: 'No', kind: 'number', sortable: true },
      { key: 'username', label: 'Kullanıcı adı', kind: 'text', sortable: true },
      { key: 'created_at', label: 'Kayıt zamanı', kind: 'instant', sortable: false },
      { key: 'note', label: 'Not', kind: 'long', sortable: false },
      { key: 'is_new', label: 'is_new', kind: 'flag', sortable: false },
      { key: 'odd', label: 'odd', kind: 'number', sortable: false },
    ]);
  });

  it('are none without rows', () => {
    expect(columnsOf([], definition)).toEqual([]);
  });
});
