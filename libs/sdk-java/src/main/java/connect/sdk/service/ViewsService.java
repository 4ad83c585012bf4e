// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.service;

import connect.sdk.Call;
import connect.sdk.Transport;
import connect.sdk.model.*;
import java.util.List;

/** Keep the ways in which you look at lists. */
public final class ViewsService {
    private final Transport transport;

    public ViewsService(Transport transport) {
        this.transport = transport;
    }

    /** List how you want your lists to look. Yours alone. A list that is not named looks as it does for everybody. */
    public List<ListLookDto> listListLooks() {
        return transport.list(new Call("GET", "/api/v1/views/looks"), ListLookDto.class);
    }

    /** Keep how you want a list to look. It takes the place of what you chose for that list before. */
    public ListLookDto keepListLook(ListLookDto body) {
        return transport.send(new Call("PUT", "/api/v1/views/looks")
            .body(body, "application/json"), ListLookDto.class);
    }

    /** List your views of every list, by name. Views are yours alone; at most one of each list is its default. */
    public List<ViewDto> listViews() {
        return transport.list(new Call("GET", "/api/v1/views"), ViewDto.class);
    }

    /**
     * Keep a view. It takes the place of your view of that list and name, if there is one. A new default of a list
     * ends the old one.
     */
    public ViewDto keepView(KeepViewDto body) {
        return transport.send(new Call("PUT", "/api/v1/views")
            .body(body, "application/json"), ViewDto.class);
    }

    /** Delete a view. It cannot be brought back. */
    public void deleteView(String id) {
        transport.send(new Call("DELETE", "/api/v1/views/{id}")
            .path("id", id), Void.class);
    }
}
