import { Link } from 'react-router-dom';
import { announce } from '../../../api/announce';
import { Answer } from '../../../api/answer';
import type { WinnerOfferDto } from '../../../api/generated/wire';
import { Button } from '../../../kit/form/button';
import { buttonStyle } from '../../../kit/form/button-style';
import { formatInstant } from '../../../lib/format';
import { trAdmin } from '../../../locale/tr-admin';
import { useListWinnerOffersQuery, useTakeWinnerOfferMutation } from '../../../api/generated/panel';

const texts = trAdmin.winners;

/** Won coupons that aren't in the winners club yet, each with a button that takes it in. */
export function WinnerOffers() {
  const offers = useListWinnerOffersQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <div className="flex flex-col gap-4">
      <p className="max-w-prose text-sm text-muted">{texts.hint}</p>
      <Answer of={offers} skeleton={<p role="status">{trAdmin.table.loading}</p>}>
        {({ offers }) =>
          offers.length === 0 ? (
            <p
              role="status"
              className="rounded-card border border-line bg-surface px-4 py-12 text-center text-sm"
            >
              {texts.none}
            </p>
          ) : (
            <ul className="flex flex-col gap-2">
              {offers.map((offer) => (
                <li key={offer.blog_id}>
                  <Offer offer={offer} />
                </li>
              ))}
            </ul>
          )
        }
      </Answer>
    </div>
  );
}

function Offer({ offer: { blog_id, blogname, author, date, feedback } }: { offer: WinnerOfferDto }) {
  const [take, taking] = useTakeWinnerOfferMutation();
  return (
    <article className="rounded-card border border-line bg-surface p-4 text-sm">
      <h3 className="font-semibold break-words">{blogname}</h3>
      <p className="pt-0.5 text-dense text-muted">
        {author} · <time dateTime={date}>{formatInstant(date)}</time>
      </p>
      <p className="pt-2 break-words whitespace-pre-line tabular-nums">{feedback}</p>
      <div className="flex flex-wrap gap-2 pt-3">
        <Button
          size="small"
          busy={taking.isLoading}
          aria-label={texts.addOf(blogname)}
          onClick={() => void announce(take({ blog_id }), texts.added(blogname))}
        >
          {texts.add}
        </Button>
        <Link
          to={`/blog/${blog_id}`}
          aria-label={texts.postOf(blogname)}
          className={buttonStyle('secondary', 'small')}
        >
          {texts.post}
        </Link>
      </div>
    </article>
  );
}
