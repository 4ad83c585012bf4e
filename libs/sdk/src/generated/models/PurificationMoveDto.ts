/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { BankDto } from './BankDto.ts';
import type { Currency } from './Currency.ts';
import type { PurificationKind } from './PurificationKind.ts';
import type { PurificationState } from './PurificationState.ts';
export type PurificationMoveDto = {
    id: string;
    bank: BankDto;
    kind: PurificationKind;
    state: PurificationState;
    amount: string;
    currency: Currency;
    taintedId: string | null;
    /**
     * Where it is set aside from
     */
    fromAddress: string | null;
    /**
     * The charity that is paid
     */
    charity: string | null;
    proposedBy: string;
    proposedAt: string;
    decidedBy: string | null;
    decidedAt: string | null;
    note: string | null;
    /**
     * The payment that made it
     */
    transactionId: string | null;
    /**
     * Whether you may decide it
     */
    mayDecide: boolean;
};

