/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { BaseHttpRequest } from './core/BaseHttpRequest.ts';
import type { OpenAPIConfig } from './core/OpenAPI.ts';
import { ApiKeysService } from './services/ApiKeysService.ts';
import { AuditService } from './services/AuditService.ts';
import { AuthService } from './services/AuthService.ts';
import { BanksService } from './services/BanksService.ts';
import { BeneficiariesService } from './services/BeneficiariesService.ts';
import { BoardsService } from './services/BoardsService.ts';
import { ComplianceService } from './services/ComplianceService.ts';
import { CrossBorderService } from './services/CrossBorderService.ts';
import { CustomersService } from './services/CustomersService.ts';
import { DashboardService } from './services/DashboardService.ts';
import { DraftsService } from './services/DraftsService.ts';
import { EventsService } from './services/EventsService.ts';
import { Iso20022Service } from './services/Iso20022Service.ts';
import { KeysService } from './services/KeysService.ts';
import { NonComplianceService } from './services/NonComplianceService.ts';
import { NotificationsService } from './services/NotificationsService.ts';
import { ObjectsService } from './services/ObjectsService.ts';
import { PassportsService } from './services/PassportsService.ts';
import { PurificationService } from './services/PurificationService.ts';
import { ReportsService } from './services/ReportsService.ts';
import { RequestLogService } from './services/RequestLogService.ts';
import { SandboxService } from './services/SandboxService.ts';
import { ScreeningService } from './services/ScreeningService.ts';
import { ShariahReviewsService } from './services/ShariahReviewsService.ts';
import { SmartContractsService } from './services/SmartContractsService.ts';
import { StatusService } from './services/StatusService.ts';
import { StrsService } from './services/StrsService.ts';
import { SupportService } from './services/SupportService.ts';
import { TransactionsService } from './services/TransactionsService.ts';
import { UsersService } from './services/UsersService.ts';
import { ViewsService } from './services/ViewsService.ts';
import { WalletsService } from './services/WalletsService.ts';
import { WebhooksService } from './services/WebhooksService.ts';
import { WitnessService } from './services/WitnessService.ts';
import { ZakatService } from './services/ZakatService.ts';
type HttpRequestConstructor = new (config: OpenAPIConfig) => BaseHttpRequest;
export class ConnectClient {
    public readonly apiKeys: ApiKeysService;
    public readonly audit: AuditService;
    public readonly auth: AuthService;
    public readonly banks: BanksService;
    public readonly beneficiaries: BeneficiariesService;
    public readonly boards: BoardsService;
    public readonly compliance: ComplianceService;
    public readonly crossBorder: CrossBorderService;
    public readonly customers: CustomersService;
    public readonly dashboard: DashboardService;
    public readonly drafts: DraftsService;
    public readonly events: EventsService;
    public readonly iso20022: Iso20022Service;
    public readonly keys: KeysService;
    public readonly nonCompliance: NonComplianceService;
    public readonly notifications: NotificationsService;
    public readonly objects: ObjectsService;
    public readonly passports: PassportsService;
    public readonly purification: PurificationService;
    public readonly reports: ReportsService;
    public readonly requestLog: RequestLogService;
    public readonly sandbox: SandboxService;
    public readonly screening: ScreeningService;
    public readonly shariahReviews: ShariahReviewsService;
    public readonly smartContracts: SmartContractsService;
    public readonly status: StatusService;
    public readonly strs: StrsService;
    public readonly support: SupportService;
    public readonly transactions: TransactionsService;
    public readonly users: UsersService;
    public readonly views: ViewsService;
    public readonly wallets: WalletsService;
    public readonly webhooks: WebhooksService;
    public readonly witness: WitnessService;
    public readonly zakat: ZakatService;
    public readonly request: BaseHttpRequest;
    constructor(config: Partial<OpenAPIConfig>, HttpRequest: HttpRequestConstructor) {
        this.request = new HttpRequest({
            BASE: config?.BASE ?? '',
            VERSION: config?.VERSION ?? '1.0.0',
            WITH_CREDENTIALS: config?.WITH_CREDENTIALS ?? false,
            CREDENTIALS: config?.CREDENTIALS ?? 'include',
            TOKEN: config?.TOKEN,
            USERNAME: config?.USERNAME,
            PASSWORD: config?.PASSWORD,
            HEADERS: config?.HEADERS,
            ENCODE_PATH: config?.ENCODE_PATH,
        });
        this.apiKeys = new ApiKeysService(this.request);
        this.audit = new AuditService(this.request);
        this.auth = new AuthService(this.request);
        this.banks = new BanksService(this.request);
        this.beneficiaries = new BeneficiariesService(this.request);
        this.boards = new BoardsService(this.request);
        this.compliance = new ComplianceService(this.request);
        this.crossBorder = new CrossBorderService(this.request);
        this.customers = new CustomersService(this.request);
        this.dashboard = new DashboardService(this.request);
        this.drafts = new DraftsService(this.request);
        this.events = new EventsService(this.request);
        this.iso20022 = new Iso20022Service(this.request);
        this.keys = new KeysService(this.request);
        this.nonCompliance = new NonComplianceService(this.request);
        this.notifications = new NotificationsService(this.request);
        this.objects = new ObjectsService(this.request);
        this.passports = new PassportsService(this.request);
        this.purification = new PurificationService(this.request);
        this.reports = new ReportsService(this.request);
        this.requestLog = new RequestLogService(this.request);
        this.sandbox = new SandboxService(this.request);
        this.screening = new ScreeningService(this.request);
        this.shariahReviews = new ShariahReviewsService(this.request);
        this.smartContracts = new SmartContractsService(this.request);
        this.status = new StatusService(this.request);
        this.strs = new StrsService(this.request);
        this.support = new SupportService(this.request);
        this.transactions = new TransactionsService(this.request);
        this.users = new UsersService(this.request);
        this.views = new ViewsService(this.request);
        this.wallets = new WalletsService(this.request);
        this.webhooks = new WebhooksService(this.request);
        this.witness = new WitnessService(this.request);
        this.zakat = new ZakatService(this.request);
    }
}

