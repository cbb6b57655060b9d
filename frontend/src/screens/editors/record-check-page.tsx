import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { buttonStyle } from '../../kit/form/button-style';
import { trEditors } from '../../locale/tr-editors';
import { CheckHere } from '../../rooms/editors/proof/check-here';
import { RECORD_FILE } from '../../rooms/editors/proof/use-record-check';

const said = trEditors.check;

/** What the editors' record is, why nothing in it changes unnoticed, and how anyone checks that. */
export default function RecordCheckPage() {
  return (
    <div className="mx-auto flex w-full max-w-[47.5rem] flex-col gap-8 px-4 py-8 sm:py-12 lg:px-6">
      <header>
        <h1 className="text-xl font-semibold sm:text-3xl">{said.title}</h1>
        <p className="mt-2 text-muted">{said.intro}</p>
      </header>
      <Part id="nedir" title={said.what}>
        <Paragraphs texts={said.whatText} />
      </Part>
      <Part id="neden" title={said.why}>
        <Paragraphs texts={[...said.whyText, said.resultsNote]} />
      </Part>
      <Part id="burada" title={said.here}>
        <CheckHere />
      </Part>
      <Part id="kendiniz" title={said.yourself}>
        <p>{said.yourselfText}</p>
        <pre className="overflow-x-auto rounded-md bg-raised px-3 py-2 text-dense">
          <code>{said.command}</code>
        </pre>
        <a href={RECORD_FILE} download className={buttonStyle('secondary', 'normal', 'self-start')}>
          <Download aria-hidden className="size-4" />
          {said.download}
        </a>
        <Format />
      </Part>
    </div>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <h2 id={id} className="text-xl font-semibold">
        {title}
      </h2>
      {children}
    </section>
  );
}

function Paragraphs({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => <p key={text}>{text}</p>);
}

/** The file in words, for who writes a check of their own. */
function Format() {
  return (
    <>
      <h3 className="mt-2 font-semibold">{said.format}</h3>
      <Paragraphs texts={said.formatText} />
      <dl
        aria-label={said.columns}
        className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-dense"
      >
        {said.columnTexts.map(([column, text]) => (
          <div key={column} className="contents">
            <dt>
              <code>{column}</code>
            </dt>
            <dd className="text-muted">{text}</dd>
          </div>
        ))}
      </dl>
      <p>{said.hashed}</p>
      <p className="rounded-md bg-raised px-3 py-2 text-dense">
        <code className="break-all">{said.hashedArray}</code>
      </p>
    </>
  );
}
