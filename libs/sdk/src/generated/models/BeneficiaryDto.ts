/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { BankDto } from './BankDto.ts';
import type { BeneficiaryHeldBy } from './BeneficiaryHeldBy.ts';
import type { BeneficiaryOwnerDto } from './BeneficiaryOwnerDto.ts';
import type { BeneficiaryStatus } from './BeneficiaryStatus.ts';
import type { Network } from './Network.ts';
import type { PayeeCheck } from './PayeeCheck.ts';
export type BeneficiaryDto = {
    id: string;
    /**
     * Whose it is, or whose customer’s
     */
    bank: BankDto;
    /**
     * The customer; null: the bank’s own
     */
    customer: BeneficiaryOwnerDto | null;
    /**
     * As whoever added it knows the payee
     */
    name: string;
    address: string;
    network: Network;
    /**
     * The payee’s bank, as it was given
     */
    payeeBank: string | null;
    note: string | null;
    /**
     * Paid while it is `active`; `waiting` until `usableAt`, `held` by the screening of its name
     */
    status: BeneficiaryStatus;
    /**
     * From when on it may be paid; null: nobody approved it yet
     */
    usableAt: string | null;
    /**
     * How long it waits once it is approved, or was added
     */
    waitingHours: number;
    heldBy: BeneficiaryHeldBy | null;
    /**
     * How the name agreed with that of the wallet’s owner when it was added
     */
    payeeCheck: PayeeCheck;
    addedBy: string;
    addedAt: string;
    decidedBy: string | null;
    decidedAt: string | null;
    decisionReason: string | null;
    removedAt: string | null;
    /**
     * Whether the caller may approve or refuse it now
     */
    mayDecide: boolean;
};

