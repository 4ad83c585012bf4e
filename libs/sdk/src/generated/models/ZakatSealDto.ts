/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type ZakatSealDto = {
    height: string;
    /**
     * Of the tree over the whole log
     */
    root: string;
    hash: string;
    /**
     * Of the tree over what every account holds
     */
    balancesRoot: string | null;
    sealedAt: string;
};

