import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from '../../users/entities/user.entity';

/** By which channels a member hears of fitting matches, and when not; without a row the defaults apply. */
@Entity('alert_choices')
export class AlertChoices {
  @PrimaryColumn({ type: 'int' })
  user_id: number;

  @OneToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'fk_alert_choices_user' })
  user: Relation<User>;

  @Column({ type: 'boolean' })
  email: boolean;

  @Column({ type: 'boolean' })
  telegram: boolean;

  /** Istanbul time, `HH:mm`, from which nothing is sent; the same as the end = no quiet hours. */
  @Column({ type: 'varchar', length: 5 })
  quiet_from: string;

  @Column({ type: 'varchar', length: 5 })
  quiet_to: string;
}
