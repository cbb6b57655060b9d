import { useEffect, useState } from 'react';
import { Answer } from '../../../api/answer';
import { readApiError } from '../../../api/api-error';
import type { PublicSettings, SettingsChangeDto } from '../../../api/generated/wire';
import { useChangeSettingsMutation } from '../../../api/generated/panel';
import { useReadSettingsQuery } from '../../../api/generated/shell';
import { notify } from '../../../kit/feedback/notices';
import { Button } from '../../../kit/form/button';
import { Notice } from '../../../kit/feedback/notice';
import { useForm } from '../../../kit/form/use-form';
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
  // a change is compared with what was loaded first, until it is saved
  const [stored, setStored] = useState<SettingsValues>(() => editableSettings(settings));
  const { draft, keep, drop } = useSavedDraft<SettingsValues>('admin:settings');
  const form = useForm<SettingsValues>(
    { start: stored, draft: draft ?? undefined },
    async (written, reset) => {
      const changes: SettingsChangeDto = changedSettings(stored, written);
      if (Object.keys(changes).length > 0) {
        const { data, error } = await save(changes);
        if (!data) return { ...readApiError(error), lead: true };
        setStored(editableSettings(data));
        notify({ kind: 'success', text: texts.saved });
      }
      drop();
      reset();
    },
  );
  const { values, failure, busy, dirty, reset } = form;
  useKeepPage(dirty);
  useEffect(() => {
    if (dirty) keep(values);
  }, [dirty, keep, values]);

  return (
    <form {...form.form} className="flex max-w-4xl flex-col gap-6">
      <p className="text-sm text-muted">{texts.intro}</p>
      <SettingsSections form={form} />
      <div className="sticky bottom-(--dock-height) z-10 flex flex-col gap-3 border-t border-line bg-bg py-3 md:bottom-0">
        {failure && <Notice kind="error">{failure}</Notice>}
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" busy={busy} disabled={!dirty}>
            {texts.save}
          </Button>
          <Button
            look="quiet"
            disabled={!dirty || busy}
            onClick={() => {
              drop();
              reset();
            }}
          >
            {texts.revert}
          </Button>
          <span role="status" className="text-dense text-muted">
            {dirty ? texts.changed : texts.unchanged}
          </span>
        </div>
      </div>
    </form>
  );
}
