import { SingleBar } from 'cli-progress';
import { tr } from '../platform/locale/tr';

/** A plain line is printed whenever another tenth of the file has been read. */
const PLAIN_STEPS = 10;

/** Shows how far a file has been read: a bar on a terminal, plain lines elsewhere. */
export class ImportProgress {
  private readonly bar: SingleBar | null;
  private lastStep = 0;

  constructor(private readonly title: string) {
    this.bar = process.stdout.isTTY
      ? new SingleBar({
          format: `${title} {bar} %{percentage} · {rows} ${tr.imports.cli.rows}`,
          barCompleteChar: '█',
          barIncompleteChar: '░',
          barsize: 24,
          hideCursor: true,
          stopOnComplete: false,
          gracefulExit: false,
        })
      : null;
    this.bar?.start(100, 0, { rows: 0 });
  }

  show(share: number, rows: number): void {
    if (this.bar !== null) {
      this.bar.update(Math.floor(share * 100), { rows });
      return;
    }
    const step = Math.floor(share * PLAIN_STEPS);
    if (step <= this.lastStep) return;
    this.lastStep = step;
    process.stdout.write(`${this.title} %${Math.floor(share * 100)} · ${rows} ${tr.imports.cli.rows}\n`);
  }

  end(): void {
    this.bar?.stop();
  }
}
