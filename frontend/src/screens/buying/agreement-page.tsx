import { trAgreement } from '../../locale/tr-profile';

/** The membership agreement: eight numbered declarations, and which version of them this is. */
export default function AgreementPage() {
  return (
    <article className="mx-auto w-full max-w-[47.5rem] px-4 py-8 sm:py-12">
      <h1 className="text-xl font-semibold sm:text-3xl">{trAgreement.title}</h1>
      <p className="mt-2 text-dense text-muted tabular-nums">
        {trAgreement.versionLine(trAgreement.version)}
      </p>
      <p className="mt-4 text-muted">{trAgreement.intro}</p>
      <ol className="mt-6 flex list-decimal flex-col gap-4 rounded-card border border-line bg-surface p-5 pl-11 marker:font-semibold marker:text-muted sm:p-8 sm:pl-14">
        {trAgreement.declarations.map((declaration) => (
          <li key={declaration} className="pl-1">
            {declaration}
          </li>
        ))}
      </ol>
      <p className="mt-6 text-sm text-muted">{trAgreement.recorded}</p>
    </article>
  );
}
