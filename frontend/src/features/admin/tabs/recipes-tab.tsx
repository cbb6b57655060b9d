import { trAdmin } from '../../../locale/tr-admin';
import { useGetPriceColumnsQuery } from '../admin.api';
import { useHistoryAction } from '../panel/history-action';
import { TableTab } from '../table/table-tab';
import type { TableDefinition } from '../table/table-types';

const said = trAdmin.recipes;
const types = Object.entries(said.types);

const RECIPES: TableDefinition = {
  name: 'rating-recipes',
  title: trAdmin.tabs.recipes,
  columns: {
    label: { kind: 'name' },
    type: { kind: 'text', render: (value) => said.types[String(value)] ?? String(value) },
    columns: { kind: 'long', render: (value) => <ColumnTitles fields={value as string[]} /> },
  },
  sortable: ['label', 'type', 'order'],
  fields: [
    { kind: 'text', name: 'label', label: said.label, max: 80 },
    { kind: 'choice', name: 'type', label: said.type, options: types },
    { kind: 'columns', name: 'columns', label: said.columns, hint: said.columnsHint },
    { kind: 'number', name: 'tolerance', label: said.tolerance, hint: said.toleranceHint },
    { kind: 'number', name: 'order', label: said.order },
  ],
  rowName: (row) => trAdmin.rowName.recipe(String(row.label)),
};

/** Price columns by their titles, market by market. */
function ColumnTitles({ fields }: { fields: readonly string[] }) {
  const { data = [] } = useGetPriceColumnsQuery();
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
  const history = useHistoryAction('rating-recipes');
  return (
    <>
      <p className="max-w-prose pb-4 text-sm text-muted">{said.hint}</p>
      <TableTab definition={RECIPES} menu={(row) => [history(row)]} />
    </>
  );
}
