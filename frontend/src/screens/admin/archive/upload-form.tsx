import { useEffect, useRef, useState } from 'react';
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
import { Notice } from '../../../kit/feedback/notice';
import { SelectField } from '../../../kit/form/select-field';
import { TextField } from '../../../kit/form/text-field';
import { useForm } from '../../../kit/form/use-form';
import { formatCount } from '../../../lib/format';
import { trAdmin } from '../../../locale/tr-admin';
import { FILE_FORMATS } from './file-formats';

const texts = trAdmin.archive;

const EMPTY = { file: null as File | null, format: '', bookmaker: '', replaceDemo: false };
const CHECKS = { file: (file: File | null) => (file ? undefined : texts.fileRequired) };

/** Sends a match file and follows its import. Everything stays as chosen when the server refuses it. */
export function UploadForm() {
  const dispatch = useDispatch();
  const [share, setShare] = useState<number | null>(null);
  const [following, setFollowing] = useState<number | null>(null);
  const stopper = useRef<AbortController>(null);
  useEffect(() => () => stopper.current?.abort(), []);

  const fields = { start: EMPTY, checks: CHECKS };
  const upload = useForm(fields, async (written, reset) => {
    const { file, format, bookmaker, replaceDemo } = written;
    if (!file) return;
    setShare(0);
    stopper.current = new AbortController();
    const body = new FormData();
    // fields first: the server reads them before the file
    if (format) body.append('format', format);
    if (bookmaker.trim()) body.append('bookmaker', bookmaker.trim());
    if (replaceDemo) body.append('replace_demo', 'true');
    body.append('file', file);
    const result = await uploadForm<QueuedImportDto>({
      path: '/api/imports',
      form: body,
      onProgress: setShare,
      signal: stopper.current.signal,
      dispatch,
    });
    setShare(null);
    if (result.error === undefined) {
      setFollowing(result.data.id);
      reset({ ...written, file: null });
      dispatch(baseApi.util.invalidateTags([rowsOf('imports')]));
      notify({ kind: 'success', text: texts.accepted });
    } else if ('error' in result.error && result.error.error === STOPPED) {
      notify({ kind: 'info', text: texts.uploadStopped });
    } else {
      return readUploadError(result.error, file, 'admin');
    }
  });
  const { form, field, tick, values, errors, failure, busy, change } = upload;

  return (
    <section aria-labelledby="upload" className="max-w-3xl">
      <h3 id="upload" className="pb-3 font-semibold">
        {texts.upload}
      </h3>
      <form {...form} className="flex flex-col gap-4">
        {failure && <Notice kind="error">{failure}</Notice>}
        <FileField
          label={texts.file}
          hint={texts.fileHint}
          accept=".csv,.json,.gz,.txt"
          file={values.file}
          disabled={busy}
          onChoose={([chosen]) => change('file', chosen ?? null)}
          error={errors.file}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField {...field('format')} label={texts.format} options={FILE_FORMATS} />
          <TextField
            {...field('bookmaker')}
            label={texts.bookmaker}
            hint={texts.bookmakerHint}
            maxLength={30}
          />
        </div>
        <CheckboxField {...tick('replaceDemo')} label={texts.replaceDemo} />
        {share !== null && <ProgressBar label={texts.sending} share={share} />}
        {following !== null && <Followed id={following} onOver={() => setFollowing(null)} />}
        <div className="flex gap-2">
          <Button type="submit" busy={busy}>
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
