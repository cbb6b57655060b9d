// @ts-check
const { parentPort, workerData } = require('node:worker_threads');

/** Bytes; more than a receipt, and far more than the structure of one takes, unpacked. */
const LARGEST_BUFFER = 8 * 1024 * 1024;

// a few megabytes may claim to unpack to many gigabytes, and a thread's limits count no buffers
globalThis.Uint8Array = new Proxy(Uint8Array, {
  construct(target, [size, ...more], newTarget) {
    if (size > LARGEST_BUFFER) throw new RangeError('The document unpacks to too much');
    return Reflect.construct(target, [size, ...more], newTarget);
  },
});

/**
 * Whether PDF.js finds a first page: the library with which admins look at receipts. Where a password is asked for it has
 * read the document's structure.
 * @param {Uint8Array} data
 * @returns {Promise<boolean>}
 */
async function opens(data) {
  const { getDocument, VerbosityLevel } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  parentPort?.postMessage('begins');
  try {
    const document = await getDocument({
      data,
      verbosity: VerbosityLevel.ERRORS,
      useSystemFonts: false,
    }).promise;
    await document.getPage(1);
    return true;
  } catch (error) {
    return error instanceof Error && error.name === 'PasswordException';
  }
}

void opens(workerData).then((answer) => parentPort?.postMessage(answer));
