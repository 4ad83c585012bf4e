/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type TakenOverDto = {
    /**
     * Completed payments that the version would refuse, within this part
     */
    payments: number;
    /**
     * One for each of them and each rule of the Shariah that objects
     */
    findings: number;
    /**
     * How many are new in the register
     */
    recorded: number;
    /**
     * Where the next part begins; null: none is left
     */
    next: number | null;
};

