import { useEffect, useRef, useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { useDispatch } from 'react-redux';
import { baseApi } from '../../../api/base-api';
import { rowsOf, touched } from '../../../api/cache';
import { useReadImportQuery } from '../../../api/generated/panel';
import type { QueuedImportDto } from '../../../api/generated/wire';
import { readUploadError } from '../../../api/upload-error';
import { STOPPED, uploadForm } from '../../../api/upload-form';
import { notify } from '../../../kit/feedback/notices';
import { ProgressBar } from '../../../kit/feedback/progress-bar';
import { Button } from '../../../kit/form/button';
import { CheckboxField } from '../../../kit/form/checkbox-field';
import { FileField } from '../../../kit/form/file-field';
import { FormAlert } from '../../../kit/form/form-alert';
import { SelectField } from '../../../kit/form/select-field';
import { TextField } from '../../../kit/form/text-field';
import { formatCount } from '../../../lib/format';
import { trAdmin } from '../../../locale/tr-admin';
import { FILE_FORMATS } from './file-formats';

const texts = trAdmin.archive;

const EMPTY = { file: null as File | null, format: '', bookmaker: '', replaceDemo: false };
type Values = typeof EMPTY;

/** Sends a match file and follows its import. Everything stays as chosen when the server refuses it. */
export function UploadForm() {
  const dispatch = useDispatch();
  const { register, control, handleSubmit, setValue, setError, formState } = useForm<Values>({
    defaultValues: EMPTY,
  });
  const { errors, isSubmitting } = formState;
  const [share, setShare] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [following, setFollowing] = useState<number | null>(null);
  const stopper = useRef<AbortController>(null);
  useEffect(() => () => stopper.current?.abort(), []);

  const send = async ({ file, format, bookmaker, replaceDemo }: Values) => {
    if (!file) return;
    setFailure(null);
    setShare(0);
    stopper.current = new AbortController();
    const form = new FormData();
    // fields first: the server reads them before the file
    if (format) form.append('format', format);
    if (bookmaker.trim()) form.append('bookmaker', bookmaker.trim());
    if (replaceDemo) form.append('replace_demo', 'true');
    form.append('file', file);
    const result = await uploadForm<QueuedImportDto>({
      path: '/api/imports',
      form,
      onProgress: setShare,
      signal: stopper.current.signal,
      dispatch,
    });
    setShare(null);
    if (result.error === undefined) {
      setFollowing(result.data.id);
      setValue('file', null);
      dispatch(baseApi.util.invalidateTags([rowsOf('imports')]));
      notify({ kind: 'success', text: texts.accepted });
    } else if ('error' in result.error && result.error.error === STOPPED) {
      notify({ kind: 'info', text: texts.uploadStopped });
    } else {
      const { message, fields } = readUploadError(result.error, file, 'admin');
      setFailure(message);
      for (const [name, sentence] of Object.entries(fields))
        if (name in EMPTY) setError(name as keyof Values, { message: sentence });
    }
  };

  return (
    <section aria-labelledby="upload" className="max-w-3xl">
      <h3 id="upload" className="pb-3 font-semibold">
        {texts.upload}
      </h3>
      <form noValidate onSubmit={(event) => void handleSubmit(send)(event)} className="flex flex-col gap-4">
        {failure && <FormAlert kind="error">{failure}</FormAlert>}
        <Controller
          control={control}
          name="file"
          rules={{ required: texts.fileRequired }}
          render={({ field, fieldState }) => (
            <FileField
              label={texts.file}
              hint={texts.fileHint}
              accept=".csv,.json,.gz,.txt"
              file={field.value}
              disabled={isSubmitting}
              onChoose={([chosen]) => field.onChange(chosen ?? null)}
              error={fieldState.error?.message}
            />
          )}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField
            label={texts.format}
            options={FILE_FORMATS}
            {...register('format')}
            error={errors.format?.message}
          />
          <TextField
            label={texts.bookmaker}
            hint={texts.bookmakerHint}
            {...register('bookmaker')}
            maxLength={30}
            error={errors.bookmaker?.message}
          />
        </div>
        <CheckboxField {...register('replaceDemo')} label={texts.replaceDemo} />
        {share !== null && <ProgressBar label={texts.sending} share={share} />}
        {following !== null && <Followed id={following} onOver={() => setFollowing(null)} />}
        <div className="flex gap-2">
          <Button type="submit" busy={isSubmitting}>
            {texts.start}
          </Button>
          {share !== null && (
            <Button look="secondary" onClick={() => stopper.current?.abort()}>
              {texts.stopUpload}
            </Button>
          )}
        </div>
      </form>
    </section>
  );
}

/** How far an import is, until it is over. */
function Followed({ id, onOver }: { id: number; onOver: () => void }) {
  const dispatch = useDispatch();
  const { data } = useReadImportQuery(id, { pollingInterval: 1_000, skipPollingIfUnfocused: true });
  const over = data?.status === 'done' || data?.status === 'failed';
  useEffect(() => {
    if (!data || !over) return;
    if (data.status === 'done') notify({ kind: 'success', text: texts.finished(data.file_name) });
    else notify({ kind: 'error', text: texts.failed(data.file_name, data.error ?? '') });
    dispatch(baseApi.util.invalidateTags(touched('imports')));
    onOver();
  }, [data, over, dispatch, onOver]);
  if (!data) return null;
  return (
    <div role="status">
      <ProgressBar label={texts.running(data.file_name, formatCount(data.rows_read))} share={data.progress} />
    </div>
  );
}
