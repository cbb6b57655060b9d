import { trAdmin } from '../../../locale/tr-admin';
import { usePriceColumns } from '../form/price-columns';
import { TableTab } from '../table/table-tab';
import type { TableDefinition } from '../table/table-types';

const texts = trAdmin.recipes;
const types = Object.entries(texts.types);
const bases = Object.entries(texts.bases);

const RECIPES: TableDefinition<'rating-recipes'> = {
  name: 'rating-recipes',
  title: trAdmin.tabs.recipes,
  columns: [
    { key: 'id', kind: 'number' },
    { key: 'label', kind: 'name', sortable: true },
    { key: 'type', sortable: true, render: ({ type }) => texts.types[type] },
    { key: 'columns', kind: 'long', render: ({ columns }) => <ColumnTitles fields={columns} /> },
    { key: 'basis', title: texts.basis, sortable: true, render: ({ basis }) => texts.bases[basis] },
    { key: 'tolerance', kind: 'number' },
    { key: 'order', kind: 'number', sortable: true },
  ],
  fields: [
    { kind: 'text', name: 'label', label: texts.label, max: 80 },
    { kind: 'choice', name: 'type', label: texts.type, options: types },
    { kind: 'columns', name: 'columns', label: texts.columns, hint: texts.columnsHint },
    { kind: 'choice', name: 'basis', label: texts.basis, options: bases },
    { kind: 'number', name: 'tolerance', label: texts.tolerance, hint: texts.toleranceHint },
    { kind: 'number', name: 'order', label: texts.order },
  ],
  history: true,
  rowName: (row) => trAdmin.rowName.recipe(row.label),
};

/** Price columns by their titles, market by market. */
function ColumnTitles({ fields }: { fields: readonly string[] }) {
  const data = usePriceColumns() ?? [];
  const groups = data
    .map(({ title, columns }) => ({ title, chosen: columns.filter(({ key }) => fields.includes(key)) }))
    .filter(({ chosen }) => chosen.length > 0);
  if (groups.length === 0) return fields.join(', ');
  return groups
    .map(({ title, chosen }) => `${title} (${chosen.map((each) => each.title).join(', ')})`)
    .join(' + ');
}

/** The recipes that rating tables are made by. */
export default function RecipesTab() {
  return (
    <>
      <p className="max-w-prose pb-4 text-sm text-muted">{texts.hint}</p>
      <TableTab definition={RECIPES} />
    </>
  );
}
