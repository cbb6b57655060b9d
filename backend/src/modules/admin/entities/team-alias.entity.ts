import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** Another spelling of a team name (`man united` is Manchester United), so that sources meet in one match. */
@Entity('team_aliases')
export class TeamAlias {
  @PrimaryGeneratedColumn()
  id: number;

  @Index('ux_team_aliases_alias', { unique: true })
  @Column({ type: 'varchar', length: 100 })
  alias_folded: string;

  @Column({ type: 'varchar', length: 100 })
  name: string;

  @Column({ type: 'varchar', length: 100 })
  name_folded: string;
}
