import { ApiProperty } from '@nestjs/swagger';

/** An address whose mailbox refused a mail for good. */
export class UndeliverableAddressRow {
  @ApiProperty()
  id: number;

  @ApiProperty({ description: 'In lower case.' })
  email: string;

  @ApiProperty({ type: String, nullable: true, description: 'Account with this address.' })
  username: string | null;

  @ApiProperty({ description: 'Whether it is on the list of the newsletter.' })
  is_subscriber: boolean;

  @ApiProperty({ description: 'What the server said.' })
  reason: string;

  @ApiProperty({ format: 'date-time' })
  since: string;
}
