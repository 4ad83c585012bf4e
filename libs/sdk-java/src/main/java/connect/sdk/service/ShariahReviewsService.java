// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.service;

import connect.sdk.Call;
import connect.sdk.Transport;
import connect.sdk.model.*;
import java.util.List;

/** Plan the annual Shariah review of a bank, draw samples, keep papers and findings. */
public final class ShariahReviewsService {
    private final Transport transport;

    public ShariahReviewsService(Transport transport) {
        this.transport = transport;
    }

    /**
     * List the samples of Shariah reviews, the last ordered first. Every sample that was ever ordered is there:
     * nobody draws again until a sample pleases.
     */
    public List<ReviewSampleLineDto> listReviewSamples() {
        return listReviewSamples(new ListReviewSamplesParams());
    }

    /**
     * List the samples of Shariah reviews, the last ordered first. Every sample that was ever ordered is there:
     * nobody draws again until a sample pleases.
     */
    public List<ReviewSampleLineDto> listReviewSamples(ListReviewSamplesParams params) {
        return transport.list(new Call("GET", "/api/v1/shariah-reviews/samples")
            .with(params), ReviewSampleLineDto.class);
    }

    /**
     * Order a sample of the payments of an item. Drawn from are the payments of its area and period that stand in
     * the log before the order. The seed follows from the root of the block that seals the order, so that nobody
     * can choose or foresee it.
     */
    public ReviewSampleDto orderReviewSample(OrderReviewSampleDto body) {
        return transport.send(new Call("POST", "/api/v1/shariah-reviews/samples")
            .body(body, "application/json"), ReviewSampleDto.class);
    }

    /**
     * Read a sample: what it was drawn from, its seed, and its payments. Height, root, seed, population and keys
     * are told, so that anybody draws the same from an export of the books.
     */
    public ReviewSampleDto getReviewSample(String id) {
        return transport.send(new Call("GET", "/api/v1/shariah-reviews/samples/{id}")
            .path("id", id), ReviewSampleDto.class);
    }

    /**
     * Draw a sample that was ordered, once its order is sealed. That takes about a second after the order: until
     * then 409 `EVENT_NOT_SEALED`, with `Retry-After`.
     */
    public ReviewSampleDto drawReviewSample(String id) {
        return transport.send(new Call("POST", "/api/v1/shariah-reviews/samples/{id}/draw")
            .path("id", id), ReviewSampleDto.class);
    }

    /**
     * Read a sampled payment: its parties, its evidence, its verdict and what the log tells of it. It names
     * people: the log records who read it.
     */
    public SampledPaymentDto readSampledPayment(String id, String number) {
        return transport.send(new Call("GET", "/api/v1/shariah-reviews/samples/{id}/payments/{number}")
            .path("id", id)
            .path("number", number), SampledPaymentDto.class);
    }

    /**
     * Prove that a sampled payment stands in the sealed log. Its first event as it was hashed, the hashes beside
     * its path, and the signed head with that root.
     */
    public EventProofDto proveSampledPayment(String id, String number) {
        return transport.send(new Call("GET", "/api/v1/shariah-reviews/samples/{id}/payments/{number}/proof")
            .path("id", id)
            .path("number", number), EventProofDto.class);
    }

    /**
     * List the findings of Shariah reviews, the last raised first. Each with management’s answer, its follow-up,
     * and what you may do about it.
     */
    public List<ReviewFindingDto> listReviewFindings() {
        return listReviewFindings(new ListReviewFindingsParams());
    }

    /**
     * List the findings of Shariah reviews, the last raised first. Each with management’s answer, its follow-up,
     * and what you may do about it.
     */
    public List<ReviewFindingDto> listReviewFindings(ListReviewFindingsParams params) {
        return transport.list(new Call("GET", "/api/v1/shariah-reviews/findings")
            .with(params), ReviewFindingDto.class);
    }

    /**
     * Raise a finding under an approved plan. With its class, a recommendation, and the day by which it is put
     * right. It becomes an event of the non-compliance register at once, where each knows the other.
     */
    public ReviewFindingDto raiseReviewFinding(RaiseFindingDto body) {
        return transport.send(new Call("POST", "/api/v1/shariah-reviews/findings")
            .body(body, "application/json"), ReviewFindingDto.class);
    }

    /** Read a finding and every step of it. Its state follows from its last step. */
    public ReviewFindingDto getReviewFinding(String id) {
        return transport.send(new Call("GET", "/api/v1/shariah-reviews/findings/{id}")
            .path("id", id), ReviewFindingDto.class);
    }

    /** Answer, follow up, close or reopen a finding. Management answers first. Whoever answered does not close it. */
    public ReviewFindingDto takeFindingStep(String id, TakeFindingStepDto body) {
        return transport.send(new Call("POST", "/api/v1/shariah-reviews/findings/{id}/steps")
            .path("id", id)
            .body(body, "application/json"), ReviewFindingDto.class);
    }

    /**
     * List the working papers of a sample, by payment and version. Of each payment the highest version holds; the
     * others stay.
     */
    public List<WorkingPaperDto> listWorkingPapers(String id) {
        return transport.list(new Call("GET", "/api/v1/shariah-reviews/samples/{id}/papers")
            .path("id", id), WorkingPaperDto.class);
    }

    /**
     * Write down what you looked at of a sampled payment, and what you found. Another version follows one that was
     * written before.
     */
    public WorkingPaperDto writeWorkingPaper(String id, WritePaperDto body) {
        return transport.send(new Call("POST", "/api/v1/shariah-reviews/samples/{id}/papers")
            .path("id", id)
            .body(body, "application/json"), WorkingPaperDto.class);
    }

    /**
     * File something with a working paper. The file itself, at most 5 MiB. It is kept as bytes under a name and
     * handed out as such: nothing opens it, and it is not searched for viruses.
     */
    public WorkingPaperDto attachToWorkingPaper(String id, byte[] body) {
        return attachToWorkingPaper(id, body, new AttachToWorkingPaperParams());
    }

    /**
     * File something with a working paper. The file itself, at most 5 MiB. It is kept as bytes under a name and
     * handed out as such: nothing opens it, and it is not searched for viruses.
     */
    public WorkingPaperDto attachToWorkingPaper(String id, byte[] body, AttachToWorkingPaperParams params) {
        return transport.send(new Call("POST", "/api/v1/shariah-reviews/papers/{id}/attachments")
            .path("id", id)
            .body(body, "application/octet-stream")
            .with(params), WorkingPaperDto.class);
    }

    /**
     * Take a file of a working paper away, as the bytes that were sent. Always as an attachment of plain bytes,
     * whatever it is. The log records who took it.
     */
    public byte[] downloadPaperAttachment(String id) {
        return transport.send(new Call("GET", "/api/v1/shariah-reviews/paper-attachments/{id}")
            .path("id", id), byte[].class);
    }

    /**
     * Read the risk of a bank’s areas over twelve months, from the sealed ledger. For each kind of payments and
     * type of contract: how many payments, refusals, reviews and overrides there were, and the score that these
     * make by the weights of the policy. An area without payments is left out.
     */
    public ReviewRiskDto getReviewRisk() {
        return getReviewRisk(new GetReviewRiskParams());
    }

    /**
     * Read the risk of a bank’s areas over twelve months, from the sealed ledger. For each kind of payments and
     * type of contract: how many payments, refusals, reviews and overrides there were, and the score that these
     * make by the weights of the policy. An area without payments is left out.
     */
    public ReviewRiskDto getReviewRisk(GetReviewRiskParams params) {
        return transport.send(new Call("GET", "/api/v1/shariah-reviews/risk")
            .with(params), ReviewRiskDto.class);
    }

    /**
     * List the plans of annual Shariah reviews, the newest first. Officers, scholars and auditors of a bank see
     * its plans, administrators those of all banks.
     */
    public List<ReviewPlanLineDto> listReviewPlans() {
        return listReviewPlans(new ListReviewPlansParams());
    }

    /**
     * List the plans of annual Shariah reviews, the newest first. Officers, scholars and auditors of a bank see
     * its plans, administrators those of all banks.
     */
    public List<ReviewPlanLineDto> listReviewPlans(ListReviewPlansParams params) {
        return transport.list(new Call("GET", "/api/v1/shariah-reviews/plans")
            .with(params), ReviewPlanLineDto.class);
    }

    /**
     * Propose what your bank’s Shariah review looks at in a year. The risk of every area is computed and kept with
     * it. It holds once a second person approves it; one of a year and calendar stands at a time.
     */
    public ReviewPlanDto proposeReviewPlan(ProposeReviewPlanDto body) {
        return transport.send(new Call("POST", "/api/v1/shariah-reviews/plans")
            .body(body, "application/json"), ReviewPlanDto.class);
    }

    /**
     * Read a plan: its areas, and the risk that they were chosen by. With every count that the risk is made of,
     * and the block up to which it was counted.
     */
    public ReviewPlanDto getReviewPlan(String id) {
        return transport.send(new Call("GET", "/api/v1/shariah-reviews/plans/{id}")
            .path("id", id), ReviewPlanDto.class);
    }

    /**
     * Approve or refuse a plan, as somebody who did not propose it. Samples are drawn under approved plans alone.
     * Another plan of the year may follow a refused one.
     */
    public ReviewPlanDto decideReviewPlan(String id, DecideReviewPlanDto body) {
        return transport.send(new Call("POST", "/api/v1/shariah-reviews/plans/{id}/decision")
            .path("id", id)
            .body(body, "application/json"), ReviewPlanDto.class);
    }

    /**
     * List annual packs, the last asked for first. Officers, scholars and auditors of a bank see its packs,
     * administrators those of all banks.
     */
    public List<ShariahPackDto> listShariahPacks() {
        return listShariahPacks(new ListShariahPacksParams());
    }

    /**
     * List annual packs, the last asked for first. Officers, scholars and auditors of a bank see its packs,
     * administrators those of all banks.
     */
    public List<ShariahPackDto> listShariahPacks(ListShariahPacksParams params) {
        return transport.list(new Call("GET", "/api/v1/shariah-packs")
            .with(params), ShariahPackDto.class);
    }

    /**
     * Ask for the pack of a year, for the Higher Shariah Authority or for the board. It is made outside of the
     * request: signed PDFs in English and Arabic, and JSON with a detached signature. Every figure is as of the
     * block that it names.
     */
    public ShariahPackDto requestShariahPack(RequestShariahPackDto body) {
        return transport.send(new Call("POST", "/api/v1/shariah-packs")
            .body(body, "application/json"), ShariahPackDto.class);
    }

    /**
     * Read which rules, products and controls answer which standard. By what the rules cite; what no rule cites is
     * not claimed. Each control names the test that fails where it does not hold.
     */
    public List<StandardMappingDto> getStandardMapping() {
        return transport.list(new Call("GET", "/api/v1/shariah-packs/mapping"), StandardMappingDto.class);
    }

    /**
     * Take the mapping of standards away as CSV. A line for each standard, and in it what answers it, parted by
     * semicolons.
     */
    public String exportStandardMapping() {
        return transport.send(new Call("GET", "/api/v1/shariah-packs/mapping/csv"), String.class);
    }

    /** Read one pack and its files. The files are there once its state is `done`. */
    public ShariahPackDto getShariahPack(String id) {
        return transport.send(new Call("GET", "/api/v1/shariah-packs/{id}")
            .path("id", id), ShariahPackDto.class);
    }

    /**
     * Take a pack away as a file. The log records who took which. `POST /api/v1/reports/verify` tells whether a
     * file is as it was issued.
     */
    public Object downloadShariahPack(String id) {
        return downloadShariahPack(id, new DownloadShariahPackParams());
    }

    /**
     * Take a pack away as a file. The log records who took which. `POST /api/v1/reports/verify` tells whether a
     * file is as it was issued.
     */
    public Object downloadShariahPack(String id, DownloadShariahPackParams params) {
        return transport.send(new Call("GET", "/api/v1/shariah-packs/{id}/download")
            .path("id", id)
            .with(params), Object.class);
    }

    /**
     * Get the detached signature of a pack’s JSON file. A JWS without its payload (RFC 7515, appendix F; RFC
     * 7797), by the key of that `kid` at `/.well-known/jwks.json`.
     */
    public String getShariahPackSignature(String id) {
        return transport.send(new Call("GET", "/api/v1/shariah-packs/{id}/signature")
            .path("id", id), String.class);
    }
}
