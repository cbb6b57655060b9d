import type { RequestHandler, Response } from 'express';
import type { Socket } from 'node:net';

/** Loggers, counters, limits and streams wait for the `close` of one answer: more than Node takes for a leak. */
const MOST_LISTENERS = 20;

const answers = new WeakMap<Socket, Set<Response>>();

/**
 * Closes the answers to pipelined requests when their connection breaks before it is their turn. Node closes only the
 * answer whose turn it is: a stream that waits for the `close` of another one would wait for ever.
 */
export const closeQueuedAnswers: RequestHandler = ({ socket }, response, next) => {
  const underWay = answers.get(socket) ?? watch(socket);
  underWay.add(response);
  response.setMaxListeners(MOST_LISTENERS);
  response.once('close', () => underWay.delete(response));
  next();
};

function watch(socket: Socket): Set<Response> {
  const underWay = new Set<Response>();
  answers.set(socket, underWay);
  socket.once('close', () => underWay.forEach(closeQueued));
  return underWay;
}

function closeQueued(response: Response): void {
  if (response.socket !== null || response.writableFinished) return;
  response.destroy();
  response.emit('close');
}
