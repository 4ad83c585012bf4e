/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { NotificationDto } from './NotificationDto.ts';
export type NotificationPageDto = {
    unread: number;
    notifications: Array<NotificationDto>;
};

