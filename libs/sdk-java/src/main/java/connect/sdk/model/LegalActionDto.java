// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.List;

/**
 * LegalActionDto, as the API's document describes it.
 *
 * @param needs What the step must be given
 * @param consent Who must confirm it; where money moves, its owner and, for money of a bank, a second officer as
 * well
 * @param missing What is still missing for it, as codes of refusals
 */
public record LegalActionDto(
        ContractAction action,
        List<StepField> needs,
        List<StepField> may,
        ConsentRole consent,
        List<String> missing) {}
