/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type ScorePointDto = {
    /**
     * The day, the hour or the month it begins
     */
    from: string;
    transactions: number;
    averageScore: number | null;
};

