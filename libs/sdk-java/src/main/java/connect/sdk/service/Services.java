// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.service;

import connect.sdk.Transport;

/** Everything that the API can do, by subject. */
public class Services {
    /** Send money and follow what becomes of it. */
    public final TransactionsService transactions;

    /** Keep payees, have them approved, and learn whether a payee is who you take them for. */
    public final BeneficiariesService beneficiaries;

    /** Prove to others how single payments were judged, and tell them no more than you choose. */
    public final PassportsService passports;

    /** Send and take away payment messages of ISO 20022. */
    public final Iso20022Service iso20022;

    /** Keep transactions that are not finished. */
    public final DraftsService drafts;

    /** Exchange money between the two networks. */
    public final CrossBorderService crossBorder;

    /** Make Islamic contracts and take them through their lives. */
    public final SmartContractsService smartContracts;

    /** Open, fund, read, limit and freeze wallets. */
    public final WalletsService wallets;

    /** Learn what your zakat comes to, have it certified, and pay it. */
    public final ZakatService zakat;

    /** Judge payments, decide reviews, and read and version the rules. */
    public final ComplianceService compliance;

    /** Seat Shari’ah boards, and have them resolve what binds. */
    public final BoardsService boards;

    /** Keep the register of what did not comply with the Shariah. */
    public final NonComplianceService nonCompliance;

    /** Work out tainted income, set it aside, and pay it to approved charities. */
    public final PurificationService purification;

    /** Report what is suspicious to the financial intelligence unit, unknown to everybody else. */
    public final StrsService strs;

    /** Plan the annual Shariah review of a bank, draw samples, keep papers and findings. */
    public final ShariahReviewsService shariahReviews;

    /** Report compliance to regulators and boards, signed, on demand or by schedule. */
    public final ReportsService reports;

    /** Compare names with lists of sanctions. */
    public final ScreeningService screening;

    /** Learn whether Connect works. */
    public final StatusService status;

    /** Read the figures of the dashboard. */
    public final DashboardService dashboard;

    /** Read what happened. */
    public final AuditService audit;

    /** Have the heads of a log countersigned. */
    public final WitnessService witness;

    /** Hear of what happens. */
    public final EventsService events;

    /** Read what concerns you. */
    public final NotificationsService notifications;

    /** Ask the staff for help, and answer as one of them. */
    public final SupportService support;

    /** Find what an id names. */
    public final ObjectsService objects;

    /** Keep the ways in which you look at lists. */
    public final ViewsService views;

    /** Have events sent to your own systems. */
    public final WebhooksService webhooks;

    /** Read what your programs asked. */
    public final RequestLogService requestLog;

    /** Check what the bank signed. */
    public final KeysService keys;

    /** Let time pass in the sandbox. */
    public final SandboxService sandbox;

    /** Let programs act for you. */
    public final ApiKeysService apiKeys;

    /** Sign in, stay signed in, sign out. */
    public final AuthService auth;

    /** Decide who may sign in, and as what. */
    public final UsersService users;

    /** Decide which banks take part. */
    public final BanksService banks;

    /** What is known of customers: their files, and the changes that one proposes and another decides. */
    public final CustomersService customers;

    protected Services(Transport transport) {
        transactions = new TransactionsService(transport);
        beneficiaries = new BeneficiariesService(transport);
        passports = new PassportsService(transport);
        iso20022 = new Iso20022Service(transport);
        drafts = new DraftsService(transport);
        crossBorder = new CrossBorderService(transport);
        smartContracts = new SmartContractsService(transport);
        wallets = new WalletsService(transport);
        zakat = new ZakatService(transport);
        compliance = new ComplianceService(transport);
        boards = new BoardsService(transport);
        nonCompliance = new NonComplianceService(transport);
        purification = new PurificationService(transport);
        strs = new StrsService(transport);
        shariahReviews = new ShariahReviewsService(transport);
        reports = new ReportsService(transport);
        screening = new ScreeningService(transport);
        status = new StatusService(transport);
        dashboard = new DashboardService(transport);
        audit = new AuditService(transport);
        witness = new WitnessService(transport);
        events = new EventsService(transport);
        notifications = new NotificationsService(transport);
        support = new SupportService(transport);
        objects = new ObjectsService(transport);
        views = new ViewsService(transport);
        webhooks = new WebhooksService(transport);
        requestLog = new RequestLogService(transport);
        keys = new KeysService(transport);
        sandbox = new SandboxService(transport);
        apiKeys = new ApiKeysService(transport);
        auth = new AuthService(transport);
        users = new UsersService(transport);
        banks = new BanksService(transport);
        customers = new CustomersService(transport);
    }
}
