/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type StatementMessageDto = {
    /**
     * Its MsgId
     */
    messageId: string;
    /**
     * Its PmtInfId
     */
    paymentInstructionId: string;
    /**
     * InstrId
     */
    instructionId: string | null;
};

