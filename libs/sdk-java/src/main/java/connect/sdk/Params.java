package connect.sdk;

import java.util.LinkedHashMap;
import java.util.Map;

/** What may be said beside a request: its filters, and its idempotency key. */
public abstract class Params {
    private final Map<String, String> query = new LinkedHashMap<>();
    private String key;

    protected final void query(String name, Object value) {
        if (value != null) query.put(name, value instanceof OpenEnum word ? word.value() : value.toString());
    }

    protected final void key(String key) {
        this.key = key;
    }

    Map<String, String> query() {
        return query;
    }

    String key() {
        return key;
    }
}
