/** Answers that are kept; the largest ones, backtests, have up to 80 kB as JSON. */
const MOST = 200;

/** An answer that is known or being worked out. */
interface Entry<T> {
  readonly answer: Promise<T>;
  /** Ends the work. */
  readonly work: AbortController;
  /** How many wait for it; endless where one can't leave, and once it is known. */
  waiting: number;
}

/**
 * Answers about the archive as it stands, also those being worked out, so that many who ask the same share one answer.
 * Work is stopped when no request waits for it any more.
 */
export class AnswerCache<T> {
  private state: readonly unknown[] = [];
  private readonly entries = new Map<string, Entry<T>>();

  /**
   * The answer to a question.
   * @param question in one writing only
   * @param state what answers depend on besides: where any of it is another one, all earlier answers are worthless
   * @param signal of who asks: once it is aborted they wait no longer, and the answer throws its reason
   */
  get(
    question: string,
    state: readonly unknown[],
    make: (signal: AbortSignal) => Promise<T>,
    signal?: AbortSignal,
  ): Promise<T> {
    if (state.length !== this.state.length || state.some((each, at) => each !== this.state[at])) {
      this.entries.clear();
      this.state = state;
    }
    const entry = this.entries.get(question) ?? this.begin(question, make);
    // the one asked for last stays longest
    this.entries.delete(question);
    this.entries.set(question, entry);
    if (this.entries.size > MOST) this.entries.delete(this.entries.keys().next().value!);
    return this.waitFor(question, entry, signal);
  }

  private begin(question: string, make: (signal: AbortSignal) => Promise<T>): Entry<T> {
    const work = new AbortController();
    const entry: Entry<T> = { answer: make(work.signal), work, waiting: 0 };
    entry.answer.then(
      () => (entry.waiting = Infinity),
      () => this.forget(question, entry),
    );
    return entry;
  }

  private waitFor(question: string, entry: Entry<T>, signal?: AbortSignal): Promise<T> {
    if (signal === undefined) {
      entry.waiting = Infinity;
      return entry.answer;
    }
    entry.waiting += 1;
    return new Promise<T>((resolve, reject) => {
      const leave = (): void => {
        entry.waiting -= 1;
        if (entry.waiting === 0) {
          this.forget(question, entry);
          entry.work.abort(signal.reason);
        }
        reject(signal.reason as Error);
      };
      const stay = (): void => signal.removeEventListener('abort', leave);
      if (signal.aborted) leave();
      else signal.addEventListener('abort', leave, { once: true });
      entry.answer.then(resolve, reject).finally(stay);
    });
  }

  private forget(question: string, entry: Entry<T>): void {
    if (this.entries.get(question) === entry) this.entries.delete(question);
  }
}
