import { Injectable, type ArgumentMetadata, type PipeTransform } from '@nestjs/common';
import { AppError } from '../errors/app-error';
import { tr } from '../locale/tr';

/** Ids in paths are positive integers; anything else is 400. */
@Injectable()
export class IdPipe implements PipeTransform<unknown, number> {
  transform(value: unknown, { data }: ArgumentMetadata): number {
    if (typeof value === 'string' && /^[1-9]\d{0,9}$/.test(value) && Number(value) <= 2147483647)
      return Number(value);
    throw new AppError('VALIDATION_FAILED', { fields: { [data ?? 'id']: tr.validation.positiveInteger } });
  }
}
