import { factShapes, type PaymentFacts, type Shape } from '@connect/compliance-rules';
import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional, ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import {
  ArrayMaxSize, IsArray, IsBoolean, IsIn, IsISO31661Alpha2, IsISO8601, IsObject, IsOptional, IsString, MaxLength,
} from 'class-validator';
import { dayRanges, IsPlausible } from '../../platform/day.ts';
import { MayHoldNulls } from '../../platform/http/validation/nulls.ts';
import { CURRENCIES, NETWORKS, type Currency, type Network } from '../../platform/money.ts';
import { IsAmount, IsMemo } from '../../platform/wire.ts';

const PAYMENT_TYPES = ['send', 'zakat', 'zakat_split', 'escrow', 'batch', 'loan'] as const;
const KYC = ['verified', 'unverified', 'expired', 'rejected'] as const;
const AGREEMENTS = ['match', 'close', 'none'] as const;
const KINDS = ['person', 'organisation'] as const;
const MAX_ITEMS = 500;

type NestedFact = {
  [Name in keyof typeof factShapes]: (typeof factShapes)[Name] extends { type: 'string' | 'boolean' } ? never : Name;
}[keyof typeof factShapes];

/** A fact that may be null, which says as its absence does that nothing is known of it. */
const MayBeUnknown = (): PropertyDecorator => applyDecorators(
  ApiPropertyOptional({ nullable: true }), Transform(({ value }: { value: unknown }) => value ?? undefined),
  IsOptional(),
);
const IsText = (description: string, max = 200): PropertyDecorator =>
  applyDecorators(ApiPropertyOptional({ description, maxLength: max }), MayBeUnknown(), IsString(), MaxLength(max));
/** Digits, such as a code or a year, as words or as a number; noughts in front that a number has lost come back. */
const IsDigits = (description: string, max: number, least = 1): PropertyDecorator => applyDecorators(
  ApiPropertyOptional({ description, oneOf: [{ type: 'string', maxLength: max }, { type: 'integer', minimum: 0 }] }),
  Transform(({ value }: { value: unknown }) =>
    (Number.isSafeInteger(value) && Number(value) >= 0 ? String(value).padStart(least, '0') : value)),
  MayBeUnknown(), IsString(), MaxLength(max),
);
/** A shape as it is published: within it, null says as absence does that nothing is known of what need not be. */
const withUnknowns = (shape: Shape): object => {
  if ('oneOf' in shape) return { ...shape, oneOf: shape.oneOf.map(withUnknowns) };
  if (shape.type === 'array') return { ...shape, items: withUnknowns(shape.items) };
  if (shape.type !== 'object') return shape;
  const { properties, required = [] } = shape;
  return { ...shape, properties: Object.fromEntries(Object.entries(properties).map(([name, inner]) =>
    [name, { ...withUnknowns(inner), ...(required.includes(name) ? {} : { nullable: true }) }])) };
};
/** A fact that holds others: the rules library says of what shape they are, and refuses by path what does not fit. */
const IsFact = (name: NestedFact): PropertyDecorator => {
  const shape = factShapes[name];
  const checks = 'oneOf' in shape ? [] : shape.type === 'array' ? [IsArray(), ArrayMaxSize(MAX_ITEMS)] : [IsObject()];
  const published = withUnknowns(shape) as ApiPropertyOptions;
  return applyDecorators(ApiPropertyOptional(published), MayBeUnknown(), MayHoldNulls(), ...checks);
};
const IsFactAmount = (description: string): PropertyDecorator =>
  applyDecorators(IsAmount({ least: 0n, optional: true, description }), MayBeUnknown());

/**
 * A payment to be judged. Only type, amount and currency are needed: a rule whose facts are absent does not fire. A
 * fact that is null is absent as well, but not where absence stands for something: who is verified, and the day.
 */
export class AnalyzePaymentDto {
  @ApiProperty({ enum: PAYMENT_TYPES, enumName: 'PaymentType', example: 'send' })
  @IsIn(PAYMENT_TYPES) type!: (typeof PAYMENT_TYPES)[number];

  @IsAmount({ least: 1n, example: '1000.00' }) amount!: string;

  @ApiProperty({ enum: CURRENCIES, enumName: 'Currency', example: 'AED' })
  @IsIn(CURRENCIES) currency!: Currency;

  @IsMemo() @MayBeUnknown() memo?: string;

  @ApiPropertyOptional({ enum: NETWORKS, enumName: 'Network' })
  @MayBeUnknown() @IsIn(NETWORKS) network?: Network;

  @ApiPropertyOptional({ description: 'The day to judge on; absent: today', example: '2026-11-20' })
  @IsOptional() @IsISO8601({ strict: true }) @IsPlausible({ range: dayRanges.business, orTime: true }) asOf?: string;

  @IsText('The payee’s name') counterpartyName?: string;

  @ApiPropertyOptional({ description: 'ISO 3166 alpha-2', example: 'AE' })
  @MayBeUnknown() @IsISO31661Alpha2() counterpartyCountry?: string;

  @IsText('The payee’s name as the payer gives it', 140) statedName?: string;

  @ApiPropertyOptional({ enum: AGREEMENTS, enumName: 'NameAgreement', description: 'With the payee’s own name' })
  @MayBeUnknown() @IsIn(AGREEMENTS) statedNameMatch?: (typeof AGREEMENTS)[number];

  @IsText('ISO 3166 alpha-2 code of the payer’s country', 2) senderCountry?: string;
  @IsText('The payer’s name', 200) senderName?: string;
  @IsText('ISO 3166 alpha-2 nationality of the payer', 2) senderNationality?: string;
  @IsDigits('Birth or registration year or date of the payer, or "unknown"', 60) senderDob?: string;
  @IsDigits('Identity document of the payer', 64) senderId?: string;

  @ApiPropertyOptional({ enum: KINDS, enumName: 'PartyOfPaymentKind', description: 'What the payer is' })
  @MayBeUnknown() @IsIn(KINDS) senderKind?: (typeof KINDS)[number];

  @ApiPropertyOptional({ description: 'True when a list that was searched is older than it may be' })
  @MayBeUnknown() @IsBoolean() watchlistStale?: boolean;

  @IsText('The purpose as the network’s central bank codes it', 5) purposeCode?: string;

  @IsText('ISO 3166 alpha-2 nationality of the payee', 2) counterpartyNationality?: string;
  @IsDigits('Birth or registration year or date of the payee, or "unknown"', 60) counterpartyDob?: string;
  @IsDigits('Identity document of the payee', 64) counterpartyId?: string;

  @ApiPropertyOptional({ enum: KINDS, enumName: 'PartyOfPaymentKind', description: 'What the payee is' })
  @MayBeUnknown() @IsIn(KINDS) counterpartyKind?: (typeof KINDS)[number];

  @ApiPropertyOptional() @MayBeUnknown() @IsBoolean() crossBorder?: boolean;
  @IsDigits('Merchant category code', 4, 4) mcc?: string;
  @IsDigits('ISIC revision 4 code', 8, 4) isic?: string;
  @IsDigits('NAICS 2022 code', 8) naics?: string;

  @ApiPropertyOptional({ enum: KYC, enumName: 'KycStatus', description: 'Absent means verified' })
  @IsOptional() @IsIn(KYC) senderKyc?: (typeof KYC)[number];

  @IsText('Where the money comes from, as one of the published list', 300) sourceOfFunds?: string;
  @IsText('What the payer says of it', 300) sourceOfFundsText?: string;
  @IsText('The payee as the history names them, such as a wallet address', 128) to?: string;
  @IsText('What it is paid for: equity, financing, price, wage, rent, payroll and the like', 64) purpose?: string;
  @IsText('The activity that the paid service helps: alcohol, gambling and the like', 64) servedActivity?: string;
  @IsText('personal or business', 16) walletKind?: string;
  @IsFactAmount('Linked payments of the last seven days, this one included') linkedTotal7d?: string;
  @IsFactAmount('What the sender pays on a usual day') dailyMean90d?: string;
  @ApiPropertyOptional({ description: 'True when the cover bought is takaful' })
  @MayBeUnknown() @IsBoolean() takaful?: boolean;

  @IsFact('originator') originator?: PaymentFacts['originator'];
  @IsFact('beneficiary') beneficiary?: PaymentFacts['beneficiary'];
  @IsFact('history') history?: PaymentFacts['history'];
  @IsFact('sums') sums?: PaymentFacts['sums'];
  @IsFact('watchlistMissing') watchlistMissing?: PaymentFacts['watchlistMissing'];
  @IsFact('watchlist') watchlist?: PaymentFacts['watchlist'];
  @IsFact('screening') screening?: PaymentFacts['screening'];
  @IsFact('party') party?: PaymentFacts['party'];
  @IsFact('payee') payee?: PaymentFacts['payee'];
  @IsFact('entity') entity?: PaymentFacts['entity'];
  @IsFact('payerEntity') payerEntity?: PaymentFacts['payerEntity'];
  @IsFact('otherParties') otherParties?: PaymentFacts['otherParties'];
  @IsFact('contradictions') contradictions?: PaymentFacts['contradictions'];

  @IsFact('loan') loan?: PaymentFacts['loan'];
  @IsFact('latePayment') latePayment?: PaymentFacts['latePayment'];
  @IsFact('debtor') debtor?: PaymentFacts['debtor'];
  @IsFact('debt') debt?: PaymentFacts['debt'];
  @IsFact('reschedule') reschedule?: PaymentFacts['reschedule'];
  @IsFact('guarantee') guarantee?: PaymentFacts['guarantee'];
  @IsFact('debtSale') debtSale?: PaymentFacts['debtSale'];

  @IsFact('exchange') exchange?: PaymentFacts['exchange'];
  @IsFact('sale') sale?: PaymentFacts['sale'];
  @IsFact('payment') payment?: PaymentFacts['payment'];
  @IsFact('salam') salam?: PaymentFacts['salam'];
  @IsFact('istisna') istisna?: PaymentFacts['istisna'];
  @IsFact('arbun') arbun?: PaymentFacts['arbun'];
  @IsFact('contract') contract?: PaymentFacts['contract'];
  @IsFact('chain') chain?: PaymentFacts['chain'];
  @IsFact('ownerGroups') ownerGroups?: PaymentFacts['ownerGroups'];

  @IsFact('instrument') instrument?: PaymentFacts['instrument'];
  @IsFact('investment') investment?: PaymentFacts['investment'];
  @IsFact('trade') trade?: PaymentFacts['trade'];
  @IsFact('insurance') insurance?: PaymentFacts['insurance'];
  @IsFact('pool') pool?: PaymentFacts['pool'];
  @IsFact('ticket') ticket?: PaymentFacts['ticket'];
  @IsFact('prediction') prediction?: PaymentFacts['prediction'];
  @IsFact('prize') prize?: PaymentFacts['prize'];
  @IsFact('asset') asset?: PaymentFacts['asset'];
  @IsFact('target') target?: PaymentFacts['target'];
  @IsFact('certification') certification?: PaymentFacts['certification'];
  @IsFact('issuer') issuer?: PaymentFacts['issuer'];

  @IsFact('zakatAutoSplit') zakatAutoSplit?: PaymentFacts['zakatAutoSplit'];
  @IsFact('zakatSplit') zakatSplit?: PaymentFacts['zakatSplit'];
  @IsFact('recipient') recipient?: PaymentFacts['recipient'];
  @IsFact('user') user?: PaymentFacts['user'];
  @IsFact('zakat') zakat?: PaymentFacts['zakat'];
}
