import { ApiProperty } from '@nestjs/swagger';
import { ROLES, type Role } from '../../platform/http/access/actor.ts';
import {
  AGENT_ACTS, AGENT_CASES, SECOND_PERSONS, type AgentAct, type AgentCase, type SecondPerson,
} from '../../platform/second-person.ts';
import { toTransactionId } from '../../platform/ids.ts';
import { formatMinor } from '../../platform/money.ts';
import { IsAmount } from '../../platform/wire.ts';
import { ZAKAT_MODES, type ZakatMode } from '../charges/public.ts';
import {
  RECALL_STATES, STATUSES, SUB_STATUSES, TransactionDetailDto, type RecallState, type TransactionStatus,
  type TransactionSubStatus,
} from '../transactions/public.ts';
import { SECOND_OFFICER_CASES, type SecondOfficerCase } from '../transfers/public.ts';
import type { Payment } from './payment.ts';
import { LIFE_ACTIONS, type Action } from './transitions.ts';

/** How much to release from escrow; absent: all that is left. */
export class ReleaseEscrowDto {
  @IsAmount({ least: 1n, optional: true, example: '100.00' }) amount?: string;
}

/** Where a payment stands after a step. */
export class ActionResultDto {
  @ApiProperty({ example: 'tx_01m7wskz7nfcnz5jryp8n2sjsg' }) transactionId!: string;
  @ApiProperty({ enum: STATUSES, enumName: 'TransactionStatus', example: 'completed' }) status!: TransactionStatus;
  @ApiProperty({ enum: SUB_STATUSES, enumName: 'TransactionSubStatus', nullable: true, example: null })
  subStatus!: TransactionSubStatus | null;

  @ApiProperty({ example: '250.00', description: 'Released to the payee so far' }) released!: string;
}

/** Tells where a payment stands. */
export const resultOf = ({ id, status, subStatus, releasedMinor }: Payment): ActionResultDto =>
  ({ transactionId: toTransactionId(id), status, subStatus, released: formatMinor(releasedMinor) });

/** The conditions a payment carries. */
export class PaymentTermsDto {
  @ApiProperty({ enum: ZAKAT_MODES, enumName: 'ZakatMode', nullable: true, example: null })
  zakatMode!: ZakatMode | null;

  @ApiProperty({ example: '0.00', description: 'Set aside for zakat; not a fulfilment of it' }) zakat!: string;
  @ApiProperty({ type: Number, nullable: true, example: 2, description: 'How many must approve' })
  quorum!: number | null;

  @ApiProperty({ example: false }) escrow!: boolean;
  @ApiProperty({ type: String, nullable: true, example: '2026-11-23T08:30:00.000Z' }) expiresAt!: string | null;
}

/** The money that was set aside for a payment, and what became of it. */
export class HoldDto {
  @ApiProperty({ example: '250.25', description: 'Set aside when it was sent' }) amount!: string;
  @ApiProperty({ example: '250.25', description: 'Paid out of it so far' }) captured!: string;
  @ApiProperty({ example: '0.00', description: 'Free again for the payer' }) released!: string;
}

/** One officer's decision on a payment. */
export class ApprovalDto {
  @ApiProperty({ example: 'Emirates Bank Officer' }) approver!: string;
  @ApiProperty({ enum: ['approve', 'reject'], enumName: 'ApprovalDecision', example: 'approve' })
  decision!: 'approve' | 'reject';

  @ApiProperty({ example: '2026-11-20T08:31:00.000Z' }) createdAt!: string;
}

/** What an officer or administrator does not do alone with the money of another, and whom it needs then. */
export class SecondPersonRuleDto {
  @ApiProperty({
    enum: AGENT_ACTS, enumName: 'AgentAct', example: 'pay',
    description: 'To pay, to exchange between the networks, to release from escrow, or to return a payment received',
  })
  act!: AgentAct;

  @ApiProperty({
    enum: AGENT_CASES, enumName: 'AgentCase', example: 'from_limit',
    description: 'From `limit` on, or whatever the amount where the money comes to whoever asks',
  })
  when!: AgentCase;

  @ApiProperty({
    enum: SECOND_PERSONS, enumName: 'SecondPerson', example: 'officer',
    description: 'The approval of an officer without a part in it, or the owner of the money in person',
  })
  needs!: SecondPerson;
}

/** When one person is not enough. */
export class FourEyesDto {
  @ApiProperty({
    example: '250000.00',
    description: 'In either currency; for payments and exchanges what leaves a wallet in a day (UTC)',
  })
  limit!: string;

  @ApiProperty({ example: '250000.00', description: 'From here on, two officers must agree on a payment under review' })
  reviewLimit!: string;

  @ApiProperty({
    enum: SECOND_OFFICER_CASES, enumName: 'SecondOfficerCase', isArray: true, example: [...SECOND_OFFICER_CASES],
    description: 'When two officers must agree: from that amount on, or at any amount where a party bears the very '
      + 'name that a list of sanctions has',
  })
  reviewCases!: SecondOfficerCase[];

  @ApiProperty({ type: SecondPersonRuleDto, isArray: true }) rules!: SecondPersonRuleDto[];
}

/** One step in the life of a payment. */
export class TimelineEntryDto {
  @ApiProperty({ example: 'transaction_send' }) action!: string;
  @ApiProperty({ type: String, nullable: true, example: 'completed', description: 'The status it led to' })
  status!: string | null;

  @ApiProperty({ type: String, nullable: true, example: null }) subStatus!: string | null;
  @ApiProperty({ type: String, nullable: true, example: 'Amina Rahman', description: 'null for the system' })
  actor!: string | null;

  @ApiProperty({ enum: ROLES, enumName: 'Role', nullable: true, example: 'user' }) actorRole!: Role | null;
  @ApiProperty({ type: 'object', additionalProperties: true, example: { amount: '250.00' } })
  details!: Record<string, unknown>;
  @ApiProperty({ type: String, nullable: true, example: 'req_01a1f799-7cf5-7ea7-962b-eb6214b0cb30' })
  requestId!: string | null;

  @ApiProperty({ example: '2026-11-20T08:30:00.000Z' }) createdAt!: string;
}

/** One transaction with its conditions, its life so far, and what the caller may do with it now. */
export class TransactionLifeDto extends TransactionDetailDto {
  @ApiProperty({ type: PaymentTermsDto }) terms!: PaymentTermsDto;
  @ApiProperty({ example: '250.00', description: 'Released to the payee so far' }) released!: string;
  @ApiProperty({ example: '0.00', description: 'Still set aside for it' }) held!: string;
  @ApiProperty({ type: HoldDto, nullable: true, description: 'null for a payment that never waited' })
  hold!: HoldDto | null;

  @ApiProperty({ type: ApprovalDto, isArray: true }) approvals!: ApprovalDto[];
  @ApiProperty({ type: TimelineEntryDto, isArray: true, description: 'Oldest first' }) timeline!: TimelineEntryDto[];
  @ApiProperty({ enum: LIFE_ACTIONS, enumName: 'TransactionAction', isArray: true, description: 'What you may do now' })
  actions!: Action[];

  @ApiProperty({ type: String, nullable: true, example: null, description: 'The transaction that took this one back' })
  reversedBy!: string | null;

  @ApiProperty({ type: String, nullable: true, example: null, description: 'The transaction this one takes back' })
  reverses!: string | null;

  @ApiProperty({
    enum: RECALL_STATES, enumName: 'RecallState', nullable: true, example: null,
    description: 'How the newest recall of it stands; null: nobody asked to have it back',
  })
  recall!: RecallState | null;
}
