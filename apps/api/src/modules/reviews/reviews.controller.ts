import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../platform/http/actor.ts';
import { ApiProblems } from '../../platform/http/api-problems.decorator.ts';
import { CurrentActor } from '../../platform/http/current-actor.decorator.ts';
import { Roles } from '../../platform/http/roles.decorator.ts';
import { DecideReview } from './decide-review.use-case.ts';
import { DecideReviewDto, ReviewResultDto } from './review.dto.ts';

/** Decides payments that the rules sent to an officer. */
@ApiTags('compliance')
@Controller('api/v1/compliance/reviews')
export class ReviewsController {
  constructor(private readonly deciding: DecideReview) {}

  @Post(':id/decide')
  @Roles('admin', 'bank')
  @HttpCode(200)
  @ApiParam({ name: 'id', description: 'The transaction under review', example: 'tx_01m7wskz7nfcnz5jryp8n2sjsg' })
  @ApiOperation({ operationId: 'decideReview', summary: 'Pay a payment under review, or refuse it' })
  @ApiOkResponse({ type: ReviewResultDto })
  @ApiProblems(400, [403, 'FORBIDDEN', 'ACTION_NOT_YOURS'], [404, 'TRANSACTION_NOT_FOUND'],
    [409, 'INVALID_STATE', 'MAKER_CANNOT_DECIDE'],
    [422, 'WALLET_FROZEN'])
  decide(
    @CurrentActor() actor: Actor, @Param('id') id: string, @Body() body: DecideReviewDto,
  ): Promise<ReviewResultDto> {
    return this.deciding.execute(actor, id, body);
  }
}
