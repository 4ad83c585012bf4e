/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { BilingualDto } from './BilingualDto.ts';
import type { Currency } from './Currency.ts';
import type { Network } from './Network.ts';
import type { RecallReason } from './RecallReason.ts';
import type { RecallRefusal } from './RecallRefusal.ts';
import type { RecallSide } from './RecallSide.ts';
import type { RecallState } from './RecallState.ts';
export type RecallDto = {
    id: string;
    transactionId: string;
    uetr: string;
    network: Network;
    /**
     * What the payee received, or would have
     */
    amount: string;
    currency: Currency;
    /**
     * What leaves the payee’s wallet on acceptance; zakat set aside returns from its fund
     */
    payeeReturns: string;
    fromAddress: string;
    toAddress: string;
    /**
     * cancelled: the payment had not happened, and does not any more; expired: nobody answered in time
     */
    state: RecallState;
    reason: RecallReason;
    reasonText: BilingualDto;
    /**
     * In the words of the payer’s side
     */
    note: string | null;
    /**
     * Whether it is asked back for a reason of the Shariah
     */
    isShariah: boolean;
    requestedBy: string;
    requestedAt: string;
    /**
     * When the time to answer ends: with the fifteenth business day of the network’s country
     */
    answerBy: string;
    refusal: RecallRefusal | null;
    refusalText: BilingualDto | null;
    /**
     * In the words of the payee’s side
     */
    answerNote: string | null;
    /**
     * null: nobody had to, or did in time
     */
    answeredBy: string | null;
    answeredAt: string | null;
    /**
     * The transaction that returned the money
     */
    reversal: string | null;
    /**
     * Whose side is yours: the payer’s, which asked, the payee’s, which received it, or both
     */
    sides: Array<RecallSide>;
    /**
     * Whether you may answer it
     */
    mayDecide: boolean;
    /**
     * Whether you may accept it; large money, and what would come to you, its owner returns in person
     */
    mayAccept: boolean;
};

