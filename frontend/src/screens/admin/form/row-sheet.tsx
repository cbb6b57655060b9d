import { useEffect, useState } from 'react';
import { readApiError } from '../../../api/api-error';
import type { Tables } from '../../../api/generated/wire';
import { type RowOf, type TableName, useSaveRowMutation } from '../../../api/table-rows';
import { ConfirmDialog } from '../../../kit/dialog/confirm-dialog';
import { notify } from '../../../kit/feedback/notices';
import { Button } from '../../../kit/form/button';
import { Notice } from '../../../kit/feedback/notice';
import { useForm } from '../../../kit/form/use-form';
import { useSavedDraft } from '../../../session/use-kept-draft';
import { Sheet } from '../../../kit/layout/sheet';
import { useKeepPage } from '../../../lib/use-keep-page';
import { trAdmin } from '../../../locale/tr-admin';
import { newRequestKey } from '../request-key';
import type { TableDefinition } from '../table/table-types';
import { fieldAt } from './field-at';
import { fieldProblem } from './field-rules';
import type { FieldDefinition } from './field-types';
import { type FormValues, initialValues, requestBody } from './form-values';
import { RowField } from './row-field';

const FORM_ID = 'admin-row-form';

interface Props<T extends TableName> {
  definition: TableDefinition<T>;
  /** The row that is edited; null for a new one. */
  row: RowOf<T> | null;
  onClose: () => void;
}

/** The form of a row beside its table. What was written stays until it is saved or thrown away on purpose. */
export function RowSheet<T extends TableName>({ definition, row, onClose }: Props<T>) {
  const fields: readonly FieldDefinition[] = definition.fields ?? [];
  const [save] = useSaveRowMutation();
  const [leaving, setLeaving] = useState(false);
  // a form sent again because its answer got lost adds its row once, where the server knows keys
  const [key] = useState(newRequestKey);
  const [start] = useState(() => initialValues(fields, row, new Date()));
  const { draft, keep, drop } = useSavedDraft<FormValues>(`admin:${definition.name}/${row?.id ?? 'yeni'}`);
  const finish = () => {
    drop();
    onClose();
  };
  const checks = Object.fromEntries(
    fields.map((field) => [
      field.name,
      (value: FormValues[string]) => fieldProblem(field, value) ?? undefined,
    ]),
  );
  const form = useForm<FormValues>({ start, draft: draft ?? undefined, checks }, async (written) => {
    const body = requestBody(fields, written, row) as Tables[T]['form'];
    const result = await save({ table: definition.name, id: row?.id ?? null, body, key });
    if (!result.error) {
      notify({ kind: 'success', text: row ? trAdmin.form.saved : trAdmin.form.added });
      return finish();
    }
    const { message, fields: wrong, status } = readApiError(result.error);
    const lost = status === null || status >= 500;
    return { message: lost ? `${message} ${trAdmin.form.keptOnError}` : message, fields: wrong, lead: true };
  });
  const { values, dirty } = form;
  useKeepPage(dirty);
  useEffect(() => {
    if (dirty) keep(values);
  }, [dirty, keep, values]);
  const close = () => (dirty ? setLeaving(true) : finish());
  const title = row
    ? trAdmin.form.editTitle(definition.title, definition.rowName(row))
    : trAdmin.form.addTitle(definition.title);

  return (
    <Sheet
      title={title}
      from="side"
      onClose={close}
      footer={
        <div className="flex justify-end gap-2">
          <Button look="secondary" onClick={close}>
            {trAdmin.form.cancel}
          </Button>
          <Button type="submit" form={FORM_ID} busy={form.busy}>
            {row ? trAdmin.form.save : trAdmin.form.add}
          </Button>
        </div>
      }
    >
      <form {...form.form} id={FORM_ID} className="flex flex-col gap-4">
        {form.failure && <Notice kind="error">{form.failure}</Notice>}
        {draft && dirty && (
          <p role="status" className="text-sm text-muted">
            {trAdmin.form.restored}
          </p>
        )}
        {definition.formHint && <p className="text-sm text-muted">{definition.formHint}</p>}
        {fields.map((field) => (
          <RowField key={field.name} definition={field} row={row} {...fieldAt(form, field.name)} />
        ))}
      </form>
      {leaving && (
        <ConfirmDialog
          title={trAdmin.form.discardTitle}
          text={trAdmin.form.discardText}
          confirmLabel={trAdmin.form.discard}
          danger
          onConfirm={finish}
          onClose={() => setLeaving(false)}
        />
      )}
    </Sheet>
  );
}
