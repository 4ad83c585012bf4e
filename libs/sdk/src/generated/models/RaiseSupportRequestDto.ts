/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { SupportCategory } from './SupportCategory.ts';
import type { SupportPriority } from './SupportPriority.ts';
export type RaiseSupportRequestDto = {
    name: string;
    email: string;
    subject: string;
    message: string;
    category?: SupportCategory;
    priority?: SupportPriority;
    /**
     * A request to the API that support may look at
     */
    reportedRequestId?: string;
};

