import { History } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import type { TableName } from '../../../api/table-rows';
import { trAdmin } from '../../../locale/tr-admin';
import type { MenuAction } from '../table/row-menu';
import { writeView } from '../../../rooms/panel/panel-url';

/** The menu entry that shows what admins did to a row. */
export function useHistoryAction(table: TableName): (row: { id: number }) => MenuAction {
  const navigate = useNavigate();
  return (row) => ({
    label: trAdmin.table.history,
    icon: History,
    onChoose: () => void navigate(writeView(trAdmin.slugs.audit, { table, row: String(row.id) })),
  });
}
