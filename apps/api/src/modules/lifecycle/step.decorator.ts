import { HttpCode, applyDecorators } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam } from '@nestjs/swagger';
import { ApiIdempotencyKey } from '../../platform/http/openapi/api-idempotency-key.decorator.ts';
import { ApiProblems } from '../../platform/http/openapi/api-problems.decorator.ts';
import { ActionResultDto } from './lifecycle.dto.ts';

/** Documents the id in the path of a route of one transaction. */
export const TransactionParam = (): MethodDecorator => ApiParam({
  name: 'id', description: 'The transaction’s id, its name as people read it, or its UETR',
  example: 'tx_01m7wskz7nfcnz5jryp8n2sjsg',
});

/** A step of a payment: answers where it stands, keeps its answer under the key, and is refused out of turn. */
export const Step = (
  operationId: string, summary: string, description: string, ...codes: string[]
): MethodDecorator => applyDecorators(
  HttpCode(200),
  TransactionParam(),
  ApiIdempotencyKey(),
  ApiOperation({ operationId, summary, description }),
  ApiOkResponse({ type: ActionResultDto }),
  ApiProblems([403, 'FORBIDDEN', 'ACTION_NOT_YOURS', 'OWNER_NEEDED'], [404, 'TRANSACTION_NOT_FOUND'],
    [409, 'INVALID_STATE', 'MAKER_CANNOT_DECIDE', 'NOT_INDEPENDENT', 'PAYMENT_STOPPED'],
    [422, 'WALLET_FROZEN', 'IDEMPOTENCY_KEY_REUSED', ...codes]),
);
