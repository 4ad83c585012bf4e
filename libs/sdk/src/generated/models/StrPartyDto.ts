/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { StrPartyKind } from './StrPartyKind.ts';
export type StrPartyDto = {
    kind: StrPartyKind;
    gender?: string | null;
    firstName?: string | null;
    middleName?: string | null;
    lastName?: string | null;
    /**
     * Day of birth
     */
    birthDate?: string | null;
    /**
     * Another name they are known by
     */
    alias?: string | null;
    passportNumber?: string | null;
    passportCountry?: string | null;
    idNumber?: string | null;
    nationality?: string | null;
    residence?: string | null;
    /**
     * The unit’s code of whose phone it is
     */
    phoneContactType?: string | null;
    /**
     * The unit’s code of the kind of phone
     */
    phoneType?: string | null;
    phone?: string | null;
    /**
     * The unit’s code of the kind of address
     */
    addressType?: string | null;
    address?: string | null;
    city?: string | null;
    addressCountry?: string | null;
    state?: string | null;
    email?: string | null;
    occupation?: string | null;
    /**
     * The unit’s code of the kind of document
     */
    documentType?: string | null;
    documentNumber?: string | null;
    /**
     * Day of issue
     */
    documentIssuedOn?: string | null;
    /**
     * Day of expiry
     */
    documentExpiresOn?: string | null;
    documentCountry?: string | null;
    /**
     * Number or mark of tax registration
     */
    taxRegistration?: string | null;
    /**
     * Of an organisation
     */
    name?: string | null;
    /**
     * The unit’s code of the legal form
     */
    legalForm?: string | null;
    incorporationNumber?: string | null;
    business?: string | null;
    incorporationState?: string | null;
    incorporationCountry?: string | null;
    /**
     * Day of incorporation
     */
    incorporatedOn?: string | null;
    /**
     * Who keeps the account
     */
    institutionName?: string | null;
    institutionCode?: string | null;
    branch?: string | null;
    /**
     * The address of the wallet
     */
    account?: string | null;
    accountCurrency?: string | null;
    accountName?: string | null;
    accountType?: string | null;
    /**
     * Day it was opened
     */
    openedOn?: string | null;
    accountStatus?: string | null;
};

