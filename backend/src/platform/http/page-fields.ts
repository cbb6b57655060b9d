import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional, type ApiPropertyOptions } from '@nestjs/swagger';
import { IsOptional } from 'class-validator';
import { tr } from '../locale/tr';
import { IntegerBetween } from './integer-text';

const LAST_PAGE = 1_000_000_000;
const MOST_PER_PAGE = 100;

/** A query field with the number of the page asked for. */
export const PageField = (said: ApiPropertyOptions): PropertyDecorator =>
  countField({ minimum: 1, ...said }, LAST_PAGE, tr.validation.page);

/** A query field with the number of rows a page has. */
export const PerPageField = (said: ApiPropertyOptions): PropertyDecorator =>
  countField({ minimum: 1, maximum: MOST_PER_PAGE, ...said }, MOST_PER_PAGE, tr.validation.perPage);

function countField(said: ApiPropertyOptions, most: number, message: string): PropertyDecorator {
  return applyDecorators(ApiPropertyOptional(said), IsOptional(), IntegerBetween(1, most, message));
}
