import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What the scan of one past day said and came to. */
@Entity('scan_days')
export class ScanDay {
  @PrimaryColumn({ type: 'date' })
  day: string;

  /** Played matches of the day when it was scanned: with another number it is scanned again. */
  @Column({ type: 'int' })
  played: number;

  /** When the probabilities were learned that it was scanned with. */
  @Column({ type: 'datetime', precision: 3 })
  learned_at: Date;

  /** The night (its date in Istanbul) since which it is: with newer probabilities it is scanned again in another one. */
  @Column({ type: 'date' })
  night: string;

  /** `DaySums` as JSON. */
  @Column({ type: 'text' })
  sums: string;
}
