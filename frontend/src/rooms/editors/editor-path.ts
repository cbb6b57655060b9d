/** Addresses of the editors' record. */
export const EDITORS_PATH = '/editorler';
export const RECORD_CHECK_PATH = '/sicil-denetimi';

/** Address of an author's record. */
export const editorPath = (author: string): string => `${EDITORS_PATH}/${encodeURIComponent(author)}`;
