/** The answer of a request that leaves nothing to show but a Turkish sentence. */
export class MessageAnswer {
  message: string;
}
