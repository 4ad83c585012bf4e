// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.List;

/**
 * CustomerFileDto, as the API's document describes it.
 *
 * @param legalName As the documents say it
 * @param bornOn Day or year of birth, or of incorporation
 * @param nationality Nationality of a person; none of an organisation
 * @param country Where a person lives or an organisation is registered
 * @param owners Of an organisation: whoever holds 25 per cent or more, at least
 * @param areOwnersComplete Whether nobody else holds 25 per cent or more
 * @param isic Line of business: a class of ISIC revision 4
 * @param mcc Merchant category of who is paid for goods
 * @param assessment null: there is none yet, or it is not for the caller
 */
public record CustomerFileDto(
        CustomerKind kind,
        String legalName,
        String legalNameArabic,
        String bornOn,
        String nationality,
        String country,
        List<CustomerDocumentDto> documents,
        List<BeneficialOwnerDto> owners,
        Boolean areOwnersComplete,
        String isic,
        String mcc,
        AccountPurpose purpose,
        String purposeText,
        FundSource sourceOfFunds,
        String sourceText,
        CustomerAssessmentDto assessment) {}
