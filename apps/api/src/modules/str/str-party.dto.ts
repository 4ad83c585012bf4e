import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { dayRanges } from '../../platform/day.ts';
import { IsFileDay } from '../customers/public.ts';
import { STR_PARTY_KINDS, type StrPartyKind } from './goaml/party-fields.ts';
import { IsStrText } from './str-text.decorator.ts';

/** A party of a payment in a report: what is not known is null. Of each kind only the fields of that kind are told. */
export class StrPartyDto {
  @ApiProperty({ enum: STR_PARTY_KINDS, enumName: 'StrPartyKind', example: 'person' })
  @IsIn(STR_PARTY_KINDS) kind!: StrPartyKind;

  @IsStrText({ most: 1, example: 'F' }) gender!: string | null;
  @IsStrText({ most: 100, example: 'Amina' }) firstName!: string | null;
  @IsStrText({ most: 100 }) middleName!: string | null;
  @IsStrText({ most: 100, example: 'Rahman' }) lastName!: string | null;
  @IsFileDay({ range: dayRanges.birth, description: 'Day of birth', example: '1991-04-12', mayBeNull: true })
  birthDate!: string | null;
  @IsStrText({ most: 100, description: 'Another name they are known by' }) alias!: string | null;
  @IsStrText({ most: 255 }) passportNumber!: string | null;
  @IsStrText({ most: 2 }) passportCountry!: string | null;
  @IsStrText({ most: 255, example: '784199100000118' }) idNumber!: string | null;
  @IsStrText({ most: 2, example: 'AE' }) nationality!: string | null;
  @IsStrText({ most: 2, example: 'AE' }) residence!: string | null;
  @IsStrText({ most: 20, description: 'The unit’s code of whose phone it is' }) phoneContactType!: string | null;
  @IsStrText({ most: 20, description: 'The unit’s code of the kind of phone' }) phoneType!: string | null;
  @IsStrText({ most: 50 }) phone!: string | null;
  @IsStrText({ most: 20, description: 'The unit’s code of the kind of address' }) addressType!: string | null;
  @IsStrText({ most: 100 }) address!: string | null;
  @IsStrText({ most: 255 }) city!: string | null;
  @IsStrText({ most: 2 }) addressCountry!: string | null;
  @IsStrText({ most: 255 }) state!: string | null;
  @IsStrText({ most: 255 }) email!: string | null;
  @IsStrText({ most: 255 }) occupation!: string | null;
  @IsStrText({ most: 20, description: 'The unit’s code of the kind of document' }) documentType!: string | null;
  @IsStrText({ most: 255 }) documentNumber!: string | null;
  @IsFileDay({ description: 'Day of issue', mayBeNull: true }) documentIssuedOn!: string | null;
  @IsFileDay({ description: 'Day of expiry', mayBeNull: true }) documentExpiresOn!: string | null;
  @IsStrText({ most: 2 }) documentCountry!: string | null;
  @IsStrText({ most: 100, description: 'Number or mark of tax registration' }) taxRegistration!: string | null;
  @IsStrText({ most: 255, description: 'Of an organisation' }) name!: string | null;
  @IsStrText({ most: 20, description: 'The unit’s code of the legal form' }) legalForm!: string | null;
  @IsStrText({ most: 50 }) incorporationNumber!: string | null;
  @IsStrText({ most: 255 }) business!: string | null;
  @IsStrText({ most: 255 }) incorporationState!: string | null;
  @IsStrText({ most: 2 }) incorporationCountry!: string | null;
  @IsFileDay({ range: dayRanges.founding, description: 'Day of incorporation', mayBeNull: true })
  incorporatedOn!: string | null;
  @IsStrText({ most: 255, description: 'Who keeps the account' }) institutionName!: string | null;
  @IsStrText({ most: 50 }) institutionCode!: string | null;
  @IsStrText({ most: 255 }) branch!: string | null;
  @IsStrText({ most: 255, description: 'The address of the wallet' }) account!: string | null;
  @IsStrText({ most: 3 }) accountCurrency!: string | null;
  @IsStrText({ most: 255 }) accountName!: string | null;
  @IsStrText({ most: 20 }) accountType!: string | null;
  @IsFileDay({ description: 'Day it was opened', mayBeNull: true }) openedOn!: string | null;
  @IsStrText({ most: 20 }) accountStatus!: string | null;
}
