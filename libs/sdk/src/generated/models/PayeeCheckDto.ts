/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { LookAlikeDto } from './LookAlikeDto.ts';
import type { PayeeCheck } from './PayeeCheck.ts';
export type PayeeCheckDto = {
    /**
     * unknown: the wallet is not here, or one of the names cannot be read
     */
    result: PayeeCheck;
    /**
     * The owner’s name, of a close match alone
     */
    name: string | null;
    /**
     * Words of the owner’s name that the given one lacks
     */
    missing: Array<string>;
    /**
     * Words that the owner’s name lacks
     */
    extra: Array<string>;
    /**
     * A beneficiary, or a wallet paid before, of another address with the same first six and last four characters: whoever copied this address may have been deceived
     */
    lookAlikeOf: LookAlikeDto | null;
};

