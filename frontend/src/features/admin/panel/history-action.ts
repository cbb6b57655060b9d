import { History } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { trAdmin } from '../../../locale/tr-admin';
import type { MenuAction } from '../table/row-menu';
import type { AdminTable, Row } from '../table/table-types';
import { writeView } from './panel-url';
import { TAB_SLUGS } from './tab-slugs';

/** The menu entry that shows what admins did to a row. */
export function useHistoryAction(table: AdminTable): (row: Row) => MenuAction {
  const navigate = useNavigate();
  return (row) => ({
    label: trAdmin.table.history,
    icon: History,
    onChoose: () => void navigate(writeView(TAB_SLUGS.audit, { table, row: String(row.id) })),
  });
}
