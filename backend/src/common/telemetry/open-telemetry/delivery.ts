import type { Logger } from '@nestjs/common';
import { type ExportResult, ExportResultCode } from '@opentelemetry/core';

interface Exporter<Batch> {
  export(batch: Batch, done: (result: ExportResult) => void): void;
}

/** Writes once into the log that the collector doesn't take what it is sent, and once that it does again. */
export class Delivery {
  private isBroken = false;

  constructor(private readonly logger: Pick<Logger, 'log' | 'warn'>) {}

  /** Looks at the outcome of everything that an exporter sends. */
  watch<Batch, Watched extends Exporter<Batch>>(exporter: Watched & Exporter<Batch>): Watched {
    const send = exporter.export.bind(exporter);
    exporter.export = (batch, done) =>
      send(batch, (result) => {
        this.note(result);
        done(result);
      });
    return exporter;
  }

  private note({ code, error }: ExportResult): void {
    const failed = code !== ExportResultCode.SUCCESS;
    if (failed === this.isBroken) return;
    this.isBroken = failed;
    if (failed) this.logger.warn({ reason: error?.message }, 'Telemetry can’t be delivered at present');
    else this.logger.log('Telemetry is delivered again');
  }
}
