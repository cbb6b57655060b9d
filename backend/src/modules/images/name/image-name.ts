import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, Matches } from 'class-validator';
import { MapText } from '../../../platform/http/fields';
import { tr } from '../../../platform/locale/tr';
import { randomBytes } from 'node:crypto';

/** A file name that can't be guessed: 128 random bits. */
export function newImageName(): string {
  return `${randomBytes(16).toString('hex')}.webp`;
}

/** A bare file name as rows may carry it; never a path, `.` or `..`. */
export const BARE_FILE_NAME = /^(?!\.{1,2}$)[A-Za-z0-9._-]{1,120}$/;

/** `image_filename` in a body: a bare file name, or empty for none (null then); left out = as it is. */
export const ImageNameField = (): PropertyDecorator =>
  applyDecorators(
    ApiPropertyOptional({ type: String, nullable: true, maxLength: 120 }),
    MapText((text) => (text.trim() === '' ? null : text)),
    IsOptional(),
    Matches(BARE_FILE_NAME, { message: tr.rows.fileName }),
  );

/**
 * Files of the store: images only, nothing hidden, no small sizes. Those that an operator puts there by hand have any
 * bare name.
 */
export const IMAGE_NAME =
  /^(?!.*\.(?:webp|jpe?g|png)-480\.webp$)[A-Za-z0-9_-][A-Za-z0-9._-]{0,114}\.(webp|jpe?g|png)$/;

/** Largest width of the small size, in pixels. */
export const SMALL_WIDTH = 480;

const SMALL_SUFFIX = `-${SMALL_WIDTH}.webp`;

/** Name of the small size of an image: as hard to guess as the image's own. */
export const smallImageName = (name: string): string => name + SMALL_SUFFIX;

/** The image whose small size has this name; null for the name of anything else. */
export function originalOf(name: string): string | null {
  if (!name.endsWith(SMALL_SUFFIX)) return null;
  const original = name.slice(0, -SMALL_SUFFIX.length);
  return IMAGE_NAME.test(original) ? original : null;
}
