/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type PaperAttachmentDto = {
    id: string;
    name: string;
    /**
     * In bytes
     */
    size: number;
    /**
     * SHA-256, in hexadecimal digits
     */
    digest: string;
    uploadedBy: string;
    uploadedAt: string;
};

