// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.service;

import connect.sdk.Call;
import connect.sdk.Transport;
import connect.sdk.model.*;
import java.util.List;

/** Learn what your zakat comes to, have it certified, and pay it. */
public final class ZakatService {
    private final Transport transport;

    public ZakatService(Transport transport) {
        this.transport = transport;
    }

    /**
     * List the prices of gold and silver in force, the latest day first. Of each day, what the newest approved
     * version says; earlier versions are kept.
     */
    public List<MetalPriceDto> listMetalPrices() {
        return listMetalPrices(new ListMetalPricesParams());
    }

    /**
     * List the prices of gold and silver in force, the latest day first. Of each day, what the newest approved
     * version says; earlier versions are kept.
     */
    public List<MetalPriceDto> listMetalPrices(ListMetalPricesParams params) {
        return transport.list(new Call("GET", "/api/v1/metal-prices")
            .with(params), MetalPriceDto.class);
    }

    /** List the imports of prices, the newest first. At most the newest hundred. */
    public List<MetalPriceVersionDto> listMetalPriceVersions() {
        return transport.list(new Call("GET", "/api/v1/metal-prices/versions"), MetalPriceVersionDto.class);
    }

    /**
     * Import prices of gold and silver from CSV. They are taken whole or not at all, as a version of their own,
     * and count once a second person has approved them. No price is ever overwritten.
     */
    public MetalPriceVersionDto importMetalPrices(ImportMetalPricesDto body) {
        return transport.send(new Call("POST", "/api/v1/metal-prices/versions")
            .body(body, "application/json"), MetalPriceVersionDto.class);
    }

    /** Approve or refuse imported prices. By a scholar, or by another administrator than the one who imported them. */
    public MetalPriceVersionDto decideMetalPrices(String id, DecideMetalPricesDto body) {
        return transport.send(new Call("POST", "/api/v1/metal-prices/versions/{id}/decide")
            .path("id", id)
            .body(body, "application/json"), MetalPriceVersionDto.class);
    }

    /**
     * List those whom zakat may be paid to, the last added first. Everybody reads the approved ones; the others
     * are for those who look after the register.
     */
    public List<ZakatRecipientDto> listZakatRecipients() {
        return listZakatRecipients(new ListZakatRecipientsParams());
    }

    /**
     * List those whom zakat may be paid to, the last added first. Everybody reads the approved ones; the others
     * are for those who look after the register.
     */
    public List<ZakatRecipientDto> listZakatRecipients(ListZakatRecipientsParams params) {
        return transport.list(new Call("GET", "/api/v1/zakat/recipients")
            .with(params), ZakatRecipientDto.class);
    }

    /**
     * Propose somebody whom zakat may be paid to. A wallet under one of the eight classes, and the ground for it.
     * It is paid once a second person has approved it.
     */
    public ZakatRecipientDto addZakatRecipient(AddZakatRecipientDto body) {
        return transport.send(new Call("POST", "/api/v1/zakat/recipients")
            .body(body, "application/json"), ZakatRecipientDto.class);
    }

    /**
     * Approve or refuse a recipient of zakat. By a scholar or an administrator who neither proposed it nor owns
     * the wallet.
     */
    public ZakatRecipientDto decideZakatRecipient(String id, DecideZakatRecipientDto body) {
        return transport.send(new Call("POST", "/api/v1/zakat/recipients/{id}/decide")
            .path("id", id)
            .body(body, "application/json"), ZakatRecipientDto.class);
    }

    /** Remove a recipient of zakat. Nothing is paid to it from now on. It stays on record. */
    public ZakatRecipientDto removeZakatRecipient(String id) {
        return transport.send(new Call("DELETE", "/api/v1/zakat/recipients/{id}")
            .path("id", id), ZakatRecipientDto.class);
    }

    /**
     * Read where you stand: nisab today, what your wallets hold, and since when. Of your own wallets on both
     * networks, by the ledger. Without a price that is new enough no figure is told. Nobody else reads it.
     */
    public ZakatPositionDto getZakatPosition() {
        return transport.send(new Call("GET", "/api/v1/zakat/position"), ZakatPositionDto.class);
    }

    /**
     * Choose by which opinions your zakat is assessed, and be reminded of it. You are told thirty days before a
     * year of wealth above nisab is over, and on the day.
     */
    public ZakatPositionDto followZakat(FollowZakatDto body) {
        return transport.send(new Call("PUT", "/api/v1/zakat/settings")
            .body(body, "application/json"), ZakatPositionDto.class);
    }

    /** List your assessments, the newest first. Each as its certificate states it, with what was paid of it. */
    public List<ZakatAssessmentDto> listZakatAssessments() {
        return listZakatAssessments(new ListZakatAssessmentsParams());
    }

    /** List your assessments, the newest first. Each as its certificate states it, with what was paid of it. */
    public List<ZakatAssessmentDto> listZakatAssessments(ListZakatAssessmentsParams params) {
        return transport.list(new Call("GET", "/api/v1/zakat/assessments")
            .with(params), ZakatAssessmentDto.class);
    }

    /**
     * Have your zakat assessed for a year that is over. By what your wallets held as the day began, the dues of
     * your contracts, and what you declare. It is worked out once: a certificate is signed, and never changes.
     */
    public ZakatAssessmentDto assessZakat(AssessZakatDto body) {
        return transport.send(new Call("POST", "/api/v1/zakat/assessments")
            .body(body, "application/json"), ZakatAssessmentDto.class);
    }

    /** Read an assessment of yours, and what was paid of it. As its certificate states it. */
    public ZakatAssessmentDto getZakatAssessment(String id) {
        return transport.send(new Call("GET", "/api/v1/zakat/assessments/{id}")
            .path("id", id), ZakatAssessmentDto.class);
    }

    /**
     * Take the certificate of an assessment away, signed. A PDF carries its signature (PAdES); that of JSON comes
     * in the header `x-jws-signature`, a JWS without its payload (RFC 7797). It says what it is, and that it is no
     * fatwa. The same bytes whenever it is asked for.
     */
    public Object getZakatCertificate(String id) {
        return getZakatCertificate(id, new GetZakatCertificateParams());
    }

    /**
     * Take the certificate of an assessment away, signed. A PDF carries its signature (PAdES); that of JSON comes
     * in the header `x-jws-signature`, a JWS without its payload (RFC 7797). It says what it is, and that it is no
     * fatwa. The same bytes whenever it is asked for.
     */
    public Object getZakatCertificate(String id, GetZakatCertificateParams params) {
        return transport.send(new Call("GET", "/api/v1/zakat/assessments/{id}/certificate")
            .path("id", id)
            .with(params), Object.class);
    }

    /**
     * Put an assessment right by another one that supersedes it. Of the same year, by the same balances, with what
     * you declare anew and the opinions that you follow now. The superseded one stays as it was signed, and
     * whoever verifies its certificate is told.
     */
    public ZakatAssessmentDto correctZakatAssessment(String id, CorrectZakatDto body) {
        return transport.send(new Call("POST", "/api/v1/zakat/assessments/{id}/corrections")
            .path("id", id)
            .body(body, "application/json"), ZakatAssessmentDto.class);
    }

    /**
     * Pay zakat to an approved recipient. From a wallet of your own, judged and posted like every payment. With an
     * assessment it is paid against that, in parts if you like; without one it is paid ahead, and counts as far as
     * the opinions followed take it.
     */
    public SendResultDto payZakat(PayZakatDto body) {
        return payZakat(body, new PayZakatParams());
    }

    /**
     * Pay zakat to an approved recipient. From a wallet of your own, judged and posted like every payment. With an
     * assessment it is paid against that, in parts if you like; without one it is paid ahead, and counts as far as
     * the opinions followed take it.
     */
    public SendResultDto payZakat(PayZakatDto body, PayZakatParams params) {
        return transport.send(new Call("POST", "/api/v1/zakat/payments")
            .body(body, "application/json")
            .keyed()
            .with(params), SendResultDto.class);
    }
}
