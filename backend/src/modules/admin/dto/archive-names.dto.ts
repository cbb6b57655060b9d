import { ApiProperty } from '@nestjs/swagger';
import { IdField, TextField } from '../../../common/http/fields';
import { tr } from '../../../common/locale/tr';

const said = tr.archiveNames;

const AliasField = (max: number) =>
  TextField({ max, required: said.aliasRequired, tooLong: said.aliasTooLong(max) });
const NameField = (max: number) =>
  TextField({ max, required: said.nameRequired, tooLong: said.nameTooLong(max) });

export class CompetitionFormDto {
  @TextField({ max: 60, required: said.countryRequired, tooLong: said.nameTooLong(60) })
  country_name: string;

  @NameField(120)
  name: string;
}

export class CompetitionRow {
  @ApiProperty()
  id: number;

  @ApiProperty()
  country_name: string;

  @ApiProperty()
  name: string;

  @ApiProperty({ type: String, nullable: true })
  league_code: string | null;

  @ApiProperty()
  matches: number;
}

export class CompetitionAliasFormDto {
  @AliasField(180)
  alias: string;

  @IdField()
  competition_id: number;
}

export class CompetitionAliasRow {
  @ApiProperty()
  id: number;

  @ApiProperty({ example: 'turkiye super ligi', description: 'Without accents and case, country included.' })
  alias: string;

  @ApiProperty()
  competition_id: number;

  @ApiProperty({ example: 'Türkiye · Süper Lig' })
  competition: string;

  @ApiProperty({ description: 'Comes with the site: it stays.' })
  built_in: boolean;
}

export class TeamAliasFormDto {
  @AliasField(100)
  alias: string;

  @NameField(100)
  name: string;
}

export class TeamAliasRow {
  @ApiProperty()
  id: number;

  @ApiProperty({ example: 'man united', description: 'Without accents and case.' })
  alias: string;

  @ApiProperty({ example: 'Manchester United' })
  name: string;

  @ApiProperty({ description: 'Comes with the site: it stays.' })
  built_in: boolean;
}

export class ClubSponsorFormDto {
  @NameField(60)
  name: string;
}

export class ClubSponsorRow {
  @ApiProperty()
  id: number;

  @ApiProperty({ example: 'Yukatel', description: 'In front of a club’s name it makes no other club.' })
  name: string;

  @ApiProperty({ description: 'Comes with the site: it stays.' })
  built_in: boolean;
}
