// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.service;

import connect.sdk.Call;
import connect.sdk.Transport;
import connect.sdk.model.*;
import java.util.List;

/** Make Islamic contracts and take them through their lives. */
public final class SmartContractsService {
    private final Transport transport;

    public SmartContractsService(Transport transport) {
        this.transport = transport;
    }

    /**
     * List the contracts within your reach, newest first. Those you made or take part in; an officer sees those of
     * the bank and its customers, an administrator all. Each says what falls due next and what you may do now.
     */
    public List<ContractDto> listContracts() {
        return listContracts(new ListContractsParams());
    }

    /**
     * List the contracts within your reach, newest first. Those you made or take part in; an officer sees those of
     * the bank and its customers, an administrator all. Each says what falls due next and what you may do now.
     */
    public List<ContractDto> listContracts(ListContractsParams params) {
        return transport.list(new Call("GET", "/api/v1/smart-contracts")
            .with(params), ContractDto.class);
    }

    /**
     * Count the contracts within your reach. How many run, what they are worth by currency, how many were carried
     * out, and how many of those judged are valid.
     */
    public ContractStatsDto contractStats() {
        return transport.send(new Call("GET", "/api/v1/smart-contracts/stats"), ContractStatsDto.class);
    }

    /** List terms to start from. One for each type; the parties are yours to name. */
    public List<ContractTemplateDto> listContractTemplates() {
        return transport.list(new Call("GET", "/api/v1/smart-contracts/templates"), ContractTemplateDto.class);
    }

    /**
     * Get one contract with its life so far. Terms, findings, schedule, steps, payments, and what you may do now.
     * A contract you take no part in is answered as if it did not exist.
     */
    public ContractDetailDto getContract(String id) {
        return transport.send(new Call("GET", "/api/v1/smart-contracts/{id}")
            .path("id", id), ContractDetailDto.class);
    }

    /**
     * Revise the terms of a draft. While nobody has acted on it, whoever made a contract or its bank replaces
     * single terms. The whole is judged as a new contract is: what the rules refuse is answered with the findings
     * and recorded, and the draft stays as it was. Every version is kept.
     */
    public ContractDetailDto reviseContract(String id, ReviseContractDto body) {
        return reviseContract(id, body, new ReviseContractParams());
    }

    /**
     * Revise the terms of a draft. While nobody has acted on it, whoever made a contract or its bank replaces
     * single terms. The whole is judged as a new contract is: what the rules refuse is answered with the findings
     * and recorded, and the draft stays as it was. Every version is kept.
     */
    public ContractDetailDto reviseContract(String id, ReviseContractDto body, ReviseContractParams params) {
        return transport.send(new Call("PATCH", "/api/v1/smart-contracts/{id}")
            .path("id", id)
            .body(body, "application/json")
            .keyed()
            .with(params), ContractDetailDto.class);
    }

    /**
     * What falls due under a contract, to the minor unit. The lines sum to the price exactly; an amount that
     * cannot be known yet is null.
     */
    public List<ScheduleLineDto> getContractSchedule(String id) {
        return transport.list(new Call("GET", "/api/v1/smart-contracts/{id}/schedule")
            .path("id", id), ScheduleLineDto.class);
    }

    /**
     * Read the text of a contract in English or Arabic. Written from the recorded terms, parties and schedule,
     * section by section and as one text.
     */
    public ContractDocumentDto getContractDocument(String id) {
        return getContractDocument(id, new GetContractDocumentParams());
    }

    /**
     * Read the text of a contract in English or Arabic. Written from the recorded terms, parties and schedule,
     * section by section and as one text.
     */
    public ContractDocumentDto getContractDocument(String id, GetContractDocumentParams params) {
        return transport.send(new Call("GET", "/api/v1/smart-contracts/{id}/document")
            .path("id", id)
            .with(params), ContractDocumentDto.class);
    }

    /**
     * List every version of a contract’s terms, newest first. Each with who made it, why, what the rules said, and
     * what it changed term by term.
     */
    public List<ContractVersionDto> listContractVersions(String id) {
        return transport.list(new Call("GET", "/api/v1/smart-contracts/{id}/versions")
            .path("id", id), ContractVersionDto.class);
    }

    /**
     * Make a murabaha, or judge its terms. The server works out every figure that follows from the terms and
     * compares what a client sends. Terms that a rule refuses are kept as evidence and answered with the findings.
     * What no rule can read, at any depth, is kept, listed as unread and a finding for the board. With dryRun any
     * terms are judged and nothing is written; `refusal` is what making a contract of them would be answered with,
     * and null says there that a term is known to be missing.
     */
    public ContractAssessmentDto createMurabaha(CreateMurabahaDto body) {
        return createMurabaha(body, new CreateMurabahaParams());
    }

    /**
     * Make a murabaha, or judge its terms. The server works out every figure that follows from the terms and
     * compares what a client sends. Terms that a rule refuses are kept as evidence and answered with the findings.
     * What no rule can read, at any depth, is kept, listed as unread and a finding for the board. With dryRun any
     * terms are judged and nothing is written; `refusal` is what making a contract of them would be answered with,
     * and null says there that a term is known to be missing.
     */
    public ContractAssessmentDto createMurabaha(CreateMurabahaDto body, CreateMurabahaParams params) {
        return transport.send(new Call("POST", "/api/v1/smart-contracts/murabaha")
            .body(body, "application/json")
            .keyed()
            .with(params), ContractAssessmentDto.class);
    }

    /**
     * Make an ijara, or judge its terms. The server works out every figure that follows from the terms and
     * compares what a client sends. Terms that a rule refuses are kept as evidence and answered with the findings.
     * What no rule can read, at any depth, is kept, listed as unread and a finding for the board. With dryRun any
     * terms are judged and nothing is written; `refusal` is what making a contract of them would be answered with,
     * and null says there that a term is known to be missing.
     */
    public ContractAssessmentDto createIjara(CreateIjaraDto body) {
        return createIjara(body, new CreateIjaraParams());
    }

    /**
     * Make an ijara, or judge its terms. The server works out every figure that follows from the terms and
     * compares what a client sends. Terms that a rule refuses are kept as evidence and answered with the findings.
     * What no rule can read, at any depth, is kept, listed as unread and a finding for the board. With dryRun any
     * terms are judged and nothing is written; `refusal` is what making a contract of them would be answered with,
     * and null says there that a term is known to be missing.
     */
    public ContractAssessmentDto createIjara(CreateIjaraDto body, CreateIjaraParams params) {
        return transport.send(new Call("POST", "/api/v1/smart-contracts/ijara")
            .body(body, "application/json")
            .keyed()
            .with(params), ContractAssessmentDto.class);
    }

    /**
     * Make a mudaraba, or judge its terms. The server works out every figure that follows from the terms and
     * compares what a client sends. Terms that a rule refuses are kept as evidence and answered with the findings.
     * What no rule can read, at any depth, is kept, listed as unread and a finding for the board. With dryRun any
     * terms are judged and nothing is written; `refusal` is what making a contract of them would be answered with,
     * and null says there that a term is known to be missing.
     */
    public ContractAssessmentDto createMudaraba(CreateMudarabaDto body) {
        return createMudaraba(body, new CreateMudarabaParams());
    }

    /**
     * Make a mudaraba, or judge its terms. The server works out every figure that follows from the terms and
     * compares what a client sends. Terms that a rule refuses are kept as evidence and answered with the findings.
     * What no rule can read, at any depth, is kept, listed as unread and a finding for the board. With dryRun any
     * terms are judged and nothing is written; `refusal` is what making a contract of them would be answered with,
     * and null says there that a term is known to be missing.
     */
    public ContractAssessmentDto createMudaraba(CreateMudarabaDto body, CreateMudarabaParams params) {
        return transport.send(new Call("POST", "/api/v1/smart-contracts/mudaraba")
            .body(body, "application/json")
            .keyed()
            .with(params), ContractAssessmentDto.class);
    }

    /**
     * Make a musharaka, or judge its terms. The server works out every figure that follows from the terms and
     * compares what a client sends. Terms that a rule refuses are kept as evidence and answered with the findings.
     * What no rule can read, at any depth, is kept, listed as unread and a finding for the board. With dryRun any
     * terms are judged and nothing is written; `refusal` is what making a contract of them would be answered with,
     * and null says there that a term is known to be missing.
     */
    public ContractAssessmentDto createMusharaka(CreateMusharakaDto body) {
        return createMusharaka(body, new CreateMusharakaParams());
    }

    /**
     * Make a musharaka, or judge its terms. The server works out every figure that follows from the terms and
     * compares what a client sends. Terms that a rule refuses are kept as evidence and answered with the findings.
     * What no rule can read, at any depth, is kept, listed as unread and a finding for the board. With dryRun any
     * terms are judged and nothing is written; `refusal` is what making a contract of them would be answered with,
     * and null says there that a term is known to be missing.
     */
    public ContractAssessmentDto createMusharaka(CreateMusharakaDto body, CreateMusharakaParams params) {
        return transport.send(new Call("POST", "/api/v1/smart-contracts/musharaka")
            .body(body, "application/json")
            .keyed()
            .with(params), ContractAssessmentDto.class);
    }

    /**
     * Make a diminishing musharaka, or judge its terms. The server works out every figure that follows from the
     * terms and compares what a client sends. Terms that a rule refuses are kept as evidence and answered with the
     * findings. What no rule can read, at any depth, is kept, listed as unread and a finding for the board. With
     * dryRun any terms are judged and nothing is written; `refusal` is what making a contract of them would be
     * answered with, and null says there that a term is known to be missing.
     */
    public ContractAssessmentDto createDiminishingMusharaka(CreateDiminishingMusharakaDto body) {
        return createDiminishingMusharaka(body, new CreateDiminishingMusharakaParams());
    }

    /**
     * Make a diminishing musharaka, or judge its terms. The server works out every figure that follows from the
     * terms and compares what a client sends. Terms that a rule refuses are kept as evidence and answered with the
     * findings. What no rule can read, at any depth, is kept, listed as unread and a finding for the board. With
     * dryRun any terms are judged and nothing is written; `refusal` is what making a contract of them would be
     * answered with, and null says there that a term is known to be missing.
     */
    public ContractAssessmentDto createDiminishingMusharaka(CreateDiminishingMusharakaDto body, CreateDiminishingMusharakaParams params) {
        return transport.send(new Call("POST", "/api/v1/smart-contracts/diminishing-musharaka")
            .body(body, "application/json")
            .keyed()
            .with(params), ContractAssessmentDto.class);
    }

    /**
     * Take a contract one step further. Each type has a closed table of steps; whatever is not in it is refused
     * with 409 and what is missing. A step that needs the consent of another side, of whoever’s money moves, or of
     * a second officer where that is a bank’s, waits until they confirm it. Money moves as ordinary transactions,
     * without a fee.
     */
    public ContractDetailDto takeContractStep(String id, String action, TakeContractStepDto body) {
        return takeContractStep(id, action, body, new TakeContractStepParams());
    }

    /**
     * Take a contract one step further. Each type has a closed table of steps; whatever is not in it is refused
     * with 409 and what is missing. A step that needs the consent of another side, of whoever’s money moves, or of
     * a second officer where that is a bank’s, waits until they confirm it. Money moves as ordinary transactions,
     * without a fee.
     */
    public ContractDetailDto takeContractStep(String id, String action, TakeContractStepDto body, TakeContractStepParams params) {
        return transport.send(new Call("POST", "/api/v1/smart-contracts/{id}/actions/{action}")
            .path("id", id)
            .path("action", action)
            .body(body, "application/json")
            .keyed()
            .with(params), ContractDetailDto.class);
    }

    /**
     * See what a step would do before it is taken. The very step is taken and undone: its payments with wallets
     * and fee, their postings, the balances within your reach before and after, where the contract would stand,
     * what comes next, whose consent is still lacking, and `refusal`, what taking it now would be refused with.
     * Send `expected` along with the step, and it is refused if it would do anything else by then. Nothing is
     * written.
     */
    public StepPreviewDto previewContractStep(String id, String action, TakeContractStepDto body) {
        return transport.send(new Call("POST", "/api/v1/smart-contracts/{id}/actions/{action}/preview")
            .path("id", id)
            .path("action", action)
            .body(body, "application/json"), StepPreviewDto.class);
    }
}
