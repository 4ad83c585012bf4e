import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ROLES, type Actor } from '../../platform/http/access/actor.ts';
import { ApiProblems } from '../../platform/http/openapi/api-problems.decorator.ts';
import { CurrentActor } from '../../platform/http/access/current-actor.decorator.ts';
import { Roles } from '../../platform/http/access/roles.decorator.ts';
import { AskGuidance } from './ask-guidance.use-case.ts';
import { GuidanceDto, GuidanceQuestionDto } from './guidance.dto.ts';

/** Answers questions on the Shari’ah side of payments. */
@ApiTags('compliance')
@Controller('api/v1/compliance')
export class GuidanceController {
  constructor(private readonly guidance: AskGuidance) {}

  @Post('guidance')
  @Roles(...ROLES)
  @HttpCode(200)
  @ApiOperation({
    operationId: 'askGuidance',
    summary: 'Answer a question from the corpus, with its sources; guidance, not a fatwa',
    description: 'Finds the passages that answer the question and quotes them with their sources, or refers it to '
      + 'the Shari’ah board with the reason. It never changes a verdict.',
  })
  @ApiOkResponse({ type: GuidanceDto })
  @ApiProblems(400)
  ask(@CurrentActor() actor: Actor, @Body() body: GuidanceQuestionDto): Promise<GuidanceDto> {
    return this.guidance.execute(actor, body);
  }
}
