// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.List;

/**
 * ComplianceReportDto, as the API's document describes it.
 *
 * @param to Not in the period any more
 * @param overallScore Mean of all verdicts; null without any
 * @param totalTransactions Payments that were judged
 * @param flaggedTransactions Held for an officer
 * @param successPct Per cent; null without payments
 * @param recommendationsAr The same in Arabic
 * @param rules The most frequent first
 * @param scores In order; none where nothing was judged
 */
public record ComplianceReportDto(
        String from,
        String to,
        Double overallScore,
        Double totalTransactions,
        Double compliantTransactions,
        Double flaggedTransactions,
        Double rejectedTransactions,
        Double successPct,
        List<String> recommendations,
        List<String> recommendationsAr,
        List<PrincipleFiguresDto> principles,
        List<RuleFiguresDto> rules,
        List<NetworkFiguresDto> networks,
        List<TypeFiguresDto> types,
        List<KindFiguresDto> distribution,
        List<ScorePointDto> scores,
        List<MoneyFiguresDto> money,
        ReviewFiguresDto reviews,
        List<RulesetFiguresDto> rulesets,
        List<SettingsFiguresDto> settings) {}
