import { Play } from 'lucide-react';
import { useState } from 'react';
import { type Path, useFieldArray, useForm } from 'react-hook-form';
import { announce } from '../../../api/announce';
import { Answer } from '../../../api/answer';
import { readApiError } from '../../../api/api-error';
import { useChangeFeedsMutation, useReadFeedsQuery, useRunFeedMutation } from '../../../api/generated/panel';
import type { FeedDto, FeedRow, FeedsAnswer } from '../../../api/generated/wire';
import { notify } from '../../../kit/feedback/notices';
import { Button } from '../../../kit/form/button';
import { CheckboxField } from '../../../kit/form/checkbox-field';
import { Notice } from '../../../kit/feedback/notice';
import { SelectField } from '../../../kit/form/select-field';
import { TextField } from '../../../kit/form/text-field';
import { formatInstant } from '../../../lib/format';
import { trAdmin } from '../../../locale/tr-admin';
import { SettingsList } from '../settings/settings-list';
import { FILE_FORMATS } from './file-formats';

const texts = trAdmin.feeds;

interface Values {
  feeds: { url: string; every_minutes: string; format: string; bookmaker: string; enabled: boolean }[];
}

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
  const [failure, setFailure] = useState<string | null>(null);
  const { register, control, handleSubmit, reset, setError, formState } = useForm<Values>({
    defaultValues: valuesOf(answer),
  });
  const list = useFieldArray({ control, name: 'feeds' });
  const { errors, isDirty, isSubmitting } = formState;

  const submit = handleSubmit(async ({ feeds }) => {
    setFailure(null);
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
    if (data) {
      reset(valuesOf(data));
      return notify({ kind: 'success', text: texts.saved });
    }
    const { message, fields } = readApiError(error);
    setFailure(message);
    for (const [name, sentence] of Object.entries(fields))
      setError(name as Path<Values>, { message: sentence });
  });

  return (
    <form noValidate onSubmit={submit} className="flex max-w-4xl flex-col gap-4">
      <p className="text-sm text-muted">
        {texts.hint} {texts.inbox(answer.inbox)}
      </p>
      {failure && <Notice kind="error">{failure}</Notice>}
      <SettingsList
        title={texts.list}
        error={errors.feeds?.message ?? errors.feeds?.root?.message}
        list={list}
        addLabel={texts.add}
        onAdd={() => list.append({ url: '', every_minutes: '60', format: '', bookmaker: '', enabled: true })}
        render={(index) => (
          <>
            <div className="sm:col-span-2">
              <TextField
                {...register(`feeds.${index}.url`)}
                type="url"
                label={texts.url}
                error={errors.feeds?.[index]?.url?.message}
              />
            </div>
            <TextField
              {...register(`feeds.${index}.every_minutes`)}
              inputMode="numeric"
              label={texts.every}
              error={errors.feeds?.[index]?.every_minutes?.message}
            />
            <SelectField
              {...register(`feeds.${index}.format`)}
              label={trAdmin.archive.format}
              options={FILE_FORMATS}
              error={errors.feeds?.[index]?.format?.message}
            />
            <TextField
              {...register(`feeds.${index}.bookmaker`)}
              label={trAdmin.archive.bookmaker}
              hint={trAdmin.form.optional}
              error={errors.feeds?.[index]?.bookmaker?.message}
            />
            <div className="flex flex-col justify-center gap-2">
              <CheckboxField {...register(`feeds.${index}.enabled`)} label={texts.enabled} />
              {answer.feeds[index] && !isDirty && <FeedRuns feed={answer.feeds[index]} />}
            </div>
          </>
        )}
      />
      <div>
        <Button type="submit" busy={isSubmitting} disabled={!isDirty}>
          {texts.save}
        </Button>
      </div>
    </form>
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
