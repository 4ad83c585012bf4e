import { InvalidFacts, factShapes, purposeCodes, readFacts, type PaymentFacts } from '@connect/compliance-rules';
import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional, type ApiPropertyOptions } from '@nestjs/swagger';
import { Transform, type TransformFnParams } from 'class-transformer';
import { IsBoolean, IsIn, IsObject, IsOptional, Matches, ValidateBy } from 'class-validator';
import { invalid } from '../../../platform/http/problems/refusal.ts';
import type { Network } from '../../../platform/money.ts';
import { UETR } from '../../../platform/uetr.ts';
import { SourceOfFundsDto } from '../../compliance/public.ts';
import {
  IsLine, IsMetadata, IsPartyCountry, IsPaymentParty, MOST_PARTY_NAME, keptMetadata, type PaymentMetadata,
  type PaymentPartyDto,
} from '../../transactions/public.ts';

export const MOST_REFERENCE = 140;
const UETR_EXAMPLE = '6f1c1a8e-3a52-4f0e-9b53-0c4e5f1d2a77';

/** The codes of all networks; which of them a network takes is asked when the payment is drafted. */
export const PURPOSE_CODES = purposeCodes.map(({ code }) => code);

const codesOf = (network: Network): ReadonlySet<string> =>
  new Set(purposeCodes.filter((purpose) => purpose.network === network).map(({ code }) => code));
const CODES_OF: Readonly<Record<Network, ReadonlySet<string>>> = {
  uae_dirham: codesOf('uae_dirham'), qatar_cbdc: codesOf('qatar_cbdc'),
};

/** Whether a network takes a purpose. */
export const takesPurpose = (network: Network, code: string): boolean => CODES_OF[network].has(code);

const problemOf = (issuer: unknown): string | null => {
  try {
    readFacts({ type: 'send', amount: '1', currency: 'AED', issuer } as PaymentFacts);
    return null;
  } catch (failure) {
    if (failure instanceof InvalidFacts) return failure.message;
    throw failure;
  }
};

/** The screening figures of the company whose shares are paid for, as the rules read them. */
const IsIssuer = (): PropertyDecorator => applyDecorators(
  ApiPropertyOptional({
    ...factShapes.issuer, example: { impureIncomePct: 1.5, interestDebtPct: 12 },
    description: 'Where shares are bought: what their screening says of the company that issued them',
  } as unknown as ApiPropertyOptions),
  IsOptional(), IsObject(),
  ValidateBy({
    name: 'isIssuer',
    validator: {
      validate: (value: unknown) => problemOf(value) === null,
      defaultMessage: (args) => problemOf(args?.value) ?? 'issuer cannot be read.',
    },
  }),
);

/** The UETR that a payment comes with. */
const IsUetr = (): PropertyDecorator => applyDecorators(
  ApiPropertyOptional({
    example: UETR_EXAMPLE, pattern: UETR.source,
    description: 'The unique end-to-end transaction reference that the payment comes with, a UUID of version 4: one '
      + 'that no transaction has, whatever became of it. Absent: it follows from the transaction’s id',
  }),
  IsOptional(),
  Transform(({ value }: TransformFnParams): unknown => (typeof value === 'string' ? value.toLowerCase() : value)),
  Matches(UETR, { message: 'uetr must be a UUID of version 4.' }),
);

/** What a payment may say of itself and of its parties besides amount and memo; nothing of it is needed. */
export class PaymentDetailsDto extends SourceOfFundsDto {
  @ApiPropertyOptional({
    enum: PURPOSE_CODES, enumName: 'PurposeCode', example: 'FAM',
    description: 'The purpose as the central bank of the payer’s network codes it; see GET /api/v1/compliance/purposes',
  })
  @IsOptional() @IsIn(PURPOSE_CODES, { message: 'purposeCode must be one of GET /api/v1/compliance/purposes.' })
  purposeCode?: string;

  @IsLine({
    most: MOST_PARTY_NAME, optional: true, example: 'Yusuf Al Kuwari',
    description: 'The payee’s name as the payer knows it; compared with the name of the wallet’s owner, and screened',
  })
  counterpartyName?: string;

  @IsPartyCountry('Where the payee is') counterpartyCountry?: string;

  @IsLine({
    most: MOST_REFERENCE, optional: true, example: 'INV-2026-0042', description: 'The payer’s own reference',
  })
  reference?: string;

  @ApiPropertyOptional({
    default: false,
    description: 'Refuse it with 409 when its payer has used the reference before, in a payment that was not refused '
      + 'or cancelled',
  })
  @IsOptional() @IsBoolean() isReferenceUnique?: boolean;

  @IsUetr() uetr?: string;

  @IsMetadata('What your own programs keep with it; shown to the payer’s side alone') metadata?: PaymentMetadata;

  @IsPaymentParty('What the payer’s bank has to say of the payer (FATF R.16), in the words of IVMS101')
  originator?: PaymentPartyDto;

  @IsPaymentParty('What the payment says of the payee (FATF R.16), in the words of IVMS101')
  beneficiary?: PaymentPartyDto;

  @IsIssuer() issuer?: PaymentFacts['issuer'];
}

/** What a payment says of itself, as it is judged and kept. */
export type PaymentDetails = Pick<PaymentDetailsDto,
  'purposeCode' | 'counterpartyName' | 'counterpartyCountry' | 'reference' | 'isReferenceUnique' | 'uetr' | 'metadata'
  | 'originator' | 'beneficiary' | 'issuer'> & {
    /** Names of others whom it speaks of, as messages do; sought in the lists, and kept with its verdict alone. */
    alsoNamed?: readonly string[];
  };

/**
 * The details of a request, without what it says besides; a purpose that its network does not take is refused, and so
 * is a reference that is to be unique and is not there.
 */
export const checkedDetails = (request: PaymentDetails, network: Network): PaymentDetails => {
  const { purposeCode, counterpartyName, counterpartyCountry, reference, originator, beneficiary, issuer } = request;
  const isReferenceUnique = request.isReferenceUnique === true ? true : undefined;
  if (purposeCode !== undefined && !CODES_OF[network].has(purposeCode)) {
    const message = `purposeCode ${purposeCode} is not one of the network ${network}.`;
    throw invalid([{ field: 'purposeCode', code: 'NOT_AN_OPTION', message }]);
  }
  if (isReferenceUnique && reference === undefined) {
    const message = 'isReferenceUnique has no effect without a reference.';
    throw invalid([{ field: 'isReferenceUnique', code: 'CONFLICTING', message }]);
  }
  const details = {
    purposeCode, counterpartyName, counterpartyCountry, reference, isReferenceUnique, uetr: request.uetr,
    metadata: keptMetadata(request.metadata), originator, beneficiary, issuer, alsoNamed: request.alsoNamed,
  };
  return Object.fromEntries(Object.entries(details).filter(([, value]) => value !== undefined));
};
