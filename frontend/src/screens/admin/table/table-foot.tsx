import { Select } from '../../../kit/form/select';
import { Pagination } from '../../../kit/navigation/pagination';
import { formatCount } from '../../../lib/format';
import { trAdmin } from '../../../locale/tr-admin';
import { PAGE_SIZES } from '../../../rooms/panel/panel-url';

const SIZES = PAGE_SIZES.map((size) => [String(size), String(size)] as const);

interface Props {
  page: number;
  perPage: number;
  total: number;
  /** How many rows of this page are out of sight because they are being deleted. */
  gone: number;
  hrefOf: (page: number) => string;
  onPerPage: (perPage: number) => void;
}

/** How many rows there are, which of them are shown, and the way to the others. */
export function TableFoot({ page, perPage, total, gone, hrefOf, onPerPage }: Props) {
  const from = (page - 1) * perPage + 1;
  const to = Math.min(page * perPage, total) - gone;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3 text-dense">
      <p className="text-muted tabular-nums" role="status">
        {to >= from && trAdmin.table.range(formatCount(from), formatCount(to), formatCount(total - gone))}
      </p>
      <Pagination
        label={trAdmin.table.pages}
        page={page}
        pages={Math.ceil(total / perPage)}
        hrefOf={hrefOf}
      />
      <Select
        label={trAdmin.table.perPage}
        options={SIZES}
        value={String(perPage)}
        onChange={(size) => onPerPage(Number(size))}
      />
    </div>
  );
}
