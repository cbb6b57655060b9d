import { type Type, applyDecorators } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiExtraModels, getSchemaPath } from '@nestjs/swagger';
import { AppError } from '../../../platform/errors/app-error';
import { type ReceivedFile, SingleFile } from '../../../platform/http/single-file';
import { tr } from '../../../platform/locale/tr';

/** Name of the file in multipart bodies. */
export const IMAGE_FIELD = 'imageFile';
/** 5 MiB. */
const MAX_IMAGE_BYTES = 5 * 1024 * 1024;

/** For a handler that takes `multipart/form-data` with an image as `imageFile`, or JSON without one. */
export const ImageUpload = (): MethodDecorator =>
  SingleFile(IMAGE_FIELD, { maxBytes: MAX_IMAGE_BYTES, tooLarge: tr.images.tooLarge });

const IMAGE_SCHEMA = {
  type: 'object',
  required: [IMAGE_FIELD],
  properties: { [IMAGE_FIELD]: { type: 'string', format: 'binary' } },
};

/** Describes a `multipart/form-data` body of the image and, if given, these fields. */
export const ApiImageForm = (fields?: Type<unknown>): MethodDecorator =>
  applyDecorators(
    ApiConsumes('multipart/form-data'),
    ...(fields ? [ApiExtraModels(fields)] : []),
    ApiBody({
      schema: fields ? { allOf: [{ $ref: getSchemaPath(fields) }, IMAGE_SCHEMA] } : IMAGE_SCHEMA,
    }),
  );

/** @throws AppError VALIDATION_FAILED when no image came with the request */
export function requiredImage(file: ReceivedFile | undefined): ReceivedFile {
  if (file) return file;
  throw new AppError('VALIDATION_FAILED', { fields: { [IMAGE_FIELD]: tr.images.required } });
}
