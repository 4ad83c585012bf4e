import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Roles } from '../../platform/http/access/roles.decorator.ts';
import { WitnessesDto } from './witness.dto.ts';
import { WitnessesQueries } from './witnesses.queries.ts';

/** Shows who witnesses the audit log. */
@ApiTags('audit')
@Controller('api/v1/audit/witnesses')
export class WitnessesController {
  constructor(private readonly witnesses: WitnessesQueries) {}

  @Get()
  @Roles('admin', 'bank', 'user')
  @ApiOperation({
    operationId: 'listWitnesses', summary: 'List the witnesses of the audit log, and the logs that are witnessed here',
    description: 'A witness keeps the largest head of a log that it saw and countersigns a larger one only if the log '
      + 'grew to it. `connect-verify --witness` asks for cosignatures of those that you name.',
  })
  @ApiOkResponse({ type: WitnessesDto })
  list(): Promise<WitnessesDto> {
    return this.witnesses.overview();
  }
}
