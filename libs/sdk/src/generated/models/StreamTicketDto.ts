/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type StreamTicketDto = {
    /**
     * Goes to `/api/v1/events/stream?ticket=`
     */
    ticket: string;
    expiresAt: string;
};

