import sharp from 'sharp';
import { AppError } from '../../../platform/errors/app-error';
import { type PictureKind, pictureKind, type TakenKind } from '../../../platform/files/picture-kind';
import { tr } from '../../../platform/locale/tr';
import { isCutOff } from './cut-off';
import { IMAGE_FIELD } from './image-upload';

/** 40 megapixels, decoded. */
const MAX_IMAGE_PIXELS = 40_000_000;

/** Larger than any screen shows; also below WebP's own limit of 16,383 a side. */
export const LARGEST = { width: 2_000, height: 8_000 };

// a batch of uploads must not take the processor from other requests
sharp.concurrency(1);
sharp.cache(false);

/** Pixels that an image has to fit into. */
interface Frame {
  readonly width: number;
  readonly height: number;
}

/**
 * Re-encodes an image as WebP: upright, in sRGB, without any metadata (place, camera, thumbnail, profile). What the
 * file is gets decided by its content; the other formats that the library could read never reach it.
 * @param frame larger images are made to fit into it
 * @throws AppError UNSUPPORTED_MEDIA_TYPE for anything but a whole JPEG, PNG or WebP, PAYLOAD_TOO_LARGE above 40
 * megapixels
 */
export async function toWebp(content: Buffer, frame: Frame = LARGEST): Promise<Buffer> {
  const kind = pictureKind(content);
  if (kind !== 'jpeg' && kind !== 'png' && kind !== 'webp') throw unsupported(SENTENCES[kind ?? 'other']);
  const broken = (cause?: unknown): AppError =>
    unsupported(isCutOff(kind, content) ? tr.images.cutOff : tr.images.damaged, cause);
  const options = { limitInputPixels: MAX_IMAGE_PIXELS, failOn: 'error', autoOrient: true } as const;
  const { width, height, format } = await sharp(content, { ...options, limitInputPixels: false })
    .metadata()
    .catch((cause: unknown) => Promise.reject(broken(cause)));
  if (format !== kind) throw broken();
  if (width * height > MAX_IMAGE_PIXELS) throw refused('PAYLOAD_TOO_LARGE', tr.images.tooManyPixels);
  return sharp(content, options)
    .resize({ ...frame, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82 })
    .timeout({ seconds: 30 })
    .toBuffer()
    .catch((cause: unknown) => Promise.reject(broken(cause)));
}

/** Why another kind of file isn't taken. */
const SENTENCES: Readonly<Record<Exclude<PictureKind, TakenKind> | 'other', string>> = {
  heic: tr.images.heic,
  avif: tr.images.avif,
  gif: tr.images.notAnImage,
  bmp: tr.images.notAnImage,
  tiff: tr.images.notAnImage,
  other: tr.images.notAnImage,
};

const unsupported = (sentence: string, cause?: unknown): AppError =>
  refused('UNSUPPORTED_MEDIA_TYPE', sentence, cause);

const refused = (
  code: 'UNSUPPORTED_MEDIA_TYPE' | 'PAYLOAD_TOO_LARGE',
  message: string,
  cause?: unknown,
): AppError => new AppError(code, { message, fields: { [IMAGE_FIELD]: message }, cause });
