/** Name of the file in multipart bodies. */
export const IMAGE_FIELD = 'imageFile';

/** 5 MiB. */
export const MAX_IMAGE_BYTES = 5 * 1024 * 1024;

/** 40 megapixels, decoded. */
export const MAX_IMAGE_PIXELS = 40_000_000;
