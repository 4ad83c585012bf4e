// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.service;

import connect.sdk.Call;
import connect.sdk.Transport;
import connect.sdk.model.*;
import java.util.List;

/** Read what your programs asked. */
public final class RequestLogService {
    private final Transport transport;

    public RequestLogService(Transport transport) {
        this.transport = transport;
    }

    /**
     * List your requests, newest first. What was asked with your sign-in or your API keys in the last seven days,
     * at most the last ten thousand. Reading this log is not logged. A request shows up about a second after its
     * answer.
     */
    public List<LoggedRequestDto> listLoggedRequests() {
        return listLoggedRequests(new ListLoggedRequestsParams());
    }

    /**
     * List your requests, newest first. What was asked with your sign-in or your API keys in the last seven days,
     * at most the last ten thousand. Reading this log is not logged. A request shows up about a second after its
     * answer.
     */
    public List<LoggedRequestDto> listLoggedRequests(ListLoggedRequestsParams params) {
        return transport.list(new Call("GET", "/api/v1/request-log")
            .with(params), LoggedRequestDto.class);
    }

    /**
     * Say how much of your requests is kept. The log is written beside the requests and never delays them: under
     * load some are counted and not kept.
     */
    public RequestLogCoverageDto getRequestLogCoverage() {
        return transport.send(new Call("GET", "/api/v1/request-log/coverage"), RequestLogCoverageDto.class);
    }

    /**
     * Get one of your requests with its body. Passwords, tokens, keys and other secrets are left out. The request
     * of another person is answered as if it did not exist.
     */
    public LoggedRequestDetailDto getLoggedRequest(String id) {
        return transport.send(new Call("GET", "/api/v1/request-log/{id}")
            .path("id", id), LoggedRequestDetailDto.class);
    }
}
