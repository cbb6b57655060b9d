import type { RequestHandler } from 'express';
import { AsyncLocalStorage } from 'node:async_hooks';
import { networksOf } from './networks';

const networks = new AsyncLocalStorage<string>();

/** Keeps the network of a request's client at hand for as long as the request is worked on. */
export const rememberNetwork: RequestHandler = (request, _, next) =>
  networks.run(networksOf(request.ip).network, next);

/** The network (IPv4 address or IPv6 /64) whose request is worked on; null outside of requests, as in commands. */
export const clientNetwork = (): string | null => networks.getStore() ?? null;
