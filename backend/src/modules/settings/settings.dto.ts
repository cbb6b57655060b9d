import { ApiProperty } from '@nestjs/swagger';

/** What every visitor may know about the site. */
export class PublicSettings {
  @ApiProperty({ example: 'Oran Arşivi' })
  site_name: string;

  @ApiProperty({ example: 'destek@example.com' })
  support_email: string;

  @ApiProperty({ description: 'Demo matches are present: every page shows the badge.' })
  demo_data: boolean;
}
