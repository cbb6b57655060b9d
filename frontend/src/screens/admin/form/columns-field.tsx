import { useId } from 'react';
import { describedBy } from '../../../kit/form/field-frame';
import { trAdmin } from '../../../locale/tr-admin';
import { usePriceColumns } from './price-columns';

interface Props {
  label: string;
  hint?: string;
  error?: string;
  chosen: readonly string[];
  onChange: (columns: string[]) => void;
}

/** Several of the price columns, group by group. */
export function ColumnsField({ label, hint, error, chosen, onChange }: Props) {
  const id = useId();
  const data = usePriceColumns();
  const toggle = (column: string) =>
    onChange(chosen.includes(column) ? chosen.filter((one) => one !== column) : [...chosen, column]);
  return (
    <fieldset
      aria-describedby={error || hint ? describedBy(id) : undefined}
      aria-invalid={error !== undefined || undefined}
      className="min-w-0"
    >
      <legend className="pb-1.5 text-sm font-medium">{label}</legend>
      <div
        role="group"
        aria-label={label}
        tabIndex={0}
        className={`max-h-72 overflow-y-auto rounded-md border p-2 ${error ? 'border-danger' : 'border-control'}`}
      >
        {(data ?? []).map((group) => (
          <details
            key={group.key}
            open={group.columns.some((column) => chosen.includes(column.key)) || undefined}
          >
            <summary className="rounded-sm px-1.5 py-1.5 text-sm hover:bg-raised">{group.title}</summary>
            <div className="flex flex-wrap gap-x-4 gap-y-1 px-4 py-1.5">
              {group.columns.map((column) => (
                <label key={column.key} className="flex min-h-8 items-center gap-2 text-dense">
                  <input
                    type="checkbox"
                    checked={chosen.includes(column.key)}
                    onChange={() => toggle(column.key)}
                    className="size-4.5 accent-accent"
                  />
                  {column.title}
                </label>
              ))}
            </div>
          </details>
        ))}
        {data === undefined && <p className="p-1.5 text-sm text-muted">{trAdmin.table.loading}</p>}
      </div>
      {(error ?? hint) && (
        <p id={describedBy(id)} className={`pt-1.5 text-dense ${error ? 'text-danger' : 'text-muted'}`}>
          {error ?? hint}
        </p>
      )}
    </fieldset>
  );
}
