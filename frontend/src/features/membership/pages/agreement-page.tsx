import { tr } from '../../../locale/tr';

/** The membership agreement: eight numbered declarations. */
export default function AgreementPage() {
  return (
    <article className="mx-auto w-full max-w-[760px] px-4 py-8 sm:py-12">
      <h1 className="text-xl font-semibold sm:text-3xl">{tr.agreement.title}</h1>
      <p className="mt-3 text-muted">{tr.agreement.intro}</p>
      <ol className="mt-6 flex list-decimal flex-col gap-4 pl-6 marker:font-semibold marker:text-muted">
        {tr.agreement.declarations.map((declaration) => (
          <li key={declaration} className="pl-1">
            {declaration}
          </li>
        ))}
      </ol>
    </article>
  );
}
