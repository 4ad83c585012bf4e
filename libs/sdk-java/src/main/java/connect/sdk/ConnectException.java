package connect.sdk;

import java.util.Map;

/** A refusal of the API: its status, its stable code, and the id to quote when asking for help. */
public final class ConnectException extends RuntimeException {
    private final int status;
    private final String code;
    private final transient Object details;
    private final String requestId;
    private final Long retryAfterSeconds;

    ConnectException(int status, Map<String, ?> problem, String requestId, Long retryAfterSeconds) {
        super((String) problem.get("error"));
        this.status = status;
        this.code = (String) problem.get("code");
        this.details = problem.get("details");
        this.requestId = requestId;
        this.retryAfterSeconds = retryAfterSeconds;
    }

    public int status() {
        return status;
    }

    public String code() {
        return code;
    }

    /** The facts behind the refusal; for a malformed request a list with an entry for each field. */
    public Object details() {
        return details;
    }

    public String requestId() {
        return requestId;
    }

    /** How long to wait before trying again, when the API says so; otherwise null. */
    public Long retryAfterSeconds() {
        return retryAfterSeconds;
    }
}
