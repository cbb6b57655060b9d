import { Link } from 'react-router-dom';
import { Button } from '../../../kit/form/button';
import { CopyButton } from '../../../kit/form/copy-button';
import { Disclosure } from '../../../kit/layout/disclosure';
import { formatCount } from '../../../lib/format';
import { trEditors } from '../../../locale/tr-editors';
import { trShell } from '../../../locale/tr-shell';
import { RECORD_CHECK_PATH } from '../editor-path';
import { useReadPickRecordHeadQuery } from '../../../api/generated/screens';

const texts = trEditors.head;

/** The end of the record, which anyone can keep and find in it again later. */
export function RecordHead() {
  const { data, error, isFetching, refetch } = useReadPickRecordHeadQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <section
      aria-labelledby="sicil"
      aria-busy={isFetching}
      className="min-h-32 border-t border-line pt-4 text-dense"
    >
      <h2 id="sicil" className="text-sm font-semibold">
        {texts.title}
      </h2>
      {data ? (
        <Head count={data.count} hash={data.hash} />
      ) : (
        error &&
        !isFetching && (
          <p role="alert" className="flex flex-wrap items-center gap-3">
            {texts.failed}
            <Button look="secondary" size="small" onClick={() => void refetch()}>
              {trShell.errors.retry}
            </Button>
          </p>
        )
      )}
      <Link
        to={RECORD_CHECK_PATH}
        className="mt-1 inline-flex min-h-6 items-center font-medium text-accent underline underline-offset-2"
      >
        {texts.check}
      </Link>
    </section>
  );
}

function Head({ count, hash }: { count: number; hash: string }) {
  if (count === 0) return <p className="text-muted">{texts.empty}</p>;
  return (
    <>
      <p className="tabular-nums">
        {texts.count(formatCount(count))} {texts.hash}{' '}
        <code className="whitespace-nowrap">
          {hash.slice(0, 8)}…{hash.slice(-4)}
        </code>
      </p>
      <Disclosure summary={texts.whole}>
        <p className="flex flex-wrap items-center gap-3 py-1">
          <code className="min-w-0 break-all">{hash}</code>
          <CopyButton text={hash} label={texts.copy} />
        </p>
      </Disclosure>
    </>
  );
}
