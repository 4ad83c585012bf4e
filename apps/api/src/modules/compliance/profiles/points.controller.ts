import { DEFAULT_PROFILE, points, profileChoices } from '@connect/compliance-rules';
import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ROLES } from '../../../platform/http/access/actor.ts';
import { Roles } from '../../../platform/http/access/roles.decorator.ts';
import { ApiProblems } from '../../../platform/http/openapi/api-problems.decorator.ts';
import { ContestedPointsDto } from './points.dto.ts';

const PUBLISHED: ContestedPointsDto = {
  points: points.map(({ id, title, question, rules, opinions }) => ({
    id, title, question, rules: [...rules],
    opinions: opinions.map(({ id: opinion, heldBy, says, effect, sources }) =>
      ({ id: opinion, heldBy, says, effect, sources: [...sources] })),
  })),
  profiles: Object.entries(profileChoices).map(([name, choice]) => ({
    name, isDefault: name === DEFAULT_PROFILE,
    choices: Object.entries(choice).map(([point, opinion]) => ({ point, opinion })),
  })),
};

/** Publishes where schools and bodies differ, and what the profiles follow. */
@ApiTags('compliance')
@Controller('api/v1/compliance/points')
@Roles(...ROLES)
export class PointsController {
  @Get()
  @ApiOperation({
    operationId: 'listContestedPoints',
    summary: 'List the points on which schools and bodies differ, and the profiles',
    description: 'Each with its opinions, who holds them, where they are written and how sure that is; and which '
      + 'opinion each profile follows. What no school allows is no point.',
  })
  @ApiOkResponse({ type: ContestedPointsDto })
  @ApiProblems()
  list(): ContestedPointsDto {
    return PUBLISHED;
  }
}
