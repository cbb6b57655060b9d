import { useEffect, useState } from 'react';
import { type Path, useForm, useWatch } from 'react-hook-form';
import { Answer } from '../../../api/answer';
import { readApiError } from '../../../api/api-error';
import type { PublicSettings, SettingsChangeDto } from '../../../api/generated/wire';
import { useChangeSettingsMutation } from '../../../api/generated/panel';
import { useReadSettingsQuery } from '../../../api/generated/shell';
import { notify } from '../../../kit/feedback/notices';
import { Button } from '../../../kit/form/button';
import { Notice } from '../../../kit/feedback/notice';
import { useSavedDraft } from '../../../session/use-kept-draft';
import { useKeepPage } from '../../../lib/use-keep-page';
import { trAdmin } from '../../../locale/tr-admin';
import { changedSettings, editableSettings, type SettingsValues } from './settings-values';
import { SettingsSections } from './settings-sections';

const texts = trAdmin.settings;

/** What the site is called, where money goes, what it costs, and what stands on its pages. */
export default function SettingsTab() {
  return (
    <Answer
      of={useReadSettingsQuery()}
      failed={texts.loadFailed}
      skeleton={<p role="status">{trAdmin.table.loading}</p>}
    >
      {(settings) => <SettingsForm settings={settings} />}
    </Answer>
  );
}

function SettingsForm({ settings }: { settings: PublicSettings }) {
  const [save] = useChangeSettingsMutation();
  const [failure, setFailure] = useState<string | null>(null);
  // a change is compared with what was loaded first, until it is saved
  const [stored, setStored] = useState<SettingsValues>(() => editableSettings(settings));
  const { draft, keep, drop } = useSavedDraft<SettingsValues>('admin:settings');
  const form = useForm<SettingsValues>({
    defaultValues: stored,
    values: draft ? { ...stored, ...draft } : undefined,
    resetOptions: { keepDefaultValues: true },
  });
  const { handleSubmit, reset, setError, formState } = form;
  const { isDirty, isSubmitting } = formState;
  useKeepPage(isDirty);
  const typed = useWatch({ control: form.control });
  useEffect(() => {
    if (isDirty) keep(typed);
  }, [isDirty, keep, typed]);
  const start = (values: SettingsValues) => {
    drop();
    reset(values, { keepDefaultValues: false });
  };

  const submit = handleSubmit(async (values) => {
    setFailure(null);
    const changes: SettingsChangeDto = changedSettings(stored, values);
    if (Object.keys(changes).length === 0) return start(stored);
    const { data, error } = await save(changes);
    if (data) {
      const now = editableSettings(data);
      setStored(now);
      start(now);
      return notify({ kind: 'success', text: texts.saved });
    }
    const { message, fields } = readApiError(error);
    setFailure(message);
    Object.entries(fields).forEach(([name, sentence], index) =>
      setError(name as Path<SettingsValues>, { message: sentence }, { shouldFocus: index === 0 }),
    );
  });

  return (
    <form noValidate onSubmit={submit} className="flex max-w-4xl flex-col gap-6">
      <p className="text-sm text-muted">{texts.intro}</p>
      <SettingsSections form={form} />
      <div className="sticky bottom-(--dock-height) z-10 flex flex-col gap-3 border-t border-line bg-bg py-3 md:bottom-0">
        {failure && <Notice kind="error">{failure}</Notice>}
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" busy={isSubmitting} disabled={!isDirty}>
            {texts.save}
          </Button>
          <Button look="quiet" disabled={!isDirty || isSubmitting} onClick={() => start(stored)}>
            {texts.revert}
          </Button>
          <span role="status" className="text-dense text-muted">
            {isDirty ? texts.changed : texts.unchanged}
          </span>
        </div>
      </div>
    </form>
  );
}
