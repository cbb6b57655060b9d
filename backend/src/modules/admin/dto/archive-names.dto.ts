import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IdField, TextField, ValidateWith } from '../../../common/http/fields';
import { tr } from '../../../common/locale/tr';
import { foldText } from '../../../common/text/fold';
import { teamKey } from '../../imports/names/team-key';

const said = tr.archiveNames;

type Key = (name: string) => string;

/** A name that is told from others by its key, which may be longer than the name and may not be empty. */
const KeyedField = (key: Key, max: number, required: string, tooLong: string) =>
  applyDecorators(
    TextField({ max, required, tooLong }),
    ValidateWith('key', (name) => {
      if (typeof name !== 'string') return null;
      const { length } = key(name);
      return length === 0 ? said.noLetters : length > max ? tooLong : null;
    }),
  );
const AliasField = (key: Key, max: number) =>
  KeyedField(key, max, said.aliasRequired, said.aliasTooLong(max));
const NameField = (key: Key, max: number) => KeyedField(key, max, said.nameRequired, said.nameTooLong(max));

export class CompetitionFormDto {
  @KeyedField(foldText, 60, said.countryRequired, said.nameTooLong(60))
  country_name: string;

  @NameField(foldText, 120)
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
  @AliasField(foldText, 180)
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
  @AliasField(teamKey, 100)
  alias: string;

  @NameField(teamKey, 100)
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
  @NameField(teamKey, 60)
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
