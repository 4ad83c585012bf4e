import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform, Type, plainToInstance } from 'class-transformer';
import {
  IsIn, IsISO31661Alpha2, IsObject, IsOptional, Matches, ValidateBy, ValidateNested,
} from 'class-validator';
import { dayRanges, IsDay } from '../../platform/day.ts';
import type { FieldProblem } from '../../platform/http/problems/refusal.ts';
import { problemsWithin } from '../../platform/http/validation/validation.pipe.ts';
import { IsPlainText } from '../../platform/wire.ts';

const ADDRESS_TYPES = ['HOME', 'BIZZ', 'GEOG'] as const;
const NATURAL_NAME_TYPES = ['LEGL', 'BIRT', 'MAID', 'ALIA', 'MISC'] as const;
const LEGAL_NAME_TYPES = ['LEGL', 'SHRT', 'TRAD'] as const;
const IDENTIFIER_TYPES = ['ARNU', 'CCPT', 'RAID', 'DRLC', 'FIIN', 'TXID', 'SOCS', 'IDCD', 'LEIX', 'MISC'] as const;

/** Characters of the name of somebody who pays or is paid, as messages of ISO 20022 have it (Max140Text). */
export const MOST_PARTY_NAME = 140;

interface LineOptions {
  most: number;
  optional?: boolean;
  example?: string;
  description?: string;
}

/** Words of one line: trimmed, stored as NFC, without breaks, control or text-direction characters. */
export const IsLine = (options: LineOptions): PropertyDecorator => applyDecorators(
  IsPlainText({ least: 1, ...options }),
  Matches(/^[^\t\n\r]*$/, { message: ({ property }) => `${property} must be one line.` }),
);

/** A country as ISO 3166 codes it with two letters. */
export const IsPartyCountry = (description: string, optional = true): PropertyDecorator => applyDecorators(
  ApiProperty({ required: !optional, example: 'AE', description: `${description}, as an ISO 3166 alpha-2 code` }),
  ...(optional ? [IsOptional()] : []),
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim().toUpperCase() : value)),
  IsISO31661Alpha2({ message: ({ property }) => `${property} must be an ISO 3166 alpha-2 code such as AE.` }),
);

const IsWord = (words: readonly string[], enumName: string, optional = true): PropertyDecorator => applyDecorators(
  ApiProperty({ enum: words, enumName, required: !optional, example: words[0] }),
  ...(optional ? [IsOptional()] : []), IsIn(words),
);

const IsPart = (part: () => new () => object, optional = true): PropertyDecorator => applyDecorators(
  ApiProperty({ type: () => part(), required: !optional }), ...(optional ? [IsOptional()] : []),
  IsObject(), ValidateNested(), Type(part),
);

/** The name of a person, in the words of IVMS101. */
export class NaturalPersonNameDto {
  @IsLine({ most: MOST_PARTY_NAME, example: 'Al Mansoori', description: 'Family name, or the whole name' })
  primaryIdentifier!: string;

  @IsLine({ most: MOST_PARTY_NAME, optional: true, example: 'Amina' }) secondaryIdentifier?: string;
  @IsWord(NATURAL_NAME_TYPES, 'NaturalPersonNameType') nameIdentifierType?: (typeof NATURAL_NAME_TYPES)[number];
}

/** The name of an organisation, in the words of IVMS101. */
export class LegalPersonNameDto {
  @IsLine({ most: MOST_PARTY_NAME, example: 'Gulf Trading LLC' }) legalPersonName!: string;
  @IsWord(LEGAL_NAME_TYPES, 'LegalPersonNameType')
  legalPersonNameIdentifierType?: (typeof LEGAL_NAME_TYPES)[number];
}

/** Where somebody lives or does business, in the words of IVMS101. */
export class GeographicAddressDto {
  @IsWord(ADDRESS_TYPES, 'AddressType') addressType?: (typeof ADDRESS_TYPES)[number];
  @IsLine({ most: 70, optional: true, example: 'Corniche Street' }) streetName?: string;
  @IsLine({ most: 16, optional: true, example: '12' }) buildingNumber?: string;
  @IsLine({ most: 16, optional: true, example: '00000' }) postCode?: string;
  @IsLine({ most: 35, example: 'Abu Dhabi' }) townName!: string;
  @IsPartyCountry('Where it is', false) country!: string;
}

/** A document or number that identifies somebody, in the words of IVMS101. */
export class NationalIdentificationDto {
  @IsLine({ most: 35, example: '784199012345678' }) nationalIdentifier!: string;
  @IsWord(IDENTIFIER_TYPES, 'NationalIdentifierType', false)
  nationalIdentifierType!: (typeof IDENTIFIER_TYPES)[number];

  @IsPartyCountry('Who issued it') countryOfIssue?: string;
}

/** When and where a person was born, in the words of IVMS101. */
export class DateAndPlaceOfBirthDto {
  @IsDay({ description: 'A day', example: '1990-04-12', range: dayRanges.birth })
  dateOfBirth!: string;

  @IsLine({ most: 70, optional: true, example: 'Abu Dhabi' }) placeOfBirth?: string;
}

/** A person who pays or is paid. */
export class NaturalPersonDto {
  @IsPart(() => NaturalPersonNameDto, false) name!: NaturalPersonNameDto;
  @IsPart(() => GeographicAddressDto) geographicAddress?: GeographicAddressDto;
  @IsPart(() => NationalIdentificationDto) nationalIdentification?: NationalIdentificationDto;
  @IsPart(() => DateAndPlaceOfBirthDto) dateAndPlaceOfBirth?: DateAndPlaceOfBirthDto;
  @IsPartyCountry('Where the person lives') countryOfResidence?: string;
}

/** An organisation that pays or is paid. */
export class LegalPersonDto {
  @IsPart(() => LegalPersonNameDto, false) name!: LegalPersonNameDto;
  @IsPart(() => GeographicAddressDto) geographicAddress?: GeographicAddressDto;
  @IsPart(() => NationalIdentificationDto) nationalIdentification?: NationalIdentificationDto;
  @IsPartyCountry('Where it is registered') countryOfRegistration?: string;
}

/** A party of a payment as the payment describes it: a person or an organisation. */
export class PaymentPartyDto {
  @ApiPropertyOptional({ type: () => NaturalPersonDto })
  @IsOptional() @IsObject() @ValidateNested() @Type(() => NaturalPersonDto) naturalPerson?: NaturalPersonDto;

  @ApiPropertyOptional({ type: () => LegalPersonDto })
  @IsOptional() @IsObject() @ValidateNested() @Type(() => LegalPersonDto) legalPerson?: LegalPersonDto;
}

/** A party as a payment describes it; exactly one of a person and an organisation. */
export const IsPaymentParty = (description: string): PropertyDecorator => applyDecorators(
  ApiPropertyOptional({ type: () => PaymentPartyDto, description }),
  IsOptional(), IsObject(), ValidateNested(), Type(() => PaymentPartyDto),
  ValidateBy({
    name: 'isOneParty',
    validator: {
      validate: (value: unknown) => {
        const { naturalPerson, legalPerson } = (value ?? {}) as PaymentPartyDto;
        return (naturalPerson === undefined) !== (legalPerson === undefined);
      },
      defaultMessage: (args) =>
        `${args?.property ?? 'party'} must hold one of naturalPerson and legalPerson.`,
    },
  }),
);

class StatedParties {
  @IsPaymentParty('The payee') beneficiary?: PaymentPartyDto;
  @IsPaymentParty('The payer') originator?: PaymentPartyDto;
}

/** What is wrong with a party within a list that is read by hand; the parent is its place in the list. */
export const problemsOfParty = (
  field: 'beneficiary' | 'originator', party: unknown, parent: string,
): FieldProblem[] => problemsWithin(plainToInstance(StatedParties, { [field]: party }), parent);
