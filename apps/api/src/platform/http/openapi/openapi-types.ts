import type { OpenAPIObject } from '@nestjs/swagger';

// The library publishes the type of the document only; its parts are named here.
export type OperationObject = NonNullable<OpenAPIObject['paths'][string]['get']>;
export type ParameterObject = Exclude<NonNullable<OperationObject['parameters']>[number], ReferenceObject>;
export type RequestBodyObject = Exclude<NonNullable<OperationObject['requestBody']>, ReferenceObject>;
export type ResponseObject = Exclude<NonNullable<OperationObject['responses'][string]>, ReferenceObject>;
export type MediaTypeObject = RequestBodyObject['content'][string];
export type Schema = NonNullable<MediaTypeObject['schema']>;
export type SchemaObject = Exclude<Schema, ReferenceObject>;
export type HeaderObject = Exclude<NonNullable<ResponseObject['headers']>[string], ReferenceObject>;
export interface ReferenceObject { $ref: string }
