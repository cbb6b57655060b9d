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
  id: number;
  country_name: string;
  name: string;
  league_code: string | null;
  matches: number;
}

export class CompetitionAliasFormDto {
  @AliasField(180)
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
  @AliasField(100)
  alias: string;

  @NameField(100)
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
  @NameField(60)
  name: string;
}

export class ClubSponsorRow {
  id: number;
  /** In front of a club’s name it makes no other club. @example Yukatel */
  name: string;
  /** Comes with the site: it stays. */
  built_in: boolean;
}
