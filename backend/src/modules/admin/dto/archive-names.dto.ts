import { applyDecorators } from '@nestjs/common';
import { IdField, TextField, ValidateWith } from '../../../platform/http/fields';
import { tr } from '../../../platform/locale/tr';
import { foldText } from '../../../platform/text/fold';
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
  competition_name: string;
}

export class CompetitionAliasFormDto {
  @AliasField(foldText, 180)
  alias: string;

  @IdField()
  competition_id: number;
}

export class CompetitionAliasRow {
  id: number;
  /** Without accents and case, country included. @example turkiye super ligi */
  alias: string;
  competition_id: number;
  /** @example Türkiye · Süper Lig */
  competition: string;
  /** Comes with the site: it stays. */
  built_in: boolean;
}

export class TeamAliasFormDto {
  @AliasField(teamKey, 100)
  alias: string;

  @NameField(teamKey, 100)
  name: string;
}

export class TeamAliasRow {
  id: number;
  /** Without accents and case. @example man united */
  alias: string;
  /** @example Manchester United */
  name: string;
  /** Comes with the site: it stays. */
  built_in: boolean;
}

export class ClubSponsorFormDto {
  @NameField(teamKey, 60)
  name: string;
}

export class ClubSponsorRow {
  id: number;
  /** In front of a club’s name it makes no other club. @example Yukatel */
  name: string;
  /** Comes with the site: it stays. */
  built_in: boolean;
}
