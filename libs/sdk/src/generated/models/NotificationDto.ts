/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { NotificationKind } from './NotificationKind.ts';
export type NotificationDto = {
    id: string;
    kind: NotificationKind;
    resource: string;
    resourceId: string | null;
    data: Record<string, any>;
    createdAt: string;
    readAt: string | null;
};

