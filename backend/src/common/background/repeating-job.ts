/**
 * Work that repeats by itself, never twice at once: the next run begins `pause` milliseconds after the last one ended.
 * An error ends a run, not the job.
 */
export class RepeatingJob {
  private timer: NodeJS.Timeout | null = null;
  private current: Promise<void> | null = null;
  private started = false;

  constructor(
    private readonly work: () => Promise<void>,
    private readonly pause: number,
    private readonly failed: (error: unknown) => void,
  ) {}

  start(): void {
    if (this.started) return;
    this.started = true;
    this.plan();
  }

  /** Like {@link start}, with the first run now. */
  startAtOnce(): void {
    if (this.started) return;
    this.started = true;
    this.next();
  }

  /** Runs once, after a run that is under way. */
  async run(): Promise<void> {
    while (this.current) await this.current;
    this.current = this.work().finally(() => (this.current = null));
    await this.current;
  }

  /** No further runs; resolves when the one under way has ended. */
  async stop(): Promise<void> {
    this.started = false;
    if (this.timer) clearTimeout(this.timer);
    await this.current?.catch(() => undefined);
  }

  private plan(): void {
    this.timer = setTimeout(() => this.next(), this.pause);
    // a process that has nothing else to do may end
    this.timer.unref();
  }

  private next(): void {
    this.run()
      .catch(this.failed)
      .finally(() => {
        if (this.started) this.plan();
      });
  }
}
