// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.List;

/**
 * WalletStatementDto, as the API's document describes it.
 *
 * @param opening What was posted when the period began
 * @param in All that came in
 * @param out All that went out but fees
 * @param fees The fees
 * @param closing What was posted when the period ended
 * @param lastNumberBefore The number of the last entry before the period; 0 when there is none
 * @param movements In their order
 */
public record WalletStatementDto(
        StatementWalletDto wallet,
        String opening,
        String in,
        String out,
        String fees,
        String closing,
        String lastNumberBefore,
        List<StatementMovementDto> movements) {}
