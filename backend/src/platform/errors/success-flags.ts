import type { INestApplication } from '@nestjs/common';
import { EXCEPTION_FILTERS_METADATA } from '@nestjs/common/constants';
import { routeLookup, type StatedRoute } from '../http/stated-routes';
import { ErrorFilter, type FlagOf, type SuccessFlag } from './error.filter';

/**
 * Which flag the errors of a request's route promise, for errors from before the route: a body that can't be read, an
 * address that can't be decoded. Routes state it by their own {@link ErrorFilter}.
 * @param prefix what stands before the paths of all routes
 */
export const successFlags = (app: INestApplication, prefix: string): FlagOf =>
  routeLookup(app, prefix, successFlagOf);

/** The flag that a route's own {@link ErrorFilter}, or its controller's, puts beside its errors. */
export const successFlagOf = ({ controller, handler }: StatedRoute): SuccessFlag | undefined =>
  statedFlag(handler) ?? statedFlag(controller);

function statedFlag(target: object): SuccessFlag | undefined {
  const filters = (Reflect.getMetadata(EXCEPTION_FILTERS_METADATA, target) ?? []) as unknown[];
  const filter = filters.find((each): each is ErrorFilter => each instanceof ErrorFilter);
  return typeof filter?.flag === 'string' ? filter.flag : undefined;
}
