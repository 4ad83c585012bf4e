import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional, ApiProperty } from '@nestjs/swagger';
import {
  ArrayMaxSize, IsArray, IsBoolean, IsIn, IsISO31661Alpha2, IsISO8601, IsObject, IsOptional, IsString, MaxLength,
} from 'class-validator';
import { CURRENCIES, NETWORKS, type Currency, type Network } from '../../platform/money.ts';
import { IsAmount, IsMemo } from '../../platform/wire.ts';

const PAYMENT_TYPES = ['send', 'zakat', 'zakat_split', 'escrow', 'batch', 'loan'] as const;
const KYC = ['verified', 'unverified', 'expired', 'rejected'] as const;
const MAX_ITEMS = 500;

type Fact = Record<string, unknown>;

const IsText = (description: string, max = 200): PropertyDecorator =>
  applyDecorators(ApiPropertyOptional({ description, maxLength: max }), IsOptional(), IsString(), MaxLength(max));
const IsFact = (description: string): PropertyDecorator => applyDecorators(
  ApiPropertyOptional({ type: 'object', additionalProperties: true, description }), IsOptional(), IsObject());
const IsFactList = (description: string): PropertyDecorator => applyDecorators(
  ApiPropertyOptional({ type: 'array', items: { type: 'object', additionalProperties: true }, description }),
  IsOptional(), IsArray(), ArrayMaxSize(MAX_ITEMS), IsObject({ each: true }));

/** A payment to be judged. Only type, amount and currency are needed: a rule whose facts are absent does not fire. */
export class AnalyzePaymentDto {
  @ApiProperty({ enum: PAYMENT_TYPES, enumName: 'PaymentType', example: 'send' })
  @IsIn(PAYMENT_TYPES) type!: (typeof PAYMENT_TYPES)[number];

  @IsAmount({ least: 1n, example: '1000.00' }) amount!: string;

  @ApiProperty({ enum: CURRENCIES, enumName: 'Currency', example: 'AED' })
  @IsIn(CURRENCIES) currency!: Currency;

  @IsMemo() memo?: string;

  @ApiPropertyOptional({ enum: NETWORKS, enumName: 'Network' })
  @IsOptional() @IsIn(NETWORKS) network?: Network;

  @ApiPropertyOptional({ description: 'The day to judge on', example: '2026-11-20' })
  @IsOptional() @IsISO8601({ strict: true }) asOf?: string;

  @IsText('The payee’s name') counterpartyName?: string;

  @ApiPropertyOptional({ description: 'ISO 3166 alpha-2', example: 'AE' })
  @IsOptional() @IsISO31661Alpha2() counterpartyCountry?: string;

  @IsText('ISO 3166 alpha-2 nationality of the payee', 2) counterpartyNationality?: string;
  @IsText('Birth year or date of the payee', 10) counterpartyDob?: string;
  @IsText('Identity document of the payee', 64) counterpartyId?: string;

  @ApiPropertyOptional() @IsOptional() @IsBoolean() crossBorder?: boolean;
  @IsText('Merchant category code', 4) mcc?: string;
  @IsText('ISIC revision 4 code', 8) isic?: string;
  @IsText('NAICS 2022 code', 8) naics?: string;

  @ApiPropertyOptional({ enum: KYC, enumName: 'KycStatus', description: 'Absent means verified' })
  @IsOptional() @IsIn(KYC) senderKyc?: (typeof KYC)[number];

  @IsText('Where the money comes from', 300) sourceOfFunds?: string;
  @IsFactList('Earlier transfers of the sender') history?: Fact[];
  @IsFactList('Listed parties to screen against') watchlist?: Fact[];
  @IsFact('A loan behind the payment') loan?: Fact;
  @IsFact('A security, paper or derivative bought') instrument?: Fact;
  @IsFact('A charge for late payment') latePayment?: Fact;
  @IsFact('An exchange of currencies') exchange?: Fact;
  @IsFact('A sale') sale?: Fact;
  @IsFact('A sale of debt') debtSale?: Fact;
  @IsFactList('A chain of trades') chain?: Fact[];
  @IsFact('An investment') investment?: Fact;
  @IsFact('Terms of a contract') contract?: Fact;
  @ApiPropertyOptional() @IsOptional() @IsBoolean() takaful?: boolean;
  @IsFact('A prize pool') pool?: Fact;
  @IsFact('A ticket') ticket?: Fact;
  @IsFact('A stake on an outcome') prediction?: Fact;
  @IsFact('The asset bought') asset?: Fact;
}
