/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ViewScreen } from './ViewScreen.ts';
export type KeepViewDto = {
    screen: ViewScreen;
    name: string;
    /**
     * The filters as query parameters; empty for everything
     */
    query: string;
    /**
     * Whether the list opens like this
     */
    isDefault: boolean;
};

