import { purposeCodes } from '@connect/compliance-rules';
import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../platform/http/access/actor.ts';
import { ApiProblems } from '../../platform/http/openapi/api-problems.decorator.ts';
import { CurrentActor } from '../../platform/http/access/current-actor.decorator.ts';
import { Roles } from '../../platform/http/access/roles.decorator.ts';
import { AnalyzePaymentDto } from './analyze-payment.dto.ts';
import { AnalyzePayment } from './analyze-payment.use-case.ts';
import { PurposeDto } from './purpose.dto.ts';
import { ComplianceResultDto } from './verdict.dto.ts';

/** Judges payments that are not sent. */
@ApiTags('compliance')
@Controller('api/v1/compliance')
export class ComplianceController {
  constructor(private readonly analysis: AnalyzePayment) {}

  @Get('purposes')
  @Roles('admin', 'bank', 'user')
  @ApiOperation({
    operationId: 'listPurposes',
    summary: 'The codes of what payments are for',
    description: 'On the e-Dirham network those of the central bank for its balance of payments; on the Qatari network '
      + 'those of ISO 20022.',
  })
  @ApiOkResponse({ type: PurposeDto, isArray: true })
  purposes(): PurposeDto[] {
    return purposeCodes.map(({ code, label, network }) => ({ code, label, network }));
  }

  @Post('analyze')
  @Roles('admin', 'bank', 'user')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'analyzePayment',
    summary: 'Judge a payment against the Shariah and AML rules',
    description: 'The same rules as for a payment that is sent, with the same verdict; nothing is written and no '
      + 'money moves. Where a fact may be null, null says as leaving it out does that nothing is known of it, unless '
      + 'the fact itself says more of null.',
  })
  @ApiOkResponse({ type: ComplianceResultDto })
  @ApiProblems(400)
  analyze(@CurrentActor() actor: Actor, @Body() body: AnalyzePaymentDto): Promise<ComplianceResultDto> {
    return this.analysis.execute(actor, body);
  }
}
