/** A first-come, first-served lock: one holder at a time, the others wait in order. */
export class ConnectionGate {
  private held = false;
  private readonly waiting: (() => void)[] = [];

  /** Resolves when the gate is the caller's; it must be given back with {@link release}. */
  acquire(): Promise<void> {
    if (!this.held) {
      this.held = true;
      return Promise.resolve();
    }
    return new Promise((resolve) => this.waiting.push(resolve));
  }

  release(): void {
    const next = this.waiting.shift();
    if (next) next();
    else this.held = false;
  }
}
