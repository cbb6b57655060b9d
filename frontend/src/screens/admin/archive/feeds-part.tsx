import { Play } from 'lucide-react';
import { useState } from 'react';
import { announce } from '../../../api/announce';
import { Answer } from '../../../api/answer';
import { readApiError } from '../../../api/api-error';
import { useChangeFeedsMutation, useReadFeedsQuery, useRunFeedMutation } from '../../../api/generated/panel';
import type { FeedDto, FeedRow, FeedsAnswer } from '../../../api/generated/wire';
import { notify } from '../../../kit/feedback/notices';
import { Button } from '../../../kit/form/button';
import { CheckboxField } from '../../../kit/form/checkbox-field';
import { Notice } from '../../../kit/feedback/notice';
import { useForm } from '../../../kit/form/use-form';
import { formatInstant } from '../../../lib/format';
import { trAdmin } from '../../../locale/tr-admin';
import { type FieldAt, fieldAt } from '../form/field-at';
import type { FieldDefinition } from '../form/field-types';
import { RowField } from '../form/row-field';
import { SettingsList } from '../settings/settings-list';
import { FILE_FORMATS } from './file-formats';

const texts = trAdmin.feeds;

interface Values {
  feeds: { url: string; every_minutes: string; format: string; bookmaker: string; enabled: boolean }[];
}

const FIELDS: readonly FieldDefinition[] = [
  { kind: 'url', name: 'url', label: texts.url },
  { kind: 'number', name: 'every_minutes', label: texts.every },
  { kind: 'choice', name: 'format', label: trAdmin.archive.format, options: FILE_FORMATS },
  { kind: 'text', name: 'bookmaker', label: trAdmin.archive.bookmaker, optional: true },
];

const valuesOf = ({ feeds }: FeedsAnswer): Values => ({
  feeds: feeds.map(({ url, every_minutes, format, bookmaker, enabled }) => ({
    url,
    every_minutes: String(every_minutes),
    format: format ?? '',
    bookmaker: bookmaker ?? '',
    enabled,
  })),
});

/** Addresses that match files are fetched from, and when. */
export function FeedsPart() {
  return (
    <Answer of={useReadFeedsQuery()} skeleton={<p role="status">{trAdmin.table.loading}</p>}>
      {(answer) => <FeedsForm answer={answer} />}
    </Answer>
  );
}

function FeedsForm({ answer }: { answer: FeedsAnswer }) {
  const [save] = useChangeFeedsMutation();
  const [start, setStart] = useState(() => valuesOf(answer));
  const form = useForm({ start }, async ({ feeds }, reset) => {
    const { data, error } = await save({
      feeds: feeds.map((feed) => ({
        ...feed,
        // what is no number is the server's to refuse
        every_minutes: (/^\d+$/.test(feed.every_minutes.trim())
          ? Number(feed.every_minutes)
          : feed.every_minutes) as number,
        format: feed.format === '' ? null : feed.format,
        bookmaker: feed.bookmaker.trim() === '' ? null : feed.bookmaker.trim(),
      })) as FeedDto[],
    });
    if (!data) return readApiError(error);
    setStart(valuesOf(data));
    reset();
    notify({ kind: 'success', text: texts.saved });
  });
  const { failure, busy, dirty } = form;

  return (
    <form {...form.form} className="flex max-w-4xl flex-col gap-4">
      <p className="text-sm text-muted">
        {texts.hint} {texts.inbox(answer.inbox)}
      </p>
      {failure && <Notice kind="error">{failure}</Notice>}
      <SettingsList
        title={texts.list}
        form={form}
        name="feeds"
        addLabel={texts.add}
        item={{ url: '', every_minutes: '60', format: '', bookmaker: '', enabled: true }}
        render={(path, index) => (
          <>
            {FIELDS.map((field) => (
              <div key={field.name} className={field.kind === 'url' ? 'sm:col-span-2' : undefined}>
                <RowField definition={field} row={null} {...fieldAt(form, path + field.name)} />
              </div>
            ))}
            <div className="flex flex-col justify-center gap-2">
              <Enabled {...fieldAt(form, `${path}enabled`)} />
              {answer.feeds[index] && !dirty && <FeedRuns feed={answer.feeds[index]} />}
            </div>
          </>
        )}
      />
      <div>
        <Button type="submit" busy={busy} disabled={!dirty}>
          {texts.save}
        </Button>
      </div>
    </form>
  );
}

function Enabled({ name, value, onChange }: FieldAt) {
  return (
    <CheckboxField
      name={name}
      checked={value === true}
      onChange={({ target }) => onChange(target.checked)}
      label={texts.enabled}
    />
  );
}

/** When a feed ran and runs, and a way not to wait. */
function FeedRuns({ feed }: { feed: FeedRow }) {
  const [run, { isLoading }] = useRunFeedMutation();
  return (
    <>
      <p className="text-dense text-muted">
        {feed.last_run_at ? texts.last(formatInstant(feed.last_run_at)) : texts.never}
        {feed.next_run_at && ` · ${texts.next(formatInstant(feed.next_run_at))}`}
      </p>
      <Button
        look="secondary"
        size="small"
        className="self-start"
        busy={isLoading}
        aria-label={texts.runOf(feed.source)}
        onClick={() => void announce(run(feed.key))}
      >
        <Play aria-hidden className="size-4" />
        {texts.run}
      </Button>
    </>
  );
}
