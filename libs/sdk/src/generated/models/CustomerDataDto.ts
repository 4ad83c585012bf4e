/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { AccountPurpose } from './AccountPurpose.ts';
import type { BeneficialOwnerDto } from './BeneficialOwnerDto.ts';
import type { CustomerDocumentDto } from './CustomerDocumentDto.ts';
import type { CustomerKind } from './CustomerKind.ts';
import type { FundSource } from './FundSource.ts';
export type CustomerDataDto = {
    kind: CustomerKind;
    /**
     * As the documents say it
     */
    legalName: string;
    legalNameArabic?: string | null;
    /**
     * Day or year of birth, or of incorporation
     */
    bornOn: string;
    /**
     * Nationality of a person; none of an organisation
     */
    nationality?: string | null;
    /**
     * Where a person lives or an organisation is registered
     */
    country: string;
    documents: Array<CustomerDocumentDto>;
    /**
     * Of an organisation: whoever holds 25 per cent or more, at least
     */
    owners: Array<BeneficialOwnerDto>;
    /**
     * Whether nobody else holds 25 per cent or more
     */
    areOwnersComplete: boolean;
    /**
     * Line of business: a class of ISIC revision 4
     */
    isic?: string | null;
    /**
     * Merchant category of who is paid for goods
     */
    mcc?: string | null;
    purpose: AccountPurpose;
    purposeText?: string | null;
    sourceOfFunds: FundSource;
    sourceText?: string | null;
};

