// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.service;

import connect.sdk.Call;
import connect.sdk.Transport;
import connect.sdk.model.*;
import java.util.List;

/** What is known of customers: their files, and the changes that one proposes and another decides. */
public final class CustomersService {
    private final Transport transport;

    public CustomersService(Transport transport) {
        this.transport = transport;
    }

    /**
     * List customers, those who came last first. Those of your bank, with the level in force today. Numbers of
     * documents are covered.
     */
    public List<CustomerLineDto> listCustomers() {
        return listCustomers(new ListCustomersParams());
    }

    /**
     * List customers, those who came last first. Those of your bank, with the level in force today. Numbers of
     * documents are covered.
     */
    public List<CustomerLineDto> listCustomers(ListCustomersParams params) {
        return transport.list(new Call("GET", "/api/v1/customers")
            .with(params), CustomerLineDto.class);
    }

    /**
     * Read a customer’s file. The version in force, the level it gives today, and the change that waits. Customers
     * read their own.
     */
    public CustomerDto getCustomer(String id) {
        return transport.send(new Call("GET", "/api/v1/customers/{id}")
            .path("id", id), CustomerDto.class);
    }

    /**
     * List every proposal about a customer, the newest first. Those that were approved are the versions of the
     * file; none is ever changed or removed.
     */
    public List<CustomerChangeDto> listCustomerChanges(String id) {
        return transport.list(new Call("GET", "/api/v1/customers/{id}/changes")
            .path("id", id), CustomerChangeDto.class);
    }

    /**
     * Propose the next version of a file. The whole of it. Customers propose their own data; the assessment is the
     * officers’. Nothing changes before an officer who is neither its maker nor the customer has decided it.
     */
    public CustomerChangeDto proposeCustomerChange(String id, ProposeCustomerChangeDto body) {
        return transport.send(new Call("POST", "/api/v1/customers/{id}/changes")
            .path("id", id)
            .body(body, "application/json"), CustomerChangeDto.class);
    }

    /**
     * Approve or refuse a change of a customer’s file. One officer of the customer’s bank, or an administrator,
     * who is neither the one who proposed it, by whichever account, nor the customer, nor somebody whom the
     * proposer lately appointed.
     */
    public CustomerDto decideCustomerChange(String id, DecideCustomerChangeDto body) {
        return transport.send(new Call("POST", "/api/v1/customer-changes/{id}/decide")
            .path("id", id)
            .body(body, "application/json"), CustomerDto.class);
    }
}
