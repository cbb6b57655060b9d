import { CircleCheck, Mail } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useReadSettingsQuery } from '../../api/generated/shell';
import { buttonStyle } from '../../kit/form/button-style';
import { trContact } from '../../locale/tr-content';
import { trShell } from '../../locale/tr-shell';
import { ContactForm } from './contact-form';

/** How to reach the site: a form, and the address for those who would rather write a mail. */
export function ContactPage() {
  const { data, isError } = useReadSettingsQuery();
  const email = data?.support_email;
  const [sent, setSent] = useState(false);
  return (
    <div className="mx-auto w-full max-w-[60rem] px-4 py-8 sm:py-12">
      {sent ? (
        <Thanks />
      ) : (
        <>
          <h1 className="text-xl font-semibold sm:text-3xl">{trShell.titles.contact}</h1>
          <p className="mt-1 text-muted">{trContact.intro}</p>
          <div className="mt-6 grid items-start gap-6 md:grid-cols-[minmax(0,1fr)_17.5rem]">
            <section className="rounded-card border border-line bg-surface p-5 sm:p-8">
              <ContactForm onSent={() => setSent(true)} />
            </section>
            {!isError && (
              <aside className="rounded-card border border-line bg-surface p-5 max-md:order-first">
                <h2 className="flex items-center gap-2.5 text-sm font-semibold">
                  <Mail aria-hidden className="size-5 text-accent" />
                  {trContact.emailTitle}
                </h2>
                {email ? (
                  <a
                    href={`mailto:${email}`}
                    className="mt-2 inline-block font-medium break-all text-accent underline underline-offset-2"
                  >
                    {email}
                  </a>
                ) : (
                  <span aria-hidden className="shimmer mt-2 block h-6 w-48 max-w-full" />
                )}
              </aside>
            )}
          </div>
        </>
      )}
    </div>
  );
}

/** Stands in place of the form once the message is there; the keyboard begins here. */
function Thanks() {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, []);
  return (
    <div
      role="status"
      className="animate-fade mx-auto flex max-w-prose flex-col items-center gap-4 py-12 text-center"
    >
      <CircleCheck aria-hidden className="size-12 text-accent" />
      <h1 ref={title} tabIndex={-1} className="text-xl font-semibold outline-none sm:text-3xl">
        {trContact.thanksTitle}
      </h1>
      <p className="text-muted">{trContact.thanks}</p>
      <Link to="/" className={buttonStyle('primary')}>
        {trContact.toHome}
      </Link>
    </div>
  );
}
