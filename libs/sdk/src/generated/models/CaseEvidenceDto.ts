/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { CaseAskDto } from './CaseAskDto.ts';
import type { CaseHitDto } from './CaseHitDto.ts';
import type { CasePartyDto } from './CasePartyDto.ts';
import type { CaseSumDto } from './CaseSumDto.ts';
import type { EarlierCaseDto } from './EarlierCaseDto.ts';
import type { SecondReadingDto } from './SecondReadingDto.ts';
import type { TransactionDetailDto } from './TransactionDetailDto.ts';
import type { TransactionDto } from './TransactionDto.ts';
export type CaseEvidenceDto = {
    transactionId: string;
    /**
     * The gravest first
     */
    asks: Array<CaseAskDto>;
    /**
     * An opinion on its words; null where no model reads them
     */
    secondReading: SecondReadingDto | null;
    /**
     * The most alike first
     */
    hits: Array<CaseHitDto>;
    payment: TransactionDetailDto;
    payer: CasePartyDto;
    payee: CasePartyDto;
    /**
     * From payer to payee, and back
     */
    pair: Array<CaseSumDto>;
    /**
     * Between these two wallets, newest first
     */
    pairPayments: Array<TransactionDto>;
    /**
     * Of either party, newest first
     */
    earlierCases: Array<EarlierCaseDto>;
};

