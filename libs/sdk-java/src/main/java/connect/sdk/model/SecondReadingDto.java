// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * SecondReadingDto, as the API's document describes it.
 *
 * @param state nothing clears nothing; unread is never nothing; waiting: not read yet
 * @param principle What the words resemble
 * @param isRaised Whether the rules had passed that principle, so that it is under review by this alone
 * @param reason In the model’s words, which whoever wrote the memo may have led
 * @param unreadBecause Why it was not read
 * @param model The model that was set
 * @param answeredAs The model as it names itself
 * @param instruction The version of what it was told
 */
public record SecondReadingDto(
        SecondReadingState state,
        SeenPrinciple principle,
        Boolean isRaised,
        String reason,
        UnreadCause unreadBecause,
        String model,
        String answeredAs,
        String instruction,
        String readAt) {}
