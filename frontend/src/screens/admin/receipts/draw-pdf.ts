import workerAddress from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import { getDocument, GlobalWorkerOptions, type PDFDocumentProxy } from 'pdfjs-dist';

GlobalWorkerOptions.workerSrc = workerAddress;

/** Opens a PDF. Nothing in it is run, and nothing is fetched because of it. */
export async function openPdf(file: Blob): Promise<PDFDocumentProxy> {
  return getDocument({
    data: new Uint8Array(await file.arrayBuffer()),
    useWasm: false,
    enableXfa: false,
    stopAtErrors: false,
  }).promise;
}

/** Draws a page as wide as the canvas stands in the page, sharp on dense screens. */
export async function drawPage(
  pdf: PDFDocumentProxy,
  page: number,
  canvas: HTMLCanvasElement,
): Promise<void> {
  const found = await pdf.getPage(page);
  const natural = found.getViewport({ scale: 1 });
  const width = Math.max(canvas.clientWidth, 320) * Math.min(window.devicePixelRatio, 2);
  const viewport = found.getViewport({ scale: Math.min(width / natural.width, 4) });
  canvas.width = Math.floor(viewport.width);
  canvas.height = Math.floor(viewport.height);
  await found.render({ canvas, viewport }).promise;
}

/** The words of a page, for those who can't see it drawn. */
export async function textOfPage(pdf: PDFDocumentProxy, page: number): Promise<string> {
  const { items } = await (await pdf.getPage(page)).getTextContent();
  return items.map((item) => ('str' in item ? item.str : '')).join(' ');
}
