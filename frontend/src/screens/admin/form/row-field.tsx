import type { ControllerRenderProps } from 'react-hook-form';
import { SelectField } from '../../../kit/form/select-field';
import { TextAreaField } from '../../../kit/form/text-area-field';
import { TextField } from '../../../kit/form/text-field';
import { trAdmin } from '../../../locale/tr-admin';
import { titleOf } from '../table/table-types';
import { ColumnsField } from './columns-field';
import type { FieldDefinition } from './field-types';
import { ImageField } from './image-field';
import { InstantField } from './instant-field';
import { RecordPicker } from './record-picker';

interface Props {
  definition: FieldDefinition;
  /** The row that is edited. */
  row: object | null;
  field: ControllerRenderProps;
  error?: string;
}

const INPUT_TYPES = {
  text: 'text',
  email: 'email',
  tel: 'tel',
  url: 'url',
  number: 'text',
} as const;

/** A field as its kind draws it. */
export function RowField({ definition, row, field: { ref, value, ...input }, error }: Props) {
  const { kind, max } = definition;
  const label = titleOf({ key: definition.name, title: definition.label });
  const hint = definition.hint ?? (definition.optional ? trAdmin.form.optional : undefined);
  const text = typeof value === 'string' ? value : '';
  const common = { label, hint, error };
  switch (kind) {
    case 'columns':
      return (
        <ColumnsField {...common} chosen={Array.isArray(value) ? value : []} onChange={input.onChange} />
      );
    case 'choice':
      return <SelectField {...input} ref={ref} {...common} value={text} options={definition.options} />;
    case 'pick':
      return (
        <RecordPicker
          {...common}
          ref={ref}
          value={text}
          from={definition.from}
          // eslint-disable-next-line no-restricted-syntax -- the row and the definition belong to the same table
          initialLabel={row ? definition.currentLabel(row as never) : ''}
          onChange={input.onChange}
          onBlur={input.onBlur}
        />
      );
    case 'image':
      return <ImageField {...common} value={text} onChange={input.onChange} />;
    case 'instant':
      return <InstantField {...common} {...input} ref={ref} value={text} />;
    case 'area':
      return <TextAreaField {...input} ref={ref} {...common} value={text} rows={5} limit={max} />;
    default:
      return (
        <TextField
          {...input}
          ref={ref}
          {...common}
          value={text}
          type={INPUT_TYPES[kind]}
          inputMode={kind === 'number' ? 'numeric' : undefined}
          autoComplete="off"
        />
      );
  }
}
