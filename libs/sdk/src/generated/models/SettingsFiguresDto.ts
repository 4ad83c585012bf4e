/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type SettingsFiguresDto = {
    version: number;
    from: string;
    /**
     * null when it outlasted the period
     */
    until: string | null;
};

