import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { tr } from '../../../common/locale/tr';
import { START_PROBLEMS, type StartProblem } from '../site-state/start-problems';

const WAITING = ['send', 'drop'] as const;

export class HeldDto {
  @ApiProperty({ format: 'date-time', description: 'When the copy was restored.' })
  since: string;

  @ApiProperty({ type: 'integer', description: 'Mails that waited when the backup was made.' })
  mails: number;

  @ApiProperty({ type: 'integer', description: 'Telegram messages that waited then.' })
  messages: number;

  @ApiProperty({ type: 'integer', description: 'Newsletters that were being queued then.' })
  newsletters: number;
}

/** What may stop working by itself; the panel's list of mails says why. */
export const FAILING = ['mail', 'telegram'] as const;

export class RunningDto {
  @ApiProperty({ description: 'Of the build, as the changelog counts.' })
  running: string;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  built_at: string | null;
}

export class SiteStateDto {
  @ApiProperty({
    isArray: true,
    enum: START_PROBLEMS,
    description: 'What is still to be set; in production only.',
  })
  problems: StartProblem[];

  @ApiProperty({ isArray: true, enum: FAILING, description: 'What worked before and does not now.' })
  failing: (typeof FAILING)[number][];

  @ApiProperty({
    type: HeldDto,
    nullable: true,
    description: 'A restored copy that nothing leaves: no mail, no Telegram message, no feed.',
  })
  held: HeldDto | null;

  @ApiProperty()
  version: RunningDto;
}

export class ReleaseDto {
  @ApiProperty({ enum: WAITING, description: 'What becomes of what waited when the backup was made.' })
  @IsIn(WAITING, { message: tr.siteState.waiting })
  waiting: (typeof WAITING)[number];
}
