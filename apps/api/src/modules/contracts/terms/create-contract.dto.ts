import { applyDecorators, type Type } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type as TypeOf } from 'class-transformer';
import {
  ArrayMaxSize, ArrayMinSize, IsArray, IsBoolean, IsIn, IsObject, IsOptional, ValidateNested,
} from 'class-validator';
import { HoldsOuterNames, TakesIban } from '../../../platform/http/outer-names/outer-name-fields.ts';
import { CURRENCIES, type Currency } from '../../../platform/money.ts';
import { IsAmount, IsPlainText } from '../../../platform/wire.ts';
import type { ContractType } from './contract-kinds.ts';
import { IsTermNumber, TermsOf } from './terms-of.ts';

const MOST_PAYMENTS = 360;
const MOST_MONTHS = 480;
const MOST_MARGIN = 1000;
const MOST_UNITS = 10_000;
const MOST_PARTNERS = 20;
const CAPITAL_KINDS = ['cash', 'inKind', 'receivable'] as const;
const UPKEEP = ['lessor', 'lessee'] as const;
const DEFAULT_CURRENCY = 'AED';

const IsParty = (description: string, example: string): PropertyDecorator => applyDecorators(
  TakesIban(),
  IsPlainText({
    least: 0, most: 120, optional: true, example,
    description: `${description}: a wallet (id, address, IBAN), or a name`,
  }),
);
const IsCurrency = (): PropertyDecorator => (target, name) => {
  ApiPropertyOptional({ enum: CURRENCIES, enumName: 'Currency', default: DEFAULT_CURRENCY })(target, name);
  IsOptional()(target, name);
  IsIn(CURRENCIES)(target, name);
};
const IsSubject = (example: string): PropertyDecorator =>
  IsPlainText({ least: 0, most: 500, optional: true, example, description: 'What the contract is about' });
const IsUpkeep = (description: string, initial: string): PropertyDecorator => (target, name) => {
  ApiPropertyOptional({ type: String, enum: UPKEEP, default: initial, description })(target, name);
  IsOptional()(target, name);
  IsIn(UPKEEP)(target, name);
};

const PARTY = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const OTHER = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';

/** A sale at cost plus a known profit, paid in instalments. */
export class CreateMurabahaDto extends TermsOf('murabaha', [
  'status', 'currency',
  'assetPrice', 'profitMargin', 'profitAmount', 'installments', 'deferredPaymentPeriod', 'totalPrice',
  'installmentAmount', 'buyer', 'seller', 'supplier', 'assetDescription',
]) {
  @IsCurrency() currency: Currency = DEFAULT_CURRENCY;
  @IsAmount({ least: 1n, example: '100000.00', description: 'What the seller pays for it' }) assetPrice!: string;
  @IsTermNumber(0, MOST_MARGIN, { description: 'Profit in percent of the cost', example: 7.5, places: 2 })
  profitMargin?: number;

  @IsAmount({ least: 0n, optional: true, description: 'Profit as a sum, in place of a margin' }) profitAmount?: string;
  @IsTermNumber(1, MOST_PAYMENTS, { description: 'How many instalments', initial: 12, places: 0 })
  installments = 12;

  @IsTermNumber(1, MOST_MONTHS, { description: 'Months until the last instalment', initial: 12, places: 0 })
  deferredPaymentPeriod = 12;

  @IsTermNumber(0, 1e13, { description: 'The whole price as the client worked it out; compared to the minor unit' })
  totalPrice?: number;

  @IsTermNumber(0, 1e13, { description: 'One instalment as the client worked it out; it may be a minor unit off' })
  installmentAmount?: number;

  @IsParty('The buyer', PARTY) buyer?: string;
  @IsParty('The seller', OTHER) seller?: string;
  @IsParty('Who sells it to the seller', 'Gulf Motors LLC') supplier?: string;
  @IsSubject('Delivery van, chassis 4471') assetDescription?: string;
}

/** A lease, with or without ownership at its end. */
export class CreateIjaraDto extends TermsOf('ijara', [
  'status', 'currency',
  'assetValue', 'rentalPeriod', 'monthlyRent', 'maintenanceResponsibility', 'insuranceResponsibility',
  'purchaseOption', 'tenant', 'landlord', 'supplier', 'assetDescription',
]) {
  @IsCurrency() currency: Currency = DEFAULT_CURRENCY;
  @IsAmount({ least: 0n, optional: true, example: '400000.00', description: 'What it is worth' })
  assetValue?: string;

  @IsTermNumber(1, MOST_MONTHS, { description: 'How many months', initial: 12, places: 0 }) rentalPeriod = 12;
  @IsAmount({ least: 1n, optional: true, example: '9000.00', description: 'The rent of a month' })
  monthlyRent?: string;

  @IsUpkeep('Who answers for repairs; with routine scope it may be the lessee', 'lessor')
  maintenanceResponsibility: (typeof UPKEEP)[number] = 'lessor';

  @IsUpkeep('Who insures it', 'lessor') insuranceResponsibility: (typeof UPKEEP)[number] = 'lessor';
  @ApiPropertyOptional({ type: Boolean, default: false }) @IsOptional() @IsBoolean() purchaseOption = false;
  @IsParty('The lessee', PARTY) tenant?: string;
  @IsParty('The lessor', OTHER) landlord?: string;
  @IsParty('Who sells it to the lessor', 'Gulf Motors LLC') supplier?: string;
  @IsSubject('Crane, serial 90-A') assetDescription?: string;
}

/** A venture of one who gives the capital and one who works with it. */
export class CreateMudarabaDto extends TermsOf('mudaraba', [
  'status', 'currency',
  'capitalAmount', 'rabbAlMalRatio', 'mudaribRatio', 'duration', 'businessDescription', 'capitalProvider',
  'entrepreneur', 'venture',
]) {
  @IsCurrency() currency: Currency = DEFAULT_CURRENCY;
  @IsAmount({ least: 1n, example: '200000.00', description: 'The capital' }) capitalAmount!: string;
  @IsTermNumber(0, 100, {
    description: 'The capital provider’s share of profit; absent: what the other leaves', places: 2,
  })
  rabbAlMalRatio?: number;

  @IsTermNumber(0, 100, { description: 'The manager’s share of profit; absent: what the other leaves', places: 2 })
  mudaribRatio?: number;

  @IsTermNumber(1, MOST_MONTHS, { description: 'Months', initial: 12, places: 0 }) duration = 12;
  @IsSubject('Wholesale of dates') businessDescription?: string;
  @IsParty('Who gives the capital', PARTY) capitalProvider?: string;
  @IsParty('Who works with it', OTHER) entrepreneur?: string;
  @IsParty('The wallet that holds the money of the venture; absent: the entrepreneur’s', OTHER) venture?: string;
}

/** One partner of a musharaka. */
export class PartnerDto {
  @TakesIban()
  @IsPlainText({
    least: 1, most: 120, example: 'Workshop', description: 'The partner: a wallet (id, address, IBAN), or a name',
  })
  name!: string;

  @IsAmount({ least: 1n, example: '300000.00', description: 'What the partner puts in' }) capital!: string;
  @IsTermNumber(0, 100, { description: 'Share of profit in percent', example: 100, required: true, places: 2 })
  profit!: number;

  @IsTermNumber(0, 100, { description: 'Share of loss in percent; absent: that of the capital', places: 2 })
  loss?: number;

  @ApiPropertyOptional({ type: Boolean, description: 'False for a partner who will not work' })
  @IsOptional() @IsBoolean() works?: boolean;

  @ApiPropertyOptional({ type: String, enum: CAPITAL_KINDS, default: 'cash', description: 'What the capital is' })
  @IsOptional() @IsIn(CAPITAL_KINDS) kind?: (typeof CAPITAL_KINDS)[number];

  @ApiPropertyOptional({ type: Boolean, description: 'False for goods that nobody valued' })
  @IsOptional() @IsBoolean() valued?: boolean;

  @IsAmount({ least: 0n, optional: true, description: 'A sum paid whatever the result' }) fixedReturn?: string;
  @IsTermNumber(0, 100, { description: 'A percentage of the capital paid whatever the result', places: 2 })
  returnPctOfCapital?: number;
}

/** A venture into which every partner puts capital. */
export class CreateMusharakaDto extends TermsOf('musharaka', [
  'status', 'currency', 'businessDescription', 'venture', 'partners',
]) {
  @IsCurrency() currency: Currency = DEFAULT_CURRENCY;
  @ApiProperty({ type: PartnerDto, isArray: true, minItems: 2, maxItems: MOST_PARTNERS, example: [
    { name: 'Workshop', capital: '300000.00', works: true, profit: 65 },
    { name: 'Fund', capital: '200000.00', works: false, profit: 35 },
  ] })
  @HoldsOuterNames(() => PartnerDto) @IsArray() @ArrayMinSize(2) @ArrayMaxSize(MOST_PARTNERS) @IsObject({ each: true })
  @ValidateNested({ each: true }) @TypeOf(() => PartnerDto)
  partners!: PartnerDto[];

  @IsSubject('Furniture workshop') businessDescription?: string;
  @IsParty('The wallet that holds the money of the venture; absent: the first working partner’s', OTHER)
  venture?: string;
}

/** Joint ownership of an asset that its client buys unit by unit. */
export class CreateDiminishingMusharakaDto extends TermsOf('diminishing-musharaka', [
  'status', 'currency', 'assetDescription', 'assetValue', 'financier', 'client', 'supplier', 'units', 'financierUnits',
  'unitsPerPeriod', 'periodMonths', 'fullRent',
]) {
  @IsCurrency() currency: Currency = DEFAULT_CURRENCY;
  @IsSubject('Apartment 12, Marina Tower') assetDescription?: string;
  @IsAmount({ least: 1n, optional: true, example: '1000000.00', description: 'What it costs' })
  assetValue?: string;

  @IsParty('Who finances', OTHER) financier?: string;
  @IsParty('Who buys the units', PARTY) client?: string;
  @IsParty('Who sells the asset to both', 'Marina Developments LLC') supplier?: string;
  @IsTermNumber(1, MOST_UNITS, { description: 'All units', initial: 100, places: 0 }) units = 100;
  @IsTermNumber(1, MOST_UNITS, { description: 'Units of the financier', example: 80, required: true, places: 0 })
  financierUnits!: number;

  @IsTermNumber(1, MOST_UNITS, { description: 'Units bought each period', example: 4, required: true, places: 0 })
  unitsPerPeriod!: number;

  @IsTermNumber(1, 12, { description: 'Months of one period', initial: 1, places: 0 }) periodMonths = 1;
  @IsAmount({ least: 0n, example: '15000.00', description: 'The rent of the whole for one period' })
  fullRent!: string;
}

/** The shape of a request for a contract of each type. */
export const CONTRACT_SHAPES = {
  murabaha: CreateMurabahaDto,
  ijara: CreateIjaraDto,
  mudaraba: CreateMudarabaDto,
  musharaka: CreateMusharakaDto,
  'diminishing-musharaka': CreateDiminishingMusharakaDto,
} as const satisfies Record<ContractType, Type>;
