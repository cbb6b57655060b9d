import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useRef, useState } from 'react';
import { Spinner } from '../../../kit/feedback/spinner';
import { trAdmin } from '../../../locale/tr-admin';

/** A receipt has one page, rarely more. */
const MOST_PAGES = 5;
const texts = trAdmin.receipts;

type State = { pdf: PDFDocumentProxy } | 'opening' | 'failed';

/** A PDF drawn inside the page, on phones too; another file needs another key. Its code is loaded with the first one. */
export function PdfPreview({ file }: { file: Blob }) {
  const [state, setState] = useState<State>('opening');
  useEffect(() => {
    let gone = false;
    let opened: PDFDocumentProxy | null = null;
    void import('./draw-pdf')
      .then(({ openPdf }) => openPdf(file))
      .then((pdf) => {
        if (gone) return void pdf.loadingTask.destroy();
        opened = pdf;
        setState({ pdf });
      })
      .catch(() => !gone && setState('failed'));
    return () => {
      gone = true;
      void opened?.loadingTask.destroy();
    };
  }, [file]);

  if (state === 'opening')
    return (
      <div
        role="status"
        aria-label={trAdmin.table.loading}
        className="grid min-h-60 place-items-center rounded-md bg-raised"
      >
        <Spinner className="size-6 text-accent" />
      </div>
    );
  if (state === 'failed')
    return (
      <p role="alert" className="rounded-md bg-raised p-4 text-sm">
        {texts.previewFailed}
      </p>
    );
  const { pdf } = state;
  const shown = Math.min(pdf.numPages, MOST_PAGES);
  return (
    <div className="flex flex-col gap-2">
      {Array.from({ length: shown }, (_, index) => (
        <PdfPage key={index} pdf={pdf} page={index + 1} />
      ))}
      {shown < pdf.numPages && (
        <p className="text-dense text-muted">{texts.tooManyPages(shown, pdf.numPages)}</p>
      )}
    </div>
  );
}

function PdfPage({ pdf, page }: { pdf: PDFDocumentProxy; page: number }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [text, setText] = useState('');
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let gone = false;
    void import('./draw-pdf').then(async ({ drawPage, textOfPage }) => {
      try {
        if (canvas.current) await drawPage(pdf, page, canvas.current);
        const words = await textOfPage(pdf, page);
        if (!gone) setText(words);
      } catch {
        if (!gone) setFailed(true);
      }
    });
    return () => {
      gone = true;
    };
  }, [pdf, page]);
  if (failed)
    return (
      <p role="alert" className="rounded-md bg-raised p-4 text-sm">
        {texts.previewFailed}
      </p>
    );
  return (
    <figure className="m-0">
      <canvas
        ref={canvas}
        role="img"
        aria-label={texts.page(page, pdf.numPages)}
        className="w-full rounded-md border border-line bg-white"
      />
      <figcaption className="sr-only">{text}</figcaption>
    </figure>
  );
}
