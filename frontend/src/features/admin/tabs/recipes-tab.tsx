import { trAdmin } from '../../../locale/tr-admin';
import { TableTab } from '../table/table-tab';
import type { TableDefinition } from '../table/table-types';

const said = trAdmin.recipes;
const types = Object.entries(said.types);

const RECIPES: TableDefinition = {
  name: 'rating-recipes',
  title: trAdmin.tabs.recipes,
  columns: {
    label: { kind: 'name' },
    filter_type: { render: (value) => said.types[String(value)] ?? String(value) },
    columns: { kind: 'long' },
  },
  sortable: [],
  fields: [
    { kind: 'text', name: 'label', label: said.label, max: 100 },
    { kind: 'choice', name: 'filter_type', label: said.type, options: types },
    { kind: 'columns', name: 'columns', label: said.columns, hint: said.columnsHint },
    { kind: 'number', name: 'tolerance', label: said.tolerance, hint: said.toleranceHint },
    { kind: 'number', name: 'sort_order', label: said.order },
  ],
  rowName: (row) => trAdmin.rowName.recipe(String(row.label)),
};

/** The recipes that rating tables are made by. */
export default function RecipesTab() {
  return (
    <>
      <p className="max-w-prose pb-4 text-sm text-muted">{said.hint}</p>
      <TableTab definition={RECIPES} />
    </>
  );
}
