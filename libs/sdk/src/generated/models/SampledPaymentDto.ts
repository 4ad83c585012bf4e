/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { Currency } from './Currency.ts';
import type { Network } from './Network.ts';
import type { SampledEventDto } from './SampledEventDto.ts';
import type { SampledOpinionDto } from './SampledOpinionDto.ts';
import type { SampledPartyDto } from './SampledPartyDto.ts';
import type { SampledVerdictDto } from './SampledVerdictDto.ts';
import type { TransactionStatus } from './TransactionStatus.ts';
export type SampledPaymentDto = {
    transactionId: string;
    network: Network;
    amount: string;
    currency: Currency;
    status: TransactionStatus;
    createdAt: string;
    from: SampledPartyDto;
    to: SampledPartyDto;
    /**
     * null where none was written, or only the payee may read it
     */
    memo: string | null;
    purposeCode: string | null;
    /**
     * The payee as the payer names it
     */
    counterpartyName: string | null;
    verdict: SampledVerdictDto;
    opinions: Array<SampledOpinionDto>;
    /**
     * In the order of the log
     */
    events: Array<SampledEventDto>;
};

