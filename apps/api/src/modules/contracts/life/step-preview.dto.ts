import { ApiExtraModels, ApiProperty, getSchemaPath } from '@nestjs/swagger';
import { FieldProblemDto } from '../../../platform/http/problems/problem.dto.ts';
import { CURRENCIES, type Currency } from '../../../platform/money.ts';
import { PostingDto } from '../../transactions/public.ts';
import { LackingConsentDto, TurnDto } from '../contract-progress.dto.ts';
import { NextDueDto } from '../contract.dto.ts';
import { CONTRACT_STATES, PARTY_ROLES, type ContractState, type PartyRole } from '../terms/contract-kinds.ts';
import { CONTRACT_ACTIONS, type ContractAction } from './contract-actions.ts';

const WALLET = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

/** One end of a payment that a step would make. */
export class PreviewEndDto {
  @ApiProperty({ enum: PARTY_ROLES, enumName: 'PartyRole', example: 'buyer' }) role!: PartyRole;
  @ApiProperty({ example: 0 }) position!: number;
  @ApiProperty({ example: 'Amina Rahman' }) name!: string;
  @ApiProperty({ type: String, nullable: true, example: WALLET, description: 'null: no wallet is named yet' })
  address!: string | null;
}

/** A payment that a step would make. */
export class PreviewPaymentDto {
  @ApiProperty({ example: 'instalment' }) kind!: string;
  @ApiProperty({ type: PreviewEndDto }) from!: PreviewEndDto;
  @ApiProperty({ type: PreviewEndDto }) to!: PreviewEndDto;
  @ApiProperty({ example: '8958.33' }) amount!: string;
  @ApiProperty({ example: '0.00', description: 'Contracts pay none' }) fee!: string;
  @ApiProperty({ example: '0.00', description: 'Given to charity with it, because it comes late' })
  lateDonation!: string;

  @ApiProperty({ example: false, description: 'Set aside in the payer’s wallet, and not paid yet' }) isHeld!: boolean;
  @ApiProperty({ type: Number, isArray: true, example: [1], description: 'The lines of the schedule it settles' })
  settles!: number[];
}

/** What would become of a deposit that is held. */
export class PreviewDepositDto {
  @ApiProperty({ example: '150.00', description: 'Paid to the seller' }) captured!: string;
  @ApiProperty({ example: '150.00', description: 'Free again in the buyer’s wallet' }) freed!: string;
}

/** What a wallet within the caller’s reach holds before and after. */
export class PreviewBalanceDto {
  @ApiProperty({ example: 'Amina Rahman' }) name!: string;
  @ApiProperty({ example: WALLET }) address!: string;
  @ApiProperty({ example: '10000.00', description: 'What can be spent of it now' }) before!: string;
  @ApiProperty({ type: String, nullable: true, example: '1041.67', description: 'null: the step is refused' })
  after!: string | null;
}

/** What taking the step now would be answered with. */
@ApiExtraModels(FieldProblemDto)
export class PreviewRefusalDto {
  @ApiProperty({ example: 422 }) status!: number;
  @ApiProperty({ example: 'INSUFFICIENT_FUNDS' }) code!: string;
  @ApiProperty({ example: 'The wallet has 10.00 AED available; the amount and its fee need 8958.33.' }) error!: string;
  @ApiProperty({
    description: 'The facts behind it, as the step itself answers them', nullable: true, example: null,
    oneOf: [{ type: 'array', items: { $ref: getSchemaPath(FieldProblemDto) } }, { type: 'object' }],
  })
  details!: unknown;
}

/** What a step would do, from the step itself, taken and undone. */
export class StepPreviewDto {
  @ApiProperty({
    enum: CONTRACT_ACTIONS, enumName: 'ContractAction', example: 'pay', description: 'Of a consent: the step it is for',
  })
  step!: ContractAction;

  @ApiProperty({ enum: CONTRACT_STATES, enumName: 'ContractState', example: 'instalments' }) state!: ContractState;
  @ApiProperty({ enum: CONTRACT_STATES, enumName: 'ContractState', example: 'instalments', description: 'After it' })
  nextState!: ContractState;

  @ApiProperty({
    type: LackingConsentDto, isArray: true,
    description: 'Who else must consent before it is done; nothing moves until the last of them has',
  })
  waitsFor!: LackingConsentDto[];

  @ApiProperty({ example: true, description: 'Whether it posts, holds or frees money' }) movesMoney!: boolean;
  @ApiProperty({ enum: CURRENCIES, enumName: 'Currency', example: 'AED' }) currency!: Currency;
  @ApiProperty({ example: '8958.33', description: 'Everything that payers give by it, donations included' })
  total!: string;

  @ApiProperty({ type: PreviewPaymentDto, isArray: true }) payments!: PreviewPaymentDto[];
  @ApiProperty({ type: PreviewDepositDto, nullable: true, example: null }) deposit!: PreviewDepositDto | null;
  @ApiProperty({ type: PostingDto, isArray: true }) postings!: PostingDto[];
  @ApiProperty({ type: PreviewBalanceDto, isArray: true }) balances!: PreviewBalanceDto[];
  @ApiProperty({ example: '80625.00', description: 'What is still to be paid after it' }) outstanding!: string;
  @ApiProperty({ type: NextDueDto, nullable: true, description: 'What falls due next after it' })
  nextDue!: NextDueDto | null;

  @ApiProperty({ type: TurnDto, isArray: true, description: 'What may be done after it, and by whom' })
  next!: TurnDto[];

  @ApiProperty({ type: PreviewRefusalDto, nullable: true, example: null, description: 'null: it would be done' })
  refusal!: PreviewRefusalDto | null;

  @ApiProperty({
    type: String, nullable: true, pattern: '^[0-9a-f]{64}$', example: null,
    description: 'Sent along as `expected`, it lets the step be done only if it still does just this; null: it does '
      + 'nothing that could change',
  })
  expected!: string | null;
}
