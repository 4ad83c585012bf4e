/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ChatState } from './ChatState.ts';
export type SupportAvailabilityDto = {
    chat: ChatState;
    days: Array<'Mon' | 'Tue' | 'Wed' | 'Thu' | 'Fri' | 'Sat' | 'Sun'>;
    from: string;
    to: string;
    timeZone: string;
    /**
     * An answer comes within this many hours
     */
    answerWithinHours: number;
    /**
     * Median of the last 30 days; null: none yet
     */
    medianAnswerSeconds: number | null;
    email: string | null;
    phone: string | null;
};

