import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsOptional, Matches } from 'class-validator';
import { tr } from '../../../common/locale/tr';
import { BARE_FILE_NAME } from './image-name';

/** `image_filename` in a body: a bare file name, or empty for none (null then); left out = as it is. */
export const ImageNameField = (): PropertyDecorator =>
  applyDecorators(
    ApiPropertyOptional({ type: String, nullable: true, maxLength: 120 }),
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'string' && value.trim() === '' ? null : value,
    ),
    IsOptional(),
    Matches(BARE_FILE_NAME, { message: tr.rows.fileName }),
  );
