import { type Type, applyDecorators } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiExtraModels, getSchemaPath } from '@nestjs/swagger';
import { SingleFile } from '../../../common/http/single-file';
import { tr } from '../../../common/locale/tr';
import { IMAGE_FIELD, MAX_IMAGE_BYTES } from './image-limits';

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
