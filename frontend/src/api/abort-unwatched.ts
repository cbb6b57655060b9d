import type { Middleware, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { Api, QueryDefinition } from '@reduxjs/toolkit/query';
import { baseApi } from './base-api';
import type { baseQuery } from './base-query';

/** One part of a screen may hand its question over to another, which asks it a few renders later. */
const HANDOVER_MS = 100;

type AnyQuery = QueryDefinition<unknown, typeof baseQuery, never, unknown>;
type State = Parameters<typeof baseApi.util.selectCachedArgsForQuery>[0];
type Dispatch = ThunkDispatch<State, unknown, UnknownAction>;

type Subscription = ReturnType<typeof internalActions.unsubscribeQueryResult>['payload'];

interface Subscriptions {
  getSubscriptionCount: (queryCacheKey: string) => number;
}

// eslint-disable-next-line no-restricted-syntax -- it has every feature's endpoints, and none that its type names
const { internalActions, util } = baseApi as unknown as Api<
  typeof baseQuery,
  Record<string, AnyQuery>,
  'api',
  never
>;

/**
 * Aborts the request of a query to which nobody is subscribed any more, because its argument changed or its screen was
 * left: the server ends what it computes for it. The next subscriber finds no error and asks anew; of a list that was
 * asked for its next page, the pages before stay. Mutations, polls and what is asked without a subscriber (prefetches)
 * run to their end. It goes before the cache's own middleware, which passes no unsubscribing on.
 */
export const abortUnwatched: Middleware<object, State, Dispatch> = ({ dispatch, getState }) => {
  const isWatched = (key: string) => {
    const answer: unknown = dispatch(internalActions.internal_getRTKQSubscriptions());
    return (answer as Subscriptions).getSubscriptionCount(key) > 0;
  };
  const abort = ({ queryCacheKey }: Subscription) => {
    const entry = getState()[baseApi.reducerPath].queries[queryCacheKey];
    if (entry?.status !== 'pending' || isWatched(queryCacheKey)) return;
    const { endpointName, originalArgs: arg, data } = entry;
    const running = dispatch(util.getRunningQueryThunk(endpointName, arg));
    if (!running) return;
    running.abort();
    // without its entry the end of the request changes nothing any more
    dispatch(internalActions.removeQueryResult({ queryCacheKey }));
    const nextPage = 'direction' in entry && entry.direction !== undefined;
    if (nextPage) dispatch(util.upsertQueryEntries([{ endpointName, arg, value: data }]));
  };
  return (next) => (action) => {
    const result = next(action);
    if (internalActions.unsubscribeQueryResult.match(action)) {
      setTimeout(abort, HANDOVER_MS, action.payload);
    }
    return result;
  };
};
