/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ListColumn } from './ListColumn.ts';
import type { ListDensity } from './ListDensity.ts';
import type { LookList } from './LookList.ts';
export type ListLookDto = {
    list: LookList;
    density: ListDensity;
    /**
     * The columns that are left out
     */
    hidden: Array<ListColumn>;
};

