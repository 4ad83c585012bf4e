/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { NeedDto } from './NeedDto.ts';
export type DashboardNeedsDto = {
    asOf: string;
    /**
     * The kinds that the caller may act on at all
     */
    needs: Array<NeedDto>;
};

