import { SelectField } from '../../../kit/form/select-field';
import { TextAreaField } from '../../../kit/form/text-area-field';
import { TextField } from '../../../kit/form/text-field';
import { trAdmin } from '../../../locale/tr-admin';
import { titleOf } from '../table/table-types';
import { ColumnsField } from './columns-field';
import type { FieldAt } from './field-at';
import type { FieldDefinition } from './field-types';
import { ImageField } from './image-field';
import { InstantField } from './instant-field';
import { RecordPicker } from './record-picker';

interface Props extends FieldAt {
  definition: FieldDefinition;
  /** The row that is edited. */
  row: object | null;
}

const INPUT_TYPES = {
  text: 'text',
  email: 'email',
  tel: 'tel',
  url: 'url',
  number: 'text',
} as const;

/** A field as its kind draws it. */
export function RowField({ definition, row, name, value, error, onChange }: Props) {
  const { kind, max } = definition;
  const text = typeof value === 'string' ? value : '';
  const common = {
    label: titleOf({ key: definition.name, title: definition.label }),
    hint: definition.hint ?? (definition.optional ? trAdmin.form.optional : undefined),
    error,
  };
  const box = {
    ...common,
    name,
    value: text,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  };
  switch (kind) {
    case 'columns':
      return <ColumnsField {...common} chosen={Array.isArray(value) ? value : []} onChange={onChange} />;
    case 'choice':
      return <SelectField {...box} options={definition.options} />;
    case 'pick':
      return (
        <RecordPicker
          {...common}
          name={name}
          value={text}
          from={definition.from}
          // eslint-disable-next-line no-restricted-syntax -- the row and the definition belong to the same table
          initialLabel={row ? definition.currentLabel(row as never) : ''}
          onChange={onChange}
        />
      );
    case 'image':
      return <ImageField {...common} value={text} onChange={onChange} />;
    case 'instant':
      return <InstantField {...common} name={name} value={text} onChange={onChange} />;
    case 'area':
      return <TextAreaField {...box} rows={5} limit={max} />;
    default:
      return (
        <TextField
          {...box}
          type={INPUT_TYPES[kind]}
          inputMode={kind === 'number' ? 'numeric' : undefined}
          autoComplete="off"
        />
      );
  }
}
