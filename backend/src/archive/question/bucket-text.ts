import type { FacetColumn } from '../catalogue/facet-columns';

/** The filter text of a column, or a parameter's value, that finds the matches with this value and no others. */
export function valueText({ kind }: FacetColumn, value: string | number): string {
  switch (kind) {
    case 'integer':
    case 'code':
      return `=${value}`;
    case 'text':
      // a name with quotation marks of its own can only be looked for as a part of names
      return String(value).includes('"') ? String(value) : `"${value}"`;
    default:
      return String(value);
  }
}
