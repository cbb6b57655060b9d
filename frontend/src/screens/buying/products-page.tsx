import { Check } from 'lucide-react';
import { useSelector } from 'react-redux';
import { MEMBER_ROLES } from '../../session/roles';
import { Disclosure } from '../../kit/layout/disclosure';
import { trProducts } from '../../locale/tr-buying';
import { selectSession } from '../../session/session.slice';
import { EditorsLink } from '../../rooms/editors/record/editors-link';
import { DailyExample } from '../../rooms/example/daily-example';
import { Packages } from '../../rooms/membership/components/packages';

/** What is on sale, what a member gets for it, and the way there. */
export function ProductsPage() {
  const { isLoggedIn, role } = useSelector(selectSession);
  const isMember = role !== null && MEMBER_ROLES.includes(role);
  return (
    <div className="mx-auto w-full max-w-[62.5rem] px-4 py-8 sm:py-12">
      <h1 className="text-xl font-semibold sm:text-3xl">{trProducts.title}</h1>
      <p className="mt-3 max-w-prose text-muted">{trProducts.intro}</p>
      <section aria-labelledby="paketler" className="mt-8">
        <h2 id="paketler" className="sr-only">
          {trProducts.packages}
        </h2>
        <Packages isLoggedIn={isLoggedIn} />
      </section>
      <DailyExample isMember={isMember} className="mt-8" />
      <EditorsLink className="mt-4" />
      <section aria-labelledby="dahil" className="mt-10">
        <h2 id="dahil" className="text-xl font-semibold">
          {trProducts.includedTitle}
        </h2>
        <ul className="mt-5 grid gap-x-8 gap-y-5 sm:grid-cols-2 lg:grid-cols-3">
          {trProducts.included.map(({ title, text }) => (
            <li key={title} className="flex items-start gap-3">
              <span className="mt-0.5 grid size-6 shrink-0 place-items-center rounded-full bg-accent-soft text-accent-strong">
                <Check aria-hidden className="size-4" />
              </span>
              <span>
                <span className="block font-medium">{title}</span>
                <span className="mt-0.5 block text-sm text-muted">{text}</span>
              </span>
            </li>
          ))}
        </ul>
      </section>
      <div className="mt-10 grid gap-x-12 gap-y-10 md:grid-cols-2">
        <section aria-labelledby="adimlar">
          <h2 id="adimlar" className="text-xl font-semibold">
            {trProducts.stepsTitle}
          </h2>
          <ol className="mt-4 flex list-decimal flex-col gap-3 pl-6 marker:font-semibold marker:text-muted">
            {trProducts.steps.map((step) => (
              <li key={step} className="pl-1">
                {step}
              </li>
            ))}
          </ol>
        </section>
        <section aria-labelledby="sorular">
          <h2 id="sorular" className="text-xl font-semibold">
            {trProducts.questionsTitle}
          </h2>
          <div className="mt-4 divide-y divide-line rounded-card border border-line bg-surface">
            {trProducts.questions.map(({ question, answer }) => (
              <Disclosure
                key={question}
                look="after"
                summary={question}
                className="px-4"
                summaryClassName="py-3 font-medium"
              >
                <p className="pb-4 text-sm text-muted">{answer}</p>
              </Disclosure>
            ))}
          </div>
        </section>
      </div>
    </div>
  );
}
