/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { SupportCategory } from './SupportCategory.ts';
import type { SupportKind } from './SupportKind.ts';
import type { SupportMessageDto } from './SupportMessageDto.ts';
import type { SupportPersonDto } from './SupportPersonDto.ts';
import type { SupportPriority } from './SupportPriority.ts';
import type { SupportState } from './SupportState.ts';
import type { SupportStep } from './SupportStep.ts';
export type SupportConversationDto = {
    id: string;
    number: string;
    kind: SupportKind;
    subject: string;
    category: SupportCategory;
    priority: SupportPriority;
    /**
     * open: staff is to answer; waiting: you are
     */
    state: SupportState;
    requester: SupportPersonDto;
    contactName: string;
    contactEmail: string;
    assignee: SupportPersonDto | null;
    reportedRequestId: string | null;
    createdAt: string;
    /**
     * When something was last said or done
     */
    updatedAt: string;
    /**
     * Oldest first
     */
    messages: Array<SupportMessageDto>;
    steps: Array<SupportStep>;
};

