import { CircleCheck, MailX } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import { readApiError } from '../../api/api-error';
import { Button } from '../../kit/form/button';
import { buttonStyle } from '../../kit/form/button-style';
import { Notice } from '../../kit/feedback/notice';
import { trUnsubscribe } from '../../locale/tr-auth';
import { trShell } from '../../locale/tr-shell';
import { useUnsubscribeMutation } from '../../api/generated/shell';

/** Where a mail's unsubscribe link leads. It asks once more: mail scanners follow links, too. */
export default function UnsubscribePage() {
  const [params] = useSearchParams();
  const token = params.get('token') ?? '';
  const [unsubscribe, { data, error, isLoading }] = useUnsubscribeMutation();
  const Icon = data ? CircleCheck : MailX;
  return (
    <div className="m-auto flex w-full max-w-[32.5rem] flex-col items-center gap-4 px-4 pt-16 pb-28 text-center">
      <Icon aria-hidden className={`size-10 ${data ? 'text-accent' : 'text-muted'}`} />
      <h1 className="text-xl font-semibold">{trShell.titles.unsubscribe}</h1>
      {data ? (
        <>
          <p role="status">{trUnsubscribe.unsubscribed}</p>
          <p className="text-sm text-muted">{trUnsubscribe.changeMind}</p>
        </>
      ) : (
        <p className="text-muted">{token ? trUnsubscribe.unsubscribeText : trUnsubscribe.noToken}</p>
      )}
      {error && <Notice kind="error">{readApiError(error).message}</Notice>}
      <div className="flex flex-wrap justify-center gap-3">
        {token && !data && (
          <Button busy={isLoading} onClick={() => void unsubscribe({ token })}>
            {trUnsubscribe.unsubscribe}
          </Button>
        )}
        <Link to="/" className={buttonStyle('secondary')}>
          {token && !data ? trUnsubscribe.stay : trUnsubscribe.toHome}
        </Link>
      </div>
    </div>
  );
}
