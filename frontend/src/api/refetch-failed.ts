import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { baseApi } from './base-api';

interface State {
  api: ReturnType<typeof baseApi.reducer>;
}

type Dispatch = ThunkDispatch<State, unknown, UnknownAction>;

/** What is needed of an endpoint that was injected elsewhere. */
interface Asked {
  initiate(
    arg: unknown,
    options: { subscribe: false; forceRefetch: true; direction?: unknown },
  ): ThunkAction<unknown, State, unknown, UnknownAction>;
}

/**
 * Asks again for what is on the screen and the connection kept from coming. What came before it was lost is not asked for:
 * everybody's connection returns at once after a failure in the network, and some answers take the server seconds.
 */
export const refetchFailed =
  () =>
  (dispatch: Dispatch, getState: () => State): void => {
    const { queries, subscriptions } = getState().api;
    const endpoints = baseApi.endpoints as Readonly<Record<string, Asked>>;
    for (const [key, query] of Object.entries(queries)) {
      if (query?.status !== 'rejected' || Object.keys(subscriptions[key] ?? {}).length === 0) continue;
      if ((query.error as { status?: unknown } | undefined)?.status !== 'FETCH_ERROR') continue;
      // of an endless list only the piece that failed
      const direction = 'direction' in query ? query.direction : undefined;
      dispatch(
        endpoints[query.endpointName]!.initiate(query.originalArgs, {
          subscribe: false,
          forceRefetch: true,
          direction,
        }),
      );
    }
  };
