import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Roles } from '../../../platform/http/access/roles.decorator.ts';
import { ApiProblems } from '../../../platform/http/openapi/api-problems.decorator.ts';
import { VerifyLog } from '../verify-log.use-case.ts';
import {
  CheckpointDto, ConsistencyProofDto, ConsistencyQuery, ListCheckpointsQuery, LogVerificationDto, VerifyLogQuery,
} from './checkpoint.dto.ts';
import { CheckpointQueries } from './checkpoints.queries.ts';

/** Shows the signed heads of the audit log, and lets it be recomputed. */
@ApiTags('audit')
@Controller('api/v1/audit')
export class CheckpointsController {
  constructor(private readonly checkpoints: CheckpointQueries, private readonly verifying: VerifyLog) {}

  @Get('checkpoints')
  @Roles('admin', 'bank', 'user')
  @ApiOperation({
    operationId: 'listCheckpoints', summary: 'List the signed heads of the audit log, newest first',
    description: 'Each says what everything before it hashes to. Whoever keeps one can later prove that nothing of '
      + 'what it covers was changed or left out.',
  })
  @ApiOkResponse({ type: CheckpointDto, isArray: true })
  @ApiProblems(400)
  list(@Query() query: ListCheckpointsQuery): Promise<CheckpointDto[]> {
    return this.checkpoints.list(query);
  }

  @Get('checkpoints/consistency')
  @Roles('admin', 'bank', 'user')
  @ApiOperation({
    operationId: 'proveConsistency', summary: 'Prove that the log only grew from one signed head to another',
    description: 'The hashes by which the SDK computes both roots from one and the same tree.',
  })
  @ApiOkResponse({ type: ConsistencyProofDto })
  @ApiProblems(400, [404, 'CHECKPOINT_NOT_FOUND'])
  consistency(@Query() query: ConsistencyQuery): Promise<ConsistencyProofDto> {
    return this.checkpoints.consistency(query);
  }

  @Get('verify')
  @Roles('admin')
  @ApiOperation({
    operationId: 'verifyAuditLog', summary: 'Recompute a part of the audit log and name the first wrong entry',
    description: 'Recomputes about twenty thousand events from their stored content, block by block, and checks roots, '
      + 'links and signatures. `next` says with which block to go on.',
  })
  @ApiOkResponse({ type: LogVerificationDto })
  @ApiProblems(400, [404, 'CHECKPOINT_NOT_FOUND'])
  verify(@Query() { from }: VerifyLogQuery): Promise<LogVerificationDto> {
    return this.verifying.execute(from);
  }
}
