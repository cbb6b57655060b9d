import { applyDecorators } from '@nestjs/common';
import { ApiProperty, PartialType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsIn,
  IsObject,
  Matches,
  ValidateBy,
  ValidateNested,
} from 'class-validator';
import { DURATION_TYPES, type DurationType } from '../../../platform/access/durations';
import { EmailField } from '../../../platform/http/account-fields';
import { MapText, NoListInside, TextField } from '../../../platform/http/fields';
import { IntegerBetween } from '../../../platform/http/integer-text';
import { tr } from '../../../platform/locale/tr';
import { isIbanOrPlaceholder, writtenIban } from '../values/iban';
import type { Integer } from '../../../platform/wire-types';

const said = tr.settings;
const line = (max: number) => TextField({ max });

/** An https address, or empty for none. */
const LinkField = (): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ example: 'https://t.me/ornek', description: 'https address, or empty for none.' }),
    Matches(/^(https:\/\/[^\s<>"'`\\]{3,400})?$/, { message: said.link }),
    MapText((text) => text.trim()),
  );

/** Nested settings: an object, and each of its own fields checked. */
const Section = (type: () => new () => object): PropertyDecorator =>
  applyDecorators(
    // swagger knows a lazy type by the name `type`, which this arrow function has
    ApiProperty({ type: () => type() }),
    ValidateNested({ message: said.section }),
    IsObject({ message: said.section }),
    Type(type),
  );

const SectionList = (type: () => new () => object, max: number): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ type: () => type(), isArray: true, maxItems: max }),
    ValidateNested({ each: true, message: said.section }),
    NoListInside(said.section),
    ArrayMaxSize(max, { message: said.tooMany(max) }),
    IsArray({ message: said.list }),
    Type(type),
  );

export class BankDto {
  @line(100)
  account_holder: string;

  @line(100)
  bank_name: string;

  /** @example TR33 0006 1005 1978 6457 8413 26 */
  @MapText(writtenIban)
  @ValidateBy({
    name: 'iban',
    validator: { validate: isIbanOrPlaceholder, defaultMessage: () => said.iban },
  })
  iban: string;
}

/** Who answers for personal data, as the privacy notice names them. */
export class DataControllerDto {
  @line(150)
  name: string;

  /** Empty for none: the notice then names no address. */
  @TextField({ max: 300, mayBeEmpty: true })
  address: string;
}

export class PriceDto {
  @IsIn(DURATION_TYPES, { message: said.durationType })
  duration_type: DurationType;

  @line(80)
  title: string;

  /** Turkish lira. @schema {"minimum":1,"maximum":1000000} */
  @IntegerBetween(1, 1_000_000, said.price)
  price_tl: Integer;
}

export class LinksDto {
  @LinkField()
  messaging_group: string;

  @LinkField()
  telegram: string;

  @LinkField()
  whatsapp: string;

  @LinkField()
  instagram: string;

  @LinkField()
  x: string;

  @LinkField()
  youtube: string;
}

export class AboutEditorDto {
  @line(60)
  name: string;

  @line(600)
  text: string;

  @LinkField()
  link: string;
}

export class CarouselLogoDto {
  @line(60)
  name: string;

  /** File below /assets/kupon, or empty: the name is shown instead. */
  @Matches(/^[A-Za-z0-9._-]{0,120}$/, { message: said.imageFilename })
  image_filename: string;
}

/** Everything an admin may set. */
export class SettingsDto {
  @line(60)
  site_name: string;

  @EmailField()
  support_email: string;

  // stated here because a change takes it over
  @ApiProperty({
    type: 'integer',
    minimum: 0,
    maximum: 1_000_000,
    description: 'Most mails that leave in an hour; 0: as many as there are.',
  })
  @IntegerBetween(0, 1_000_000, said.mailsPerHour)
  mails_per_hour: Integer;

  @Section(() => BankDto)
  bank: BankDto;

  @Section(() => DataControllerDto)
  data_controller: DataControllerDto;

  @SectionList(() => PriceDto, DURATION_TYPES.length)
  @ArrayUnique((price: PriceDto) => price?.duration_type, { message: said.samePackage })
  products: PriceDto[];

  @Section(() => LinksDto)
  links: LinksDto;

  @SectionList(() => AboutEditorDto, 12)
  about_editors: AboutEditorDto[];

  @SectionList(() => CarouselLogoDto, 24)
  carousel_logos: CarouselLogoDto[];
}

/** A change of settings: what is left out stays as it is; a section is replaced as a whole. */
export class SettingsChangeDto extends PartialType(SettingsDto, { skipNullProperties: false }) {}

/** What every visitor may know about the site. */
export class PublicSettings extends SettingsDto {
  /** Demo matches are present: every page shows the badge. */
  demo_data: boolean;
  /** Membership agreement that a registration accepts. @example 2026-05 */
  agreement_version: string;
}

export class ProductDto extends PriceDto {
  /** @example 30 */
  days: Integer;
}

export class ProductsAnswer {
  products: ProductDto[];
}
